/** A player's own mistakes, kept by this browser as puzzles: the decision as it was reviewed, and where it was made. */
import type { Replay, ReviewedDecision } from '$net/protocol';
import { recall, remember } from '$prefs/storage';

export type Mistake = {
  id: string;
  table: string;
  names: readonly string[];
  /** Names of pieces that the options give the game. */
  words: Record<string, string>;
  decision: ReviewedDecision;
};

/** So many of a game are kept, the latest. */
const MOST = 40;

const placeOf = (game: string): string => `mistakes.${game}`;

export const mistakes = (game: string): readonly Mistake[] => recall(placeOf(game), []);

/** The decisions that are worth a puzzle. */
export const worthKeeping = (decisions: readonly ReviewedDecision[]): ReviewedDecision[] =>
  decisions.filter(({ grade }) => grade === 'mistake' || grade === 'blunder');

export function keepMistakes(table: string, replay: Replay, decisions: readonly ReviewedDecision[]): void {
  const found = decisions.map((decision) => ({
    id: `mine-${table}-${decision.entry}`,
    table,
    names: replay.seats,
    words: replay.words,
    decision,
  }));
  const before = mistakes(replay.game).filter(({ id }) => !found.some((one) => one.id === id));
  remember(placeOf(replay.game), [...before, ...found].slice(-MOST));
}
