/** The gold record as a disc: three sectors outside, two inside them, one in the centre. */
export const CENTRE = 100;

/** Inner and outer radius of each ring, from inside out of its name. */
const RADII: Record<number, [number, number]> = { 1: [68, 98.5], 2: [38.5, 66.8], 3: [0, 37.3] };
const PARTS: Record<number, number> = { 1: 3, 2: 2, 3: 1 };

export const IDS = ['1a', '1b', '1c', '2a', '2b', '3'] as const;

const ringOf = (id: string): number => Number(id.charAt(0));
const partOf = (id: string): number => Math.max(0, 'abc'.indexOf(id.charAt(1)));

/** Where a sector begins and ends, in turns. */
function arc(id: string): [number, number] {
  const parts = PARTS[ringOf(id)] ?? 1;
  return [partOf(id) / parts, (partOf(id) + 1) / parts];
}

const point = (radius: number, turn: number): [number, number] => [
  CENTRE + radius * Math.sin(turn * 2 * Math.PI),
  CENTRE - radius * Math.cos(turn * 2 * Math.PI),
];
const said = (radius: number, turn: number): string =>
  point(radius, turn)
    .map((at) => at.toFixed(2))
    .join(' ');

/** The outline of a sector. */
export function outline(id: string): string {
  const [inner, outer] = RADII[ringOf(id)] ?? [0, 0];
  if (!inner) {
    const half = (across: number) => `a${outer} ${outer} 0 1 0 ${across} 0`;
    return `M${CENTRE - outer} ${CENTRE}${half(2 * outer)}${half(-2 * outer)}Z`;
  }
  const [from, to] = arc(id);
  const gap = 0.9 / (2 * Math.PI * outer);
  const [a, b] = [from + gap, to - gap];
  const [c, d] = [from + gap * (outer / inner), to - gap * (outer / inner)];
  const there = `M${said(outer, a)}A${outer} ${outer} 0 0 1 ${said(outer, b)}`;
  return `${there}L${said(inner, d)}A${inner} ${inner} 0 0 0 ${said(inner, c)}Z`;
}

/**
 * Where the label of a sector and the cards of its price stand, in percent of the disc: side by side along the ring,
 * centred in the sector. A label is as wide as `LABEL`, a card as wide as `CARD`, in units of the disc.
 */
const LABEL = 31;
const CARD = 27;
export function along(id: string, cards: number): { x: number; y: number }[] {
  const [inner, outer] = RADII[ringOf(id)] ?? [0, 0];
  if (!inner) return [{ x: 50, y: 50 }];
  const radius = (inner + outer) / 2;
  const [from, to] = arc(id);
  const turns = (length: number) => length / (2 * Math.PI * radius);
  // From the top down, and at the foot from left to right.
  const back = from + to < 1 ? 1 : -1;
  const start = (from + to) / 2 - (back * turns(cards ? LABEL + cards * CARD : 0)) / 2;
  return Array.from({ length: cards + 1 }, (_, at) => {
    const on = at ? LABEL + (at - 0.5) * CARD : cards ? LABEL / 2 : 0;
    const [x, y] = point(radius, start + back * turns(on));
    return { x: x / 2, y: y / 2 };
  });
}
