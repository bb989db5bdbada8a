import { beforeEach, expect, test, vi } from 'vitest';
import { prefs } from '$prefs/prefs.svelte';
import type { Action, Cause, Hint } from '$net/protocol';
import type { TableModel } from '$net/table.svelte';
import { Coach } from '../src/teaching/coach.svelte';

const END: Action = { verb: 'end' };
const BANK: Action = { verb: 'bank' };
const HINT = { seat: 0, ply: 3, best: BANK, blunders: [END] } as unknown as Hint;
const COST = { kind: 'own', key: 'tokens', points: 2 } as Cause;

let model: {
  actionable: { ply: number } | null;
  people: { terms: { rated: boolean } | null };
  foresee: () => unknown;
  causesOf: (action: Action) => Promise<Cause[] | null>;
  act: (action: Action) => void;
};

/** The estimate has arrived. */
const arrived = () => Promise.resolve();
const coachOf = (game = 'koryo') => new Coach(model as unknown as TableModel, game);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  prefs.coach = true;
  model = {
    actionable: { ply: 3 },
    people: { terms: { rated: false } },
    foresee: vi.fn(() => Promise.resolve(HINT)),
    causesOf: vi.fn(() => Promise.resolve([COST])),
    act: vi.fn(),
  };
});

test('a question is explained until it has been answered once, and then never again', () => {
  const coach = coachOf();
  coach.look(3, 'orders', true);
  expect(coach.topic).toBe('orders');
  coach.learnt();
  coach.look(5, 'reveal', true);
  expect(coach.topic).toBe('reveal');
  coach.look(9, 'orders', true);
  expect(coach.topic).toBeNull();
  expect(coachOf().topic).toBeNull();
});

test('an explanation that was read stays until its question is answered, also when the texts come anew', () => {
  const coach = coachOf();
  coach.look(3, 'orders', true);
  coach.read();
  coach.look(3, 'orders', true);
  expect([coach.topic, coach.known]).toEqual(['orders', true]);
  coach.learnt();
  coach.look(5, 'reveal', true);
  expect([coach.topic, coach.known]).toEqual(['reveal', false]);
  expect(coachOf().topic).toBeNull();
  const later = coachOf();
  later.look(9, 'orders', true);
  expect(later.topic).toBeNull();
});

test('what was learnt in one game is explained in another', () => {
  const coach = coachOf();
  coach.look(3, 'turn', true);
  coach.learnt();
  const other = coachOf('manga_dice');
  other.look(3, 'turn', true);
  expect(other.topic).toBe('turn');
});

test('a question whose text comes late is explained when it is there', () => {
  const coach = coachOf();
  coach.look(3, 'orders', false);
  expect(coach.topic).toBeNull();
  coach.look(3, 'orders', true);
  expect(coach.topic).toBe('orders');
});

test('a move that loses much waits once, and is then played all the same', async () => {
  const coach = coachOf();
  coach.look(3, 'end', true);
  await arrived();
  expect(coach.holds(BANK)).toBe(false);
  expect(coach.holds({ ...END })).toBe(true);
  expect(coach.doubt).toEqual({ action: END, hint: HINT });
  expect(coach.holds(END)).toBe(false);
});

test('a question whose answer was played in spite of the warning is not explained again', async () => {
  const coach = coachOf();
  coach.look(3, 'end', true);
  await arrived();
  coach.holds(END);
  coach.insist();
  expect(model.act).toHaveBeenCalledWith(END);
  expect(coach.doubt).toBeNull();
  coach.look(9, 'end', true);
  expect(coach.topic).toBeNull();
});

test('no move waits for an estimate, nor for one of an earlier question', async () => {
  const coach = coachOf();
  coach.look(3, 'end', true);
  expect(coach.holds(END)).toBe(false);
  await arrived();
  model.actionable = { ply: 4 };
  expect(coach.holds(END)).toBe(false);
});

test('a coach that was turned off holds nothing up', async () => {
  const coach = coachOf();
  coach.look(3, 'end', true);
  await arrived();
  prefs.coach = false;
  expect(coach.holds(END)).toBe(false);
});

test('a question is looked at once, and a new one forgets the doubt about the last', async () => {
  const coach = coachOf();
  coach.look(3, 'end', true);
  coach.look(3, 'end', true);
  expect(model.foresee).toHaveBeenCalledTimes(1);
  await arrived();
  coach.holds(END);
  coach.look(4, 'orders', true);
  expect(coach.doubt).toBeNull();
});

test('a rated game has no estimate to warn by, and its questions are explained all the same', async () => {
  model.people.terms = { rated: true };
  const coach = coachOf();
  coach.look(3, 'end', true);
  await arrived();
  expect(model.foresee).not.toHaveBeenCalled();
  expect(coach.holds(END)).toBe(false);
  expect(coach.topic).toBe('end');
});

test('the cost of a doubtful move is said once it is known, and not of a move that waits no longer', async () => {
  const coach = coachOf();
  coach.look(3, 'orders', true);
  await arrived();
  expect(coach.holds(END)).toBe(true);
  expect(coach.causes).toEqual([]);
  await arrived();
  expect(coach.causes).toEqual([COST]);
  expect(model.causesOf).toHaveBeenCalledWith(END);

  const other = coachOf('gold_record');
  other.look(3, 'orders', true);
  await arrived();
  other.holds(END);
  other.doubt = null;
  await arrived();
  expect(other.causes).toEqual([]);
});
