import { expect, test } from 'vitest';
import { flightsOf } from '../../src/ludotheque/games/gold_record/board/pieces';

test('square cards that are given back fly from their piles to the discards', () => {
  const args = { seat: 1, cards: { money: 1, song: 2 } };
  expect(flightsOf({ ply: 4, by: 1, key: 'give-back', args, rule: 'r10' })).toEqual([
    { from: 'held:1:money', to: 'spent', look: 'held:1:money' },
    { from: 'held:1:song', to: 'spent', look: 'held:1:song' },
  ]);
});
