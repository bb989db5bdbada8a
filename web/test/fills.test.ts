import { expect, test } from 'vitest';
import { whenFilled } from '../src/lobby/fills';

test('a time that has passed is not given for when bots come', () => {
  const table = { fill: 'greedy', fills: '2030-01-02T10:30:00Z' };
  const at = Date.parse(table.fills);
  expect(whenFilled(table, at - 1)).toMatch(/^Bots \(Greedy\) take the empty seats at \d/);
  expect(whenFilled(table, at)).toBe('Bots (Greedy) fill the empty seats once someone is waiting there.');
  expect(whenFilled({ fill: null, fills: null }, at)).toBe('');
  expect(whenFilled(null, at)).toBe('');
});
