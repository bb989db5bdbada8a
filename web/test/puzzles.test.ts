import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PuzzleStep } from '../src/net/protocol';
import { Following } from '../src/puzzles/following.svelte';
import { nextOf } from '../src/puzzles/solved';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const STEPS = [1, 2, 3].map((view) => ({ view, events: [] }) as unknown as PuzzleStep);
const PACE = 100;

test('what follows a wrong move is shown turn by turn, and the position comes back', () => {
  const following = new Following(() => PACE);
  following.show(STEPS, 'goes back');
  expect([following.view, following.told]).toEqual([1, 1]);
  vi.advanceTimersByTime(2 * PACE);
  expect([following.view, following.told]).toEqual([2, 2]);
  vi.advanceTimersByTime(2 * PACE);
  expect([following.view, following.told]).toEqual([3, 3]);
  vi.advanceTimersByTime(4 * PACE);
  expect([following.view, following.told]).toEqual([null, 3]);
});

test('what follows the right move stays', () => {
  const following = new Following(() => PACE);
  following.show(STEPS, 'stays');
  vi.runAllTimers();
  expect(following.at).toBe(2);
});

test('without a pace its end is there at once, until one goes back', () => {
  const following = new Following(() => 0);
  following.show(STEPS, 'goes back');
  vi.runAllTimers();
  expect([following.view, following.told]).toEqual([3, 3]);
  following.back();
  expect([following.view, following.told]).toEqual([null, 3]);
});

test('a turn that is looked at stays, and so does the position that one goes back to', () => {
  const following = new Following(() => PACE);
  following.show(STEPS, 'goes back');
  following.look(0);
  vi.runAllTimers();
  expect(following.at).toBe(0);
  following.show(STEPS, 'stays');
  following.back();
  vi.runAllTimers();
  expect([following.at, following.told]).toEqual([null, 3]);
});

test('the board has the time to tell of a turn', () => {
  const following = new Following(() => 1100);
  following.lasts = () => 5000;
  following.show(STEPS, 'stays');
  vi.advanceTimersByTime(4999);
  expect(following.at).toBe(0);
  vi.advanceTimersByTime(1);
  expect(following.at).toBe(1);
});

test('the next puzzle is the next one that is not done, from the start again', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(nextOf(ids, 'a', { a: 'solved' })).toBe('b');
  expect(nextOf(ids, 'b', { b: 'solved', c: 'shown' })).toBe('d');
  expect(nextOf(ids, 'd', { d: 'solved' })).toBe('a');
  expect(nextOf(ids, 'c', { a: 'solved', b: 'shown', c: 'solved', d: 'solved' })).toBeNull();
});
