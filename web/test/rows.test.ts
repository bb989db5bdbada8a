import { expect, test } from 'vitest';
import { inRows, isCrowded, narrowest, ROOM } from '../../src/ludotheque/games/koryo/board/rows';

/** Every way to hold so many cards of up to nine kinds, in the order of the court. */
function hands(cards: number, kinds = 9): number[][] {
  if (cards === 0) return [[]];
  if (kinds === 0) return [];
  return Array.from({ length: cards }, (_, more) => more + 1).flatMap((count) =>
    hands(cards - count, kinds - 1).map((rest) => [count, ...rest]),
  );
}

test('every hand of Koryŏ fits on the narrowest phone, in the same order', () => {
  for (const cards of [1, 5, 9, 10])
    for (const counts of hands(cards)) {
      const hand = counts.map((count, kind) => ({ kind, count }));
      const rows = inRows(hand);
      expect(rows.length).toBeLessThanOrEqual(2);
      expect(rows.flat()).toEqual(hand);
      for (const row of rows) expect(narrowest(row), counts.join(', ')).toBeLessThanOrEqual(ROOM);
    }
});

test('a few kinds lie in one row', () => {
  expect(inRows([{ count: 3 }, { count: 2 }, { count: 2 }, { count: 1 }])).toHaveLength(1);
});

test('a strip of many kinds needs all the room of the narrowest phone', () => {
  const of = (...counts: number[]) => counts.map((count) => ({ count }));
  expect(isCrowded(of(3, 2, 1))).toBe(false);
  expect(isCrowded(of(1, 1, 1, 1, 1, 1, 1, 1, 1, 1))).toBe(true);
  expect(isCrowded(of(3, 3, 2, 2))).toBe(true);
});
