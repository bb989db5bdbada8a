import { expect, test } from 'vitest';
import { costOf, marginOf, regained } from '../src/review/measures';

test('no measurement is exact', () => {
  expect([0, 0.002, 0.034].map(marginOf)).toEqual([1, 1, 3]);
});

test('what decisions cost is told in the unit that fits', () => {
  expect(costOf(-0.01)).toEqual({ unit: 'none', cost: 0 });
  expect(costOf(-0.4)).toEqual({ unit: 'percent', cost: 40 });
  expect(costOf(-2.2)).toEqual({ unit: 'wins', cost: 2 });
});

test('what came back is told beside what was lost', () => {
  expect(regained(-2.2, 1.65)).toBe('most');
  expect(regained(-2.2, 2.5)).toBe('all');
  expect(regained(-2.2, 0.5)).toBe('some');
  expect(regained(-2.2, 0.01)).toBe('none');
  expect(regained(-0.4, -0.2)).toBe('less');
  expect(regained(0, 0.3)).toBe('more');
});
