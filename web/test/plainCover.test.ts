import { describe, expect, test } from 'vitest';
import { coverOf } from '../src/boards/plainCover';

describe('the cover of a game that brings none', () => {
  test('is the same for the same game, and another for another', () => {
    expect(coverOf('tide_pool', 'Tide Pool')).toEqual(coverOf('tide_pool', 'Tide Pool'));
    expect(coverOf('tide_pool', 'Tide Pool').tiles).not.toEqual(coverOf('last_ferry', 'Last Ferry').tiles);
  });

  test('shows the first letters of a title, and breaks a long one', () => {
    const cover = coverOf('long', 'The Extraordinary Voyage of Ålesund');
    expect(cover.letters).toBe('TE');
    expect(cover.lines).toEqual(['The', 'Extraordinary', 'Voyage of', 'Ålesund']);
  });

  test('never runs out of letters', () => {
    expect(coverOf('hanabi', '花火').letters).toBe('花');
  });
});
