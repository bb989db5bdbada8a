/** The accessible names of choices. */

const BOUND = /^$|^[^\p{L}\p{N}]/u;
const STOP = /(?:^|[^\p{L}\p{N}])$/u;
const PAUSE = /^$|^ ?[(:;.,]/;

/** Without case, and with one kind of apostrophe. */
const plain = (words: string): string => words.toLowerCase().replaceAll('’', "'");
const wordsOf = (name: string): string[] => plain(name).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * What is done, and what it is done with, as one name in which nothing is said twice: "Walk to D1" and "D1: Song" are
 * "Walk to D1: Song", and "Remove Vlog from the game" and "Vlog: a step" are "Remove Vlog from the game: a step".
 */
export function named(deed: string, thing: string): string {
  const known = new Set(wordsOf(deed));
  if (wordsOf(thing).every((word) => known.has(word))) return deed;
  const [does, is] = [plain(deed), plain(thing)];
  for (let length = Math.min(deed.length, thing.length); length > 1; length -= 1) {
    const [at, rest] = [does.lastIndexOf(is.slice(0, length)), thing.slice(length)];
    if (at < 0 || !BOUND.test(rest) || !STOP.test(does.slice(0, at)) || !BOUND.test(does.slice(at + length))) continue;
    if (at + length === deed.length || PAUSE.test(rest)) return deed + rest;
  }
  return `${deed}${/: /.test(deed + thing) ? '.' : ':'} ${thing}`;
}

/** The name of one of several pieces that are alike, of which the first has the number 0. */
export const nth = (name: string, number: number): string => (number ? `${name} (${number + 1})` : name);
