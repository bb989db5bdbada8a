import type { GameInfo } from '$net/protocol';

type Placed = Pick<GameInfo, 'title' | 'stage' | 'weight' | 'minutes'>;

/**
 * The games that the shelf shows: those that are easy to learn first, then those that are short. Examples can be played
 * too, by those who know their address.
 */
export const catalogueOf = <Shown extends Placed>(games: Shown[]): Shown[] =>
  games
    .filter((game) => game.stage === 'complete')
    .sort(
      (one, other) =>
        one.weight - other.weight || one.minutes[1] - other.minutes[1] || one.title.localeCompare(other.title),
    );
