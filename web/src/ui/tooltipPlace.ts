/** Where a tooltip goes: beside its owner, in view, and where it covers the least of what can be chosen. */

export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
export type Spot = { left: number; top: number };
type Size = { width: number; height: number };

const MARGIN = 8;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The area that a tooltip at a spot covers of a box. */
function covered({ left, top }: Spot, { width, height }: Size, box: Box): number {
  const wide = Math.min(left + width, box.right) - Math.max(left, box.left);
  const high = Math.min(top + height, box.bottom) - Math.max(top, box.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Above, below, right and left of the owner, in its middle and at either end, then the corners of the view. */
function* spots(owner: Box, size: Size, view: Size): Generator<Spot> {
  const above = owner.top - size.height - MARGIN;
  const below = owner.bottom + MARGIN;
  const across = [(owner.left + owner.right - size.width) / 2, owner.left, owner.right - size.width];
  for (const top of [above, below]) for (const left of across) yield { left, top };
  const down = [(owner.top + owner.bottom - size.height) / 2, owner.top, owner.bottom - size.height];
  for (const left of [owner.right + MARGIN, owner.left - size.width - MARGIN])
    for (const top of down) yield { left, top };
  for (const top of [0, view.height]) for (const left of [0, view.width]) yield { left, top };
}

/** The first spot that covers least: neither the owner nor any of the boxes, if that can be. */
export function placeTooltip(owner: Box, size: Size, view: Size, boxes: readonly Box[]): Spot {
  let best: Spot = { left: MARGIN, top: MARGIN };
  let least = Infinity;
  for (const wanted of spots(owner, size, view)) {
    const spot = {
      left: clamp(wanted.left, MARGIN, view.width - size.width - MARGIN),
      top: clamp(wanted.top, MARGIN, view.height - size.height - MARGIN),
    };
    const cost = [owner, ...boxes].reduce((sum, box) => sum + covered(spot, size, box), 0);
    if (cost < least) [best, least] = [spot, cost];
    if (!cost) break;
  }
  return best;
}
