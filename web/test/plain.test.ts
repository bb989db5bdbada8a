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

  test('makes a choice of a word that one offered action is about', () => {
    const offer = (number: number, action: { verb: string; [arg: string]: string }) => ({ number, action, words: '' });
    const play = new Play(
      [
        offer(0, { verb: 'play', rank: '1' }),
        offer(1, { verb: 'play', rank: '2' }),
        offer(2, { verb: 'drop', rank: '2' }),
      ],
      () => undefined,
      () => Promise.resolve(null),
      true,
    );
    expect(actionFor(play, { text: 'ace', kind: 'rank', word: '1' })?.number).toBe(0);
    expect(actionFor(play, { text: 'two', kind: 'rank', word: '2' })).toBeNull();
    expect(actionFor(play, { text: '5' })).toBeNull();
  });
});
