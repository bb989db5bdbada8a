/** The accessible names of choices. */

const BOUND = /^$|^[^\p{L}\p{N}]/u;
const STOP = /(?:^|[^\p{L}\p{N}])$/u;

/**
 * What is done, and what it is done with, as one name in which nothing is said twice: "Walk to D1" and "D1: Song" are
 * "Walk to D1: Song".
 */
export function named(deed: string, thing: string): string {
  for (let length = Math.min(deed.length, thing.length); length > 1; length -= 1) {
    const [begin, rest] = [thing.slice(0, length), thing.slice(length)];
    if (deed.endsWith(begin) && BOUND.test(rest) && STOP.test(deed.slice(0, -length))) return deed + rest;
  }
  return deed.includes(thing) ? deed : `${deed}: ${thing}`;
}

/** The name of one of several pieces that are alike, of which the first has the number 0. */
export const nth = (name: string, number: number): string => (number ? `${name} (${number + 1})` : name);
