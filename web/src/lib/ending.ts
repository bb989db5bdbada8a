/** What can be told of a finished game from its score sheet and its race. */
import type { SheetLine } from './protocol';

export function winners(scores: number[]): number[] {
  const most = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === most ? [seat] : []));
}

/** The line of the sheet that put the winner furthest ahead of the runner-up; null when the win is shared. */
export function decisive(sheet: SheetLine[], scores: number[]): { key: string; seat: number; swing: number } | null {
  const [seat, ...shared] = winners(scores);
  if (seat === undefined || shared.length) return null;
  const second = scores.map((score, other) => (other === seat ? -Infinity : score));
  const rival = second.indexOf(Math.max(...second));
  let found: { key: string; seat: number; swing: number } | null = null;
  for (const { key, points } of sheet) {
    const swing = (points[seat] ?? 0) - (points[rival] ?? 0);
    if (key !== 'total' && swing > (found?.swing ?? 0)) found = { key, seat, swing };
  }
  return found;
}

/** The first frame from which the winner was never caught up again; null when the win is shared. */
export function leadSince(race: number[][]): number | null {
  const last = race.at(-1);
  if (!last) return null;
  const [seat, ...shared] = winners(last);
  if (seat === undefined || shared.length) return null;
  let since = race.length - 1;
  while (since > 0 && ahead(race[since - 1] ?? [], seat)) since -= 1;
  return since;
}

const ahead = (scores: number[], seat: number): boolean =>
  scores.every((score, other) => other === seat || score < (scores[seat] ?? 0));
