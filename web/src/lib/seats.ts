/** How seats are told apart: a colour, an initial and a pattern, so that no single one has to be seen. */

export type SeatFace = {
  seat: number;
  name: string;
  initial: string;
  bot: boolean;
  level: string | null;
  mine: boolean;
  connected: boolean;
  thinking: boolean;
};

export const PATTERNS = ['plain', 'stripes', 'dots', 'grid', 'waves', 'rings'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** The colour is the custom property `--seat-<n>`, so that themes and games may choose it. */
export const seatColour = (seat: number): string => `var(--seat-${seat % PATTERNS.length})`;
export const seatPattern = (seat: number): Pattern => PATTERNS[seat % PATTERNS.length] as Pattern;

/** The first letters that tell these names apart, at most two. */
export function initials(names: string[]): string[] {
  const firsts = names.map((name, seat) => firstLetter(name) || String(seat + 1));
  return firsts.map((first, seat) => {
    if (firsts.filter((other) => other === first).length === 1) return first;
    return `${first}${seat + 1}`;
  });
}

function firstLetter(name: string): string {
  const [first = ''] = [...name.trim()];
  return first.toLocaleUpperCase();
}
