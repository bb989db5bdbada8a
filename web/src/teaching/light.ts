/** The parts of a board that a lesson or a picture speaks of. The board marks them with `data-part`. */
import { flushSync } from 'svelte';

export const elementsOf = (root: HTMLElement, part: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-part~="${CSS.escape(part)}"]`),
];

/** Pixels of height below which a part is small. */
const SMALL = 40;

const inSight = (one: HTMLElement): boolean => one.getClientRects().length > 0;

/** The tab on which a part lies; null if the part can be seen, or could be, on none. */
function tabOf(root: HTMLElement, part: string): string | null {
  const marked = elementsOf(root, part);
  const free = marked.some((one) => inSight(one) && !one.closest('[data-tab]'));
  return free ? null : (marked[0]?.closest('[data-tab]')?.getAttribute('data-tab') ?? null);
}

/** The button that opens the tab on which a part lies; null if the part is in sight, or on no tab. */
export function openerOf(root: HTMLElement, part: string): HTMLElement | null {
  const tab = tabOf(root, part);
  if (!tab || elementsOf(root, part).some(inSight)) return null;
  return root.querySelector(`[data-opens="${CSS.escape(tab)}"]`);
}

/** Light some parts and no others, and open the tab on which the first of them lies, unless the learner may have left
 * it. The buttons of further tabs are lit: only one is open at a time. */
export function lightParts(root: HTMLElement, parts: readonly string[], open = true): void {
  for (const old of root.querySelectorAll('[data-lit]')) old.removeAttribute('data-lit');
  const first = parts.find((part) => tabOf(root, part));
  const opener = open && first ? openerOf(root, first) : null;
  if (opener) flushSync(() => opener.click());
  for (const part of parts) {
    for (const one of elementsOf(root, part))
      one.setAttribute('data-lit', one.getBoundingClientRect().height < SMALL ? 'small' : '');
    openerOf(root, part)?.setAttribute('data-lit', '');
  }
}
