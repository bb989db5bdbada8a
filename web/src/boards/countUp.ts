/** How the score is counted up at the end of a game: a category at a time, with the totals so far. */
import type { SheetRow } from '$net/protocol';

const TOTAL = 'total';
/** Milliseconds that all categories together take, if there are several. */
const WHOLE = 5000;
const SHORTEST = 300;
const LONGEST = 900;

/** One category: its points, and the totals with it, by seat; a rival that is no seat comes last. */
export type Step = { key: string; points: number[]; totals: number[] };

const columns = ({ points, rival }: SheetRow): number[] => (rival === null ? points : [...points, rival]);

/** The categories in which anyone has points. Nothing is counted where the sheet has no categories, or where they do
 * not add up to its total: a sum on the screen has to be right. */
export function steps(sheet: SheetRow[]): Step[] {
  const last = sheet.at(-1);
  if (last?.key !== TOTAL) return [];
  let totals = columns(last).map(() => 0);
  const found: Step[] = [];
  for (const line of sheet.slice(0, -1)) {
    const points = columns(line);
    totals = totals.map((sum, column) => sum + (points[column] ?? 0));
    if (points.some((one) => one !== 0)) found.push({ key: line.key, points, totals });
  }
  return columns(last).every((sum, column) => sum === totals[column]) ? found : [];
}

/** Milliseconds for one of several categories. */
export const pace = (count: number): number => Math.max(SHORTEST, Math.min(LONGEST, WHOLE / Math.max(1, count)));

/** How long a bar is, from 0 to 1, against the longest that there will be. */
export function share(value: number, found: Step[]): number {
  const most = Math.max(1, ...found.flatMap(({ totals }) => totals));
  return Math.max(0, Math.min(1, value / most));
}

/** What a board marks with `data-counts` (keys of the sheet, between spaces) is lit while its category is counted. */
export function light(root: ParentNode, key: string | null): void {
  for (const piece of root.querySelectorAll('[data-counts]')) {
    const keys = piece.getAttribute('data-counts')?.split(' ') ?? [];
    piece.classList.toggle('counted', key !== null && keys.includes(key));
  }
}
