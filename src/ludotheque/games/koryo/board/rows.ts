/** How a hand lies on a phone, where it is as wide as the page. */

/** More kinds than this are too small in one row. */
const KINDS_IN_ONE_ROW = 4;
/** Widths are in edges: of the cards of a kind all but the last show their edge alone. */
export const WHOLE_CARD = 2.3;
/** What the narrowest phone, of 360 px, has room for. */
export const ROOM = 13.3;

/** While others think, a hand is a strip beside a few words; in rem, as in `Hand.svelte`. */
const STRIP = { edge: 1.1, whole: 1.9, gap: 0.45, room: 13.5 };

/** Whether a strip leaves no room for words on the narrowest phone. */
export const isCrowded = (hand: readonly { count: number }[]): boolean =>
  hand.reduce((width, { count }) => width + (count - 1) * STRIP.edge + STRIP.whole + STRIP.gap, 0) > STRIP.room;

/** How wide a row is at least. */
export const narrowest = (row: readonly { count: number }[]): number =>
  row.reduce((width, { count }) => width + count - 1 + WHOLE_CARD, 0);

/** Divide the kinds of a hand into one row, or into two if they do not fit. */
export function inRows<Held extends { count: number }>(hand: readonly Held[]): Held[][] {
  const fits = hand.length <= KINDS_IN_ONE_ROW && narrowest(hand) <= ROOM;
  const half = fits ? hand.length : Math.ceil(hand.length / 2);
  return [hand.slice(0, half), hand.slice(half)].filter((row) => row.length > 0);
}
