/** How seats are told apart: a colour, an initial and a pattern, so that no single one has to be seen. */
import { unmarked } from '$text/bidi';
import type { Deed } from '$text/turns';
import { seatColours } from './seatColours.svelte';

export type SeatFace = {
  seat: number;
  name: string;
  initial: string;
  bot: boolean;
  level: string | null;
  mine: boolean;
  connected: boolean;
  thinking: boolean;
  /** What they did in their last turn; nothing before their first. */
  did?: Deed | undefined;
};

export const PATTERNS = ['plain', 'stripes', 'dots', 'grid', 'waves', 'rings'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** The colour is the custom property `--seat-<n>`, so that themes and games may choose it. */
export const seatColour = (seat: number): string => `var(--seat-${seatColours.of(seat) % PATTERNS.length})`;
export const seatPattern = (seat: number): Pattern => PATTERNS[seatColours.of(seat) % PATTERNS.length] as Pattern;

/** How the names of bot accounts begin. */
const BOT_MARK = /^\[bot\] /;

/** The first letters that tell these names apart, at most two. */
export function initials(names: string[]): string[] {
  const firsts = names.map((name, seat) => firstLetter(unmarked(name).replace(BOT_MARK, '')) || String(seat + 1));
  return firsts.map((first, seat) => {
    if (firsts.filter((other) => other === first).length === 1) return first;
    return `${first}${seat + 1}`;
  });
}

/** Whether a name is itself the word for its reader, as in puzzles, and needs none behind it. */
export const isWord = (name: string, you: string): boolean => name.toLowerCase() === you;

/** The faces of people who are not at a table: those of a lesson, a puzzle or a picture. */
export function facesOf(names: readonly string[], you: number | null): SeatFace[] {
  const letters = initials([...names]);
  return names.map((name, seat) => ({
    seat,
    name,
    initial: letters[seat] ?? '',
    bot: false,
    level: null,
    mine: seat === you,
    connected: true,
    thinking: false,
  }));
}

function firstLetter(name: string): string {
  const [first = ''] = [...name.trim()];
  return first.toLocaleUpperCase();
}
