/** What this browser remembers of the puzzles of a game. */
import { recall, remember } from '$prefs/storage';

/** Solved by a move, or shown to someone who gave it up; what was shown once is no longer solved by finding it. */
export type Ending = 'solved' | 'shown';

const placeOf = (game: string): string => `puzzles.${game}`;

export const endings = (game: string): Record<string, Ending> => recall(placeOf(game), {});

export function keepEnding(game: string, id: string, ending: Ending): void {
  const known = endings(game);
  if (!known[id]) remember(placeOf(game), { ...known, [id]: ending });
}

/** The next puzzle after one that is not done yet, from the start again at the end; null if all are. */
export function nextOf(ids: readonly string[], id: string, done: Record<string, Ending>): string | null {
  const at = ids.indexOf(id);
  return [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))].find((one) => !done[one]) ?? null;
}
