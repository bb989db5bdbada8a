import { expect, test } from 'vitest';
import { nextOf } from '../src/puzzles/solved';

test('the next puzzle is the next one that is not done, from the start again', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(nextOf(ids, 'a', { a: 'solved' })).toBe('b');
  expect(nextOf(ids, 'b', { b: 'solved', c: 'shown' })).toBe('d');
  expect(nextOf(ids, 'd', { d: 'solved' })).toBe('a');
  expect(nextOf(ids, 'c', { a: 'solved', b: 'shown', c: 'solved', d: 'solved' })).toBeNull();
});
