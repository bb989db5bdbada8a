import { describe, expect, test } from 'vitest';
import { pace, share, steps } from '../src/boards/countUp';
import { verdict } from '../src/text/outcome';
import type { SheetRow } from '../src/net/protocol';

const line = (key: string, points: number[], rival: number | null = null): SheetRow => ({ key, points, rival });

describe('the score is counted up', () => {
  const sheet = [line('families', [9, 4]), line('nothing', [0, 0]), line('barbarians', [-1, 0]), line('total', [8, 4])];

  test('a category at a time, with the totals so far; empty ones are passed over', () => {
    expect(steps(sheet)).toEqual([
      { key: 'families', points: [9, 4], totals: [9, 4] },
      { key: 'barbarians', points: [-1, 0], totals: [8, 4] },
    ]);
  });

  test('with a rival that is no seat in the last column', () => {
    const solo = [line('fans', [3], 5), line('money', [2], 0), line('total', [5], 5)];
    expect(steps(solo).map(({ totals }) => totals)).toEqual([
      [3, 5],
      [5, 5],
    ]);
  });

  test('not at all if the categories do not make the total, or there are none', () => {
    expect(steps([line('families', [9, 4]), line('total', [8, 4])])).toEqual([]);
    expect(steps([line('total', [8, 4])])).toEqual([]);
    expect(steps([])).toEqual([]);
  });

  test('in a few seconds, however many categories there are', () => {
    for (const count of [1, 3, 8, 14]) {
      expect(pace(count)).toBeGreaterThanOrEqual(300);
      expect(count * pace(count)).toBeLessThanOrEqual(5000);
    }
  });

  test('with bars that never leave their rails', () => {
    const found = steps(sheet);
    expect([share(9, found), share(4.5, found), share(-3, found), share(99, found)]).toEqual([1, 0.5, 0, 1]);
    expect(share(0, [])).toBe(0);
  });
});

test.each([
  [[5, 3], [1, -1], { key: 'wins', best: [0], points: 5 }],
  [[4, 4, 1], [0.5, 0.5, -1], { key: 'shared-win', best: [0, 1], points: 4 }],
  [[7, 7], [-1, -1], { key: 'lost', best: [0, 1], points: 7 }],
  [[3, 3], [-1, 1], { key: 'wins', best: [1], points: 3 }],
])('scores %j with returns %j', (scores, returns, expected) => expect(verdict(scores, returns)).toEqual(expected));
