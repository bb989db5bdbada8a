import { expect, test } from 'vitest';
import { costOf, marginOf, regained } from '../src/review/measures';

test('no measurement is exact', () => {
  expect([0, 0.002, 0.034].map(marginOf)).toEqual([1, 1, 3]);
});

test('tells small costs in chances and large ones in wins', () => {
  expect(costOf(-0.01)).toEqual({ unit: 'none', cost: 0 });
  expect(costOf(-0.4)).toEqual({ unit: 'percent', cost: 40 });
  expect(costOf(-2.2)).toEqual({ unit: 'wins', cost: 2 });
});

test('says how much luck and the others gave back', () => {
  expect(regained(-2.2, 1.65)).toBe('most');
  expect(regained(-2.2, 2.5)).toBe('all');
  expect(regained(-2.2, 0.5)).toBe('some');
  expect(regained(-2.2, 0.01)).toBe('none');
  expect(regained(-0.4, -0.2)).toBe('less');
  expect(regained(0, 0.3)).toBe('more');
});
