import type { GameInfo } from './protocol';

/** The games that the shelf shows. Examples can be played too, by those who know their address. */
export const onShelf = (games: GameInfo[]): GameInfo[] => games.filter((game) => game.stage === 'complete');
