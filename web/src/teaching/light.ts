/** The parts of a board that a lesson or a picture speaks of. The board marks them with `data-part`. */

export const elementsOf = (root: HTMLElement, part: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-part~="${CSS.escape(part)}"]`),
];

/** Pixels of height below which a part is small. */
const SMALL = 40;

/** Light some parts and no others, and open the tabs on which they lie, unless the learner may have left them. */
export function lightParts(root: HTMLElement, parts: readonly string[], open = true): void {
  for (const old of root.querySelectorAll('[data-lit]')) old.removeAttribute('data-lit');
  for (const part of parts) {
    const marked = elementsOf(root, part);
    for (const one of marked) one.setAttribute('data-lit', one.getBoundingClientRect().height < SMALL ? 'small' : '');
    const tab = marked[0]?.closest('[data-tab]')?.getAttribute('data-tab');
    if (open && tab && marked.every((one) => !one.getClientRects().length))
      root.querySelector<HTMLElement>(`[data-opens="${CSS.escape(tab)}"]`)?.click();
  }
}
