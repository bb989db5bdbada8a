import { expect, test } from 'vitest';
import type { GameEvent } from '../src/net/protocol';
import { cues, follow, type Thrown } from '../../src/ludotheque/games/kick_ass/board/thrown';
import type { KickAssView } from '../../src/ludotheque/games/kick_ass/board/view';

const happened = (key: string, args: GameEvent['args']): GameEvent => ({ ply: 1, by: 0, key, args, rule: 'fights' });
const START = happened('fight', { seat: 0, district: 'docks' });
const ROLL = happened('roll', { seat: 0, die: { 'red-hit': 3 } });
const OUTCOME = happened('outcome', { power: 3, shields: 1, hits: 3, count: 2 });
const HURT = happened('suffer', { seat: 0, count: 2 });
const FALL = happened('kill-minion', { seat: 0, district: 'docks', count: 2, hits: 2 });
const OVER = happened('fight-over', { district: 'docks', hits: 1 });
const NEXT = happened('spawn', {});

const at = (segment: string): KickAssView => ({ round: 2, segment, fight: null }) as KickAssView;
const kinds = (thrown: Thrown | null) => thrown?.beats.map(({ kind }) => kind);

test('a fight shows the result of the dice, each hero who is hurt and each enemy who falls', () => {
  const told = follow(null, [START, ROLL, OUTCOME, HURT, FALL, OVER], null, at('night'));
  expect(kinds(told)).toEqual(['outcome', 'hits', 'suffer', 'fall', 'fall', 'wasted']);
});

test('the moments of a fight come one after the other, after the dice, within three seconds', () => {
  const told = follow(null, [START, ROLL, OUTCOME, HURT, ...Array<GameEvent>(9).fill(FALL)], null, at('night'));
  const when = cues(told as Thrown);
  expect(when[0]).toBeGreaterThan(0);
  expect(when).toEqual([...new Set(when)].sort((one, other) => one - other));
  expect(Math.max(...when)).toBeLessThan(3000);
});

test('what was seen of a fight is not played again', () => {
  const rolled = follow(null, [START, ROLL, OUTCOME], null, at('night'));
  const told = follow(rolled, [HURT], null, at('night'));
  expect(cues(told as Thrown)).toEqual([0, 0, 0]);
});

test('a player who joins during a fight sees how it ends', () => {
  const fight = { at: 'docks', power: 3, fighters: [], damage: 0, hits: 0, costs: {} };
  const told = follow(null, [OUTCOME], { ...at('night'), fight }, at('night'));
  expect(told).toMatchObject({
    at: 'docks',
    beats: [
      { kind: 'outcome', damage: 2 },
      { kind: 'hits', count: 3 },
    ],
  });
});

test('the last fight of a segment is still shown when the next one begins, and no longer', () => {
  const told = follow(null, [START, ROLL, OUTCOME, NEXT], null, at('morning'));
  expect(told?.segment).toBe('2 morning');
  expect(follow(told, [NEXT], null, at('night'))?.segment).toBe('2 morning');
});

test('a minion that a card removes is no part of the fight before', () => {
  const told = follow(null, [START, ROLL, OUTCOME], null, at('night'));
  const killed = happened('kill-minion', { seat: 0, district: 'park', count: 1, hits: 0 });
  expect(kinds(follow(told, [killed], null, at('night')))).toEqual(['outcome', 'hits']);
});

test('the black die is shown with the fight that hurt the hero, and with no fight of an earlier segment', () => {
  const faint = happened('faint', { seat: 0, life: 4, happiness: 4 });
  const hurt = follow(null, [START, ROLL, OUTCOME, HURT], null, at('night'));
  const told = follow(hurt, [faint], at('night'), at('night'));
  expect(told?.beats.at(-1)).toEqual({ kind: 'black', seat: 0, faints: true });
  expect(kinds(follow(hurt, [faint], at('morning'), at('morning')))).toEqual(kinds(hurt));
});
