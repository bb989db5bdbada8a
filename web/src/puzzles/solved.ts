/** What this browser remembers of the puzzles of a game. */
import type { PuzzleInfo } from '$net/protocol';
import { recall, recallAll, remember } from '$prefs/storage';

/** Solved by a move, or shown to someone who gave it up; what was shown once is no longer solved by finding it. */
export type Ending = 'solved' | 'shown';

const placeOf = (game: string): string => `puzzles.${game}`;

export const endings = (game: string): Record<string, Ending> => recall(placeOf(game), {});

export function keepEnding(game: string, id: string, ending: Ending): void {
  const known = endings(game);
  if (!known[id]) remember(placeOf(game), { ...known, [id]: ending });
}

/** How many of these puzzles are solved. */
export const solvedOf = (puzzles: readonly { id: string }[], done: Record<string, Ending>): number =>
  puzzles.filter(({ id }) => done[id] === 'solved').length;

/** The next puzzle after one that is not done yet, from the start again at the end; null if all are. */
export function nextOf(ids: readonly string[], id: string, done: Record<string, Ending>): string | null {
  const at = ids.indexOf(id);
  return [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))].find((one) => !done[one]) ?? null;
}

const themeOf = (game: string): string => `puzzles-theme.${game}`;

/** The theme that was chosen last; empty for all puzzles. */
export const chosenTheme = (game: string): string => recall(themeOf(game), '');
export const chooseTheme = (game: string, theme: string): void => remember(themeOf(game), theme);

/** The puzzles of a theme; all of them without one. */
export const withTheme = (puzzles: readonly PuzzleInfo[], theme: string): readonly PuzzleInfo[] =>
  theme ? puzzles.filter(({ themes }) => themes.includes(theme)) : puzzles;

/** Whether this browser has been through a lesson of a game, or has done a puzzle of it. */
export const learnt = (game: string): boolean =>
  Object.keys(endings(game)).length > 0 || recallAll<{ done?: boolean }>(`lesson.${game}.`).some(({ done }) => done);
