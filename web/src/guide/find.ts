/** A place in a guide that is looked at. */

/** What was scrolled to last, until the reader scrolls or points at something: also a scroll bar is pointed at. */
let kept: Element | null = null;

/** Scroll to something, and unfold what it lies in. */
export function showAt(element: Element): void {
  element.closest('details')?.setAttribute('open', '');
  kept = element;
  settle();
}

/** Keep it in sight when pictures above it have been drawn and moved it. */
export const settle = (): void => kept?.scrollIntoView({ block: kept.matches('h1, h2, h3, h4') ? 'start' : 'center' });

export const release = (): void => void (kept = null);
