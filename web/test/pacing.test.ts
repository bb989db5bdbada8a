import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Shown } from '../src/net/changes';
import { Pacing } from '../src/net/pacing';

/** The state after a ply; players act in turns, unless it says by whom. */
const state = (ply: number, told = true, replace = false, by = ply % 2): Shown => ({
  type: 'state',
  eyes: 0,
  ply,
  player: 1,
  view: {},
  changes: [],
  own: [],
  prompt: { key: 'x', args: {}, rule: '' },
  asked: null,
  offered: [],
  events: told ? [{ ply, by, key: 'x', args: {}, rule: '' }] : [],
  replace,
  scores: [],
  undo: null,
  over: false,
  sheet: null,
  returns: null,
  ending: null,
  ended: null,
  secret: null,
});

let shown: number[];
let pacing: Pacing;
beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pacing = new Pacing(
    (message) => shown.push(message.ply),
    () => 500,
    () => Date.now(),
  );
});
afterEach(() => vi.useRealTimers());

test('each ply is shown before the next', () => {
  for (const ply of [1, 2, 3]) pacing.push(state(ply));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([1, 2, 3]);
});

test('a turn is one scene: its plies follow quickly, and a pause comes before the next turn', () => {
  for (const ply of [1, 2, 3]) pacing.push(state(ply, true, false, 1));
  pacing.push(state(4, true, false, 2));
  vi.advanceTimersByTime(400);
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(499);
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test('a turn of very many plies takes no longer than four pauses', () => {
  const plies = Array.from({ length: 60 }, (_, index) => index + 1);
  for (const ply of plies) pacing.push(state(ply, true, false, 1));
  vi.advanceTimersByTime(1000);
  expect(shown.length).toBeLessThan(60);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(plies);
});

test('a ply that tells nothing takes no time', () => {
  pacing.push(state(1));
  pacing.push(state(2, false));
  expect(shown).toEqual([1, 2]);
});

test('the answer to our own action is shown at once, what others do then is not', () => {
  pacing.push(state(1));
  pacing.expectOwn(1);
  pacing.push(state(2));
  pacing.push(state(3));
  expect(shown).toEqual([1, 2]);
});

test('hurrying shows all that waits, in order', () => {
  for (const ply of [1, 2, 3]) pacing.push(state(ply));
  pacing.hurry();
  expect(shown).toEqual([1, 2, 3]);
  expect(pacing.waiting).toBe(0);
});

test('after an undo what waited is forgotten', () => {
  for (const ply of [1, 2, 3]) pacing.push(state(ply));
  pacing.push(state(4, true, true));
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1, 4]);
});
