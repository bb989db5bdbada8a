/** Names in scripts that are written from right to left: they must not reorder what stands beside them. */

const FIRST_STRONG = '\u2068';
const END = '\u2069';
const MARKS = /[\u2068\u2069]/g;
/** What changes the direction of writing: Unicode calls them bidirectional controls. */
const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** The blocks of Hebrew, Arabic and their like. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A text apart from what comes before and after it, where its letters or signs could reorder that. */
export function isolated(text: string): string {
  if (text.includes(FIRST_STRONG)) return text;
  const plain = text.replace(CONTROLS, '');
  return plain !== text || RIGHT_TO_LEFT.test(text) ? FIRST_STRONG + plain + END : text;
}

/** It without the marks that keep it apart. */
export const unmarked = (text: string): string => text.replace(MARKS, '');
