import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Shown } from '../src/lib/changes';
import { Pacing } from '../src/lib/pacing';

const state = (ply: number, told = true, replace = false): Shown => ({
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
  events: told ? [{ ply, by: null, key: 'x', args: {}, rule: '' }] : [],
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
