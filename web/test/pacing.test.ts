import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Shown } from '../src/net/changes';
import { type Lasts, Pacing, scenesOf } from '../src/net/pacing';
import type { GameEvent } from '../src/net/protocol';
import { PACES } from '../src/prefs/prefs.svelte';

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

test('what is next waits for the scene that is on the board, as long at every pace as it fits', () => {
  pacing.lasts = ([event]) => (event?.ply === 1 ? 2200 : 0);
  for (const ply of [1, 2]) pacing.push(state(ply, true, false, 1));
  vi.advanceTimersByTime(999);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
});

test('a question that tells nothing new comes after the scene too', () => {
  pacing.lasts = ([event]) => (event ? 2200 : 0);
  pacing.push(state(1));
  pacing.push(state(2, false));
  vi.advanceTimersByTime(999);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
});

test('what comes after a moment waits until a person continues, and then comes at the usual pace', () => {
  pacing = new Pacing(
    (message) => shown.push(message.ply),
    () => PACES.normal,
    () => Date.now(),
  );
  pacing.moments = ([event]) => event?.ply === 1;
  // The second tells nothing, as the question after a scene does.
  for (const ply of [1, 2]) pacing.push(state(ply, ply === 1));
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([1]);
  expect(pacing.halted).toBe(true);
  pacing.goOn();
  expect(shown).toEqual([1, 2]);
  pacing.push(state(3));
  vi.advanceTimersByTime(PACES.normal);
  expect(shown).toEqual([1, 2, 3]);
});

test('a moment that was told at once makes nothing wait at a slower pace later', () => {
  let pace: number = PACES.off;
  pacing = new Pacing(
    (message) => shown.push(message.ply),
    () => pace,
    () => Date.now(),
  );
  pacing.moments = ([event]) => event?.ply === 1;
  pacing.push(state(1));
  pace = PACES.normal;
  pacing.push(state(2));
  vi.advanceTimersByTime(PACES.normal);
  expect(shown).toEqual([1, 2]);
});

test('at a fast pace a moment goes on by itself', () => {
  pacing.moments = ([event]) => event !== undefined;
  for (const ply of [1, 2]) pacing.push(state(ply));
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([1, 2]);
});

test('a state is split into scenes, each with one player and at most one thing for the board to play', () => {
  const event = (ply: number, by: number, key = 'x'): GameEvent => ({ ply, by, key, args: {}, rule: '' });
  const events = [event(1, 0), event(2, 0), event(3, 1, 'fight'), event(3, 1), event(4, 1), event(5, 2)];
  const lasts = (scene: readonly GameEvent[]) => (scene.some(({ key }) => key === 'fight') ? 1000 : 0);
  const plies = (told: Lasts) => scenesOf(events, told).map((scene) => scene.map(({ ply }) => ply));
  expect(plies(() => 0)).toEqual([[1, 2], [3, 3, 4], [5]]);
  expect(plies(lasts)).toEqual([[1, 2], [3, 3], [4], [5]]);
});
