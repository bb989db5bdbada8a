/** The parts of a board that a lesson or a picture speaks of. The board marks them with `data-part`. */

export const elementsOf = (root: HTMLElement, part: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-part~="${CSS.escape(part)}"]`),
];

/** Pixels of height below which a part is small. */
const SMALL = 40;

/** The button that opens the tab on which a part lies; null if the part is in sight, or on no tab. */
export function openerOf(root: HTMLElement, part: string): HTMLElement | null {
  const marked = elementsOf(root, part);
  const tab = marked[0]?.closest('[data-tab]')?.getAttribute('data-tab');
  if (!tab || marked.some((one) => one.getClientRects().length)) return null;
  return root.querySelector(`[data-opens="${CSS.escape(tab)}"]`);
}

/** Light some parts and no others, and open the tabs on which they lie, unless the learner may have left them. */
export function lightParts(root: HTMLElement, parts: readonly string[], open = true): void {
  for (const old of root.querySelectorAll('[data-lit]')) old.removeAttribute('data-lit');
  for (const part of parts) {
    for (const one of elementsOf(root, part))
      one.setAttribute('data-lit', one.getBoundingClientRect().height < SMALL ? 'small' : '');
    if (open) openerOf(root, part)?.click();
  }
}
