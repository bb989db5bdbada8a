import { describe as suite, expect, test } from 'vitest';
import { bundleOf, GameTexts } from '../src/text/fluent';
import { actionFor, describe, spoken } from '../src/boards/description';
import { Play } from '../src/boards/offers';

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
    .choose = play
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
      [
        { text: 'ace', kind: 'rank', verb: 'play', word: '1' },
        { text: 'two', kind: 'rank', verb: 'play', word: '2', count: 2 },
      ],
    ]);
  });

  test('gives each seat its own column', () => {
    expect(told.seats.map((row) => row.values[1]?.map(spoken))).toEqual([['4'], ['6'], ['✓']]);
  });

  const only = (value: unknown) => describe(texts, value, 2).common[0]?.values[0];

  test('gives the fields within a field a line each, with their own words as words', () => {
    expect(only({ market: { hand: ['1'], left_over: -3, points: null } })).toEqual([
      [{ label: 'Hand', text: 'ace', kind: 'rank', verb: 'play', word: '1' }],
      [{ label: 'Left over', text: '−3' }],
      [{ label: 'Points', text: '–' }],
    ]);
  });

  test('takes the words within a field as being of its kind, unless they say another', () => {
    expect(only({ hand: { north: '1', south: ['2', null] } })?.map(spoken)).toEqual(['North: ace', 'South: two, –']);
  });

  test('gives each object of a list a line, and keeps the order of a list of lists', () => {
    const piles = [
      { hand: '1', left: 2 },
      { hand: null, left: 0 },
    ];
    expect(only({ piles })?.map(spoken)).toEqual(['Hand: ace, Left: 2', 'Hand: –, Left: 0']);
    expect(only({ hand: [['1', '2', '1'], []] })?.map(spoken)).toEqual(['ace, two, ace', '–']);
  });

  test('writes a negative number with a real minus in a text too', () => {
    expect(
      new GameTexts(bundleOf('en', 'log-lose = { $points } points'), 'en', []).text('log-lose', { points: -2 }),
    ).toBe('−2 points');
  });

  const offer = (number: number, verb: string, rank: string) => ({ number, action: { verb, rank }, words: '' });
  const playing = (...offered: ReturnType<typeof offer>[]) =>
    new Play(
      offered,
      () => undefined,
      () => Promise.resolve(null),
      true,
    );
  const ace = { text: 'ace', kind: 'rank', verb: 'play', word: '1' };

  test('makes a choice of a word that one offered action is about', () => {
    const play = playing(offer(0, 'play', '1'), offer(1, 'play', '2'));
    expect(actionFor(play, ace)?.number).toBe(0);
    expect(actionFor(play, { ...ace, text: 'three', word: '3' })).toBeNull();
    expect(actionFor(play, { text: '5' })).toBeNull();
  });

  test('makes none of the cards of a hand where a card is to be named', () => {
    expect(actionFor(playing(offer(0, 'name', '1'), offer(1, 'name', '2')), ace)).toBeNull();
  });

  test('makes none of a word whose field says no verb', () => {
    expect(actionFor(playing(offer(0, 'play', '1')), { text: 'ace', kind: 'rank', word: '1' })).toBeNull();
  });

  test('makes none where several actions take the word', () => {
    expect(actionFor(playing(offer(0, 'play', '1'), offer(1, 'play', '1')), ace)).toBeNull();
  });
});
