/** The cover of a game that brings none: its colours and its pattern follow from its id. */

export type Tile = { x: number; y: number; turn: number; shade: number };
export type Cover = { hue: number; accent: number; letters: string; lines: string[]; tiles: Tile[] };

const COLUMNS = 8;
const ROWS = 6;
const CIRCLE = 360;
const APART = 150;
const QUARTERS = 4;
const SHADES = 3;
/** So many letters of a title fit in a line. */
const LINE = 16;
const MOST_LETTERS = 2;

/** Numbers that look random and are the same for the same text (xorshift from an FNV-1a hash). */
function dice(text: string): (sides: number) => number {
  let state = 0x811c9dc5;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
}

export function plainCover(id: string, title: string): Cover {
  const roll = dice(id);
  const hue = roll(CIRCLE);
  const words = title.split(/\s+/).filter(Boolean);
  return {
    hue,
    accent: (hue + APART) % CIRCLE,
    letters: words
      .slice(0, MOST_LETTERS)
      .map((word) => [...word][0] ?? '')
      .join(''),
    lines: wrapped(words),
    tiles: Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
      x: index % COLUMNS,
      y: Math.floor(index / COLUMNS),
      turn: (roll(QUARTERS) * CIRCLE) / QUARTERS,
      shade: roll(SHADES),
    })),
  };
}

/** Words in lines that fit the cover. */
function wrapped(words: string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
