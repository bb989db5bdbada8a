import { describe, expect, test } from 'vitest';
import { plainCover } from '../src/boards/plainCover';

describe('the cover of a game that brings none', () => {
  test('is the same for the same game, and another for another', () => {
    expect(plainCover('tide_pool', 'Tide Pool')).toEqual(plainCover('tide_pool', 'Tide Pool'));
    expect(plainCover('tide_pool', 'Tide Pool').tiles).not.toEqual(plainCover('last_ferry', 'Last Ferry').tiles);
  });

  test('shows the first letters of a title, and breaks a long one', () => {
    const cover = plainCover('long', 'The Extraordinary Voyage of Ålesund');
    expect(cover.letters).toBe('TE');
    expect(cover.lines).toEqual(['The', 'Extraordinary', 'Voyage of', 'Ålesund']);
  });

  test('never runs out of letters', () => {
    expect(plainCover('hanabi', '花火').letters).toBe('花');
  });
});
