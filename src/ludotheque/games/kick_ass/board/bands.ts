/** The colours of the cards: yellow ones have no name of their own, items are brown. */
const BANDS: Record<string, readonly [band: string, ink: string]> = {
  blue: ['#2b6fc4', '#fff'],
  red: ['#c02a20', '#fff'],
  green: ['#1f7a45', '#fff'],
  item: ['#5a3a1a', '#fff'],
};
const YELLOW = ['#ffd21e', '#14110a'] as const;

/** The custom properties `--band` and `--on-band` of a card of this colour, or of an item. */
export function bandOf(colour: string): string {
  const [band, ink] = BANDS[colour] ?? YELLOW;
  return `--band: ${band}; --on-band: ${ink}`;
}
