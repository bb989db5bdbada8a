import { describe as suite, expect, test } from 'vitest';
import { bundleOf, GameTexts } from '../src/lib/fluent';
import { actionFor, describe, lines } from '../src/lib/plain';
import { Play } from '../src/lib/play';

const NAMES = ['Ann', 'Ben'];
const texts = new GameTexts(
  bundleOf(
    'en',
    `
rank-1 = ace
rank-2 = { $count ->
    [1] 1 two
   *[other] two
}
view-hand = Hand
    .of = rank
view-paid = Paid
    .each = seat
view-points = Points
`,
  ),
  'en',
  NAMES,
);
const view = {
  player: 1,
  first_card: null,
  hand: ['1', '2', '2'],
  paid: [3, 4],
  players: [
    { points: 5, out: false },
    { points: 6, out: true },
  ],
};

suite('the board of a game that brings none', () => {
  const told = describe(texts, view, 2);

  test('names fields by their texts, or by their own names', () => {
    expect(told.common.map((row) => row.label)).toEqual(['First card', 'Hand']);
    expect(told.seats.map((row) => row.label)).toEqual(['Paid', 'Points', 'Out']);
  });

  test('counts the words that are there several times', () => {
    expect(told.common[1]?.values[0]).toEqual([
      { text: 'ace', kind: 'rank', word: '1' },
      { text: 'two', kind: 'rank', word: '2', count: 2 },
    ]);
  });

  test('gives each seat its own column', () => {
    expect(told.seats.map((row) => row.values[1]?.map((part) => part.text))).toEqual([['4'], ['6'], ['✓']]);
  });

  test('says it all in lines', () => {
    expect(lines(view, texts, NAMES)).toEqual([
      { heading: '', lines: ['First card: –', 'Hand: ace, two ×2'] },
      { heading: 'Ann', lines: ['Paid: 3', 'Points: 5', 'Out: –'] },
      { heading: 'Ben', lines: ['Paid: 4', 'Points: 6', 'Out: ✓'] },
    ]);
  });

  const offer = (number: number, verb: string, rank: string) => ({ number, action: { verb, rank }, words: '' });
  const playing = (...offered: ReturnType<typeof offer>[]) =>
    new Play(
      offered,
      () => undefined,
      () => Promise.resolve(null),
      true,
    );
  const ace = { text: 'ace', kind: 'rank', word: '1' };

  test('makes a choice of a word that one offered action is about', () => {
    const play = playing(offer(0, 'play', '1'), offer(1, 'play', '2'));
    expect(actionFor(play, ace)?.number).toBe(0);
    expect(actionFor(play, { text: 'three', kind: 'rank', word: '3' })).toBeNull();
    expect(actionFor(play, { text: '5' })).toBeNull();
  });

  test('makes none where several verbs take such words', () => {
    expect(actionFor(playing(offer(0, 'play', '1'), offer(1, 'drop', '2')), ace)).toBeNull();
  });
});
