import { expect, test } from 'vitest';
import { catalogueOf } from '../src/boards/catalogue';

const game = (title: string, weight: 1 | 2 | 3 | 4 | 5, most: number, stage: 'complete' | 'example' = 'complete') => ({
  title,
  weight,
  minutes: [5, most] as [number, number],
  stage,
});

test('the shelf has what is easy to learn first, then what is short, and no examples', () => {
  const games = [
    game('Long', 2, 90),
    game('Heavy', 5, 20),
    game('Example', 1, 1, 'example'),
    game('Short', 2, 30),
    game('Also short', 2, 30),
    game('Light', 1, 120),
  ];
  const before = games.map(({ title }) => title);
  expect(catalogueOf(games).map(({ title }) => title)).toEqual(['Light', 'Also short', 'Short', 'Long', 'Heavy']);
  expect(games.map(({ title }) => title)).toEqual(before);
});
