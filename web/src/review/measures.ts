/** Measured chances as they are said. */

/** A chance in percent. */
export const points = (share: number): number => Math.round(share * 100);

/** The margin of a measurement in percent: none is exact. */
export const marginOf = (error: number): number => Math.max(1, points(error));

/** A part of a win below which nothing is said to have been lost or regained. */
const SLIGHT = 0.05;

/** What decisions cost, in the unit that fits: nothing, percent of a win, or whole wins. */
export function costOf(decisions: number): { unit: 'none' | 'percent' | 'wins'; cost: number } {
  const lost = -decisions;
  if (lost < SLIGHT) return { unit: 'none', cost: 0 };
  return lost < 1 ? { unit: 'percent', cost: points(lost) } : { unit: 'wins', cost: Math.round(lost) };
}

export type Regained = 'all' | 'most' | 'some' | 'none' | 'less' | 'more';

/** How much of what decisions lost the rest of the game gave back; `more` and `less` where nothing was lost. */
export function regained(decisions: number, rest: number): Regained {
  const lost = -decisions;
  if (Math.abs(rest) < SLIGHT) return 'none';
  if (rest < 0) return 'less';
  if (lost < SLIGHT) return 'more';
  if (rest >= lost) return 'all';
  return rest >= lost / 2 ? 'most' : 'some';
}
