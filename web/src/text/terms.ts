/** The words of a game that explain themselves: where they come in a text. */
import type { Term } from './markdown';

/** A part of a text; with a term if it can be touched, and then with the signs that stay on its line. */
export type Piece = { words: string; term: Term | null; signs?: string };

/** Signs that begin no line. */
const SIGNS = /[\p{Pe}\p{Pf}.,;:!?…]*/uy;

function signsAt(text: string, at: number): string {
  SIGNS.lastIndex = at;
  return SIGNS.exec(text)?.[0] ?? '';
}

const patterns = new WeakMap<readonly Term[], RegExp>();

/** A name as a whole word; in Korean a particle may follow it at once. */
function wordOf(name: string): string {
  const letters = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return /\p{Script=Hangul}$/u.test(name) ? letters : `${letters}(?![\\p{L}\\p{N}])`;
}

/** Any name of any term, the longest first. */
function patternOf(terms: readonly Term[]): RegExp {
  let pattern = patterns.get(terms);
  if (!pattern) {
    const names = terms.flatMap((term) => term.names).sort((one, other) => other.length - one.length);
    pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map(wordOf).join('|')})`, 'giu');
    patterns.set(terms, pattern);
  }
  return pattern;
}

const termNamed = (terms: readonly Term[], words: string): Term | null =>
  terms.find(({ names }) => names.some((name) => name.toLowerCase() === words.toLowerCase())) ?? null;

/** A text in pieces: the first mention of each term that has not been seen yet is a piece of its own. */
export function piecesOf(text: string, terms: readonly Term[], seen = new Set<Term>()): Piece[] {
  if (!terms.length) return [{ words: text, term: null }];
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(patternOf(terms))) {
    const term = termNamed(terms, found[0]);
    if (!term || seen.has(term)) continue;
    seen.add(term);
    if (found.index > from) pieces.push({ words: text.slice(from, found.index), term: null });
    const after = found.index + found[0].length;
    const signs = signsAt(text, after);
    pieces.push(signs ? { words: found[0], term, signs } : { words: found[0], term });
    from = after + signs.length;
  }
  if (from < text.length) pieces.push({ words: text.slice(from), term: null });
  return pieces;
}

/** Whether a text names any term. */
export const mentions = (text: string, terms: readonly Term[]): boolean =>
  terms.length > 0 && text.search(patternOf(terms)) >= 0;
