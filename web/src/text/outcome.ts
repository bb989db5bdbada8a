/** What can be told of a finished game from its score sheet and its race. */
import { signed } from './fluent';
import type { SheetRow } from '$net/protocol';

/** The seats with the highest number. Who won is asked of the returns, which know the tie-breaks; points do not. */
export function winners(numbers: number[]): number[] {
  const most = Math.max(...numbers);
  return numbers.flatMap((number, seat) => (number === most ? [seat] : []));
}

/** Who has won, with how many points, and the text that says so. Where all lose, as a team does, no one has won. */
export function verdict(
  scores: number[],
  returns: number[],
): { key: 'lost' | 'shared-win' | 'wins'; best: number[]; points: number } {
  const best = winners(returns);
  const lost = returns.every((one) => one < 0);
  return { key: lost ? 'lost' : best.length > 1 ? 'shared-win' : 'wins', best, points: scores[best[0] ?? 0] ?? 0 };
}

/** The points of everyone, the most first. Who won is not said: a tie-break may decide, or someone gave up. */
export const scores = (seats: { name: string }[], points: number[]): string =>
  seats
    .map(({ name }, seat) => ({ name, points: points[seat] ?? 0 }))
    .sort((one, other) => other.points - one.points)
    .map((one) => `${one.name} ${signed(one.points)}`)
    .join(' · ');

/** Whether someone won alone who has no more points than another. */
export function tieBroken(scores: number[], returns: number[]): boolean {
  const [seat, ...shared] = winners(returns);
  return (
    seat !== undefined && !shared.length && scores.some((score, other) => other !== seat && score === scores[seat])
  );
}

/** The one line of the sheet without which the winner would not have been ahead of the runner-up; null when there are
 * several or none, when the win is shared or the two have the same points. */
export function decisive(sheet: SheetRow[], returns: number[]): { key: string; seat: number; swing: number } | null {
  const [seat, ...shared] = winners(returns);
  if (seat === undefined || shared.length) return null;
  const second = returns.map((value, other) => (other === seat ? -Infinity : value));
  const rival = second.indexOf(Math.max(...second));
  const ahead = ({ points }: SheetRow): number => (points[seat] ?? 0) - (points[rival] ?? 0);
  const total = sheet.at(-1);
  if (!total || ahead(total) <= 0) return null;
  const [found, ...more] = sheet.slice(0, -1).filter((line) => ahead(line) >= ahead(total));
  return found && !more.length ? { key: found.key, seat, swing: ahead(found) } : null;
}

/** The first frame from which the winner was never caught up again; null when the win is shared. */
export function leadSince(race: number[][]): number | null {
  const last = race.at(-1);
  if (!last) return null;
  const [seat, ...shared] = winners(last);
  if (seat === undefined || shared.length) return null;
  let since = race.length - 1;
  while (since > 0 && leads(race[since - 1] ?? [], seat)) since -= 1;
  return since;
}

/** Whether the scores ever changed: a line that stays at nothing shows nothing. */
export const everScored = (race: number[][]): boolean =>
  race.some((scores) => scores.some((score, seat) => score !== race[0]?.[seat]));

const leads = (scores: number[], seat: number): boolean =>
  scores.every((score, other) => other === seat || score < (scores[seat] ?? 0));
