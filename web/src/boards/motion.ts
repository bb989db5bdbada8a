/** Things that travel: a copy of a piece flies from where it was to where it is now. */
import { reducedMotion } from '$prefs/prefs.svelte';

export const TRAVEL = 380;

export type Flight = {
  /** The `data-piece` it starts from and the one it lands on. */
  from: string;
  to: string;
  /** The `data-piece` whose picture travels; left out, that of `to` or else of `from`. */
  look?: string;
};

type Taken = { rect: DOMRect; copy: HTMLElement };

export const piece = (root: HTMLElement, name: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(name)}"]`);

function take(root: HTMLElement, name: string): Taken | null {
  const found = piece(root, name);
  if (!found) return null;
  return { rect: found.getBoundingClientRect(), copy: found.cloneNode(true) as HTMLElement };
}

/** Remember where the pieces of these flights are; call before the page changes, and the result after it. */
export function prepare(root: HTMLElement, flights: Flight[]): () => void {
  if (reducedMotion() || flights.length === 0) return () => undefined;
  const before = flights.map(({ from, look }) => ({ from: take(root, from), look: take(root, look ?? from) }));
  return () => {
    flights.forEach((flight, index) => {
      const from = before[index]?.from;
      const to = take(root, flight.to);
      const look = before[index]?.look ?? null;
      const picture = flight.look === undefined ? (to ?? look) : (look ?? to);
      if (from && to && picture) fly(root, from.rect, to.rect, picture);
    });
  };
}

function fly(root: HTMLElement, from: DOMRect, to: DOMRect, picture: Taken): void {
  if (from.width === 0 || to.width === 0) return;
  const { copy, rect } = picture;
  const width = rect.width || to.width;
  const height = rect.height || to.height;
  // The copy is a picture only: no name may lead to it.
  for (const named of [copy, ...copy.querySelectorAll('[data-piece], [data-testid]')]) {
    named.removeAttribute('data-piece');
    named.removeAttribute('data-testid');
  }
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${to.left + (to.width - width) / 2}px`,
    top: `${to.top + (to.height - height) / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    zIndex: '60',
    pointerEvents: 'none',
  });
  root.append(copy);
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const animation = copy.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(0.9)`, opacity: 1 },
      { transform: 'translate(0, 0) scale(1)', opacity: 1, offset: 0.9 },
      { transform: 'translate(0, 0) scale(1)', opacity: 0 },
    ],
    { duration: TRAVEL, easing: 'cubic-bezier(.3,.7,.3,1)' },
  );
  animation.onfinish = animation.oncancel = () => copy.remove();
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** What lies this much to the side is as far as what lies one further ahead. */
const ASIDE = 2.5;

export const isArrow = (key: string): boolean => key in DIRECTIONS;

function middle(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The nearest of the elements on screen in the direction of an arrow key. */
export function nearest(from: Element, others: Iterable<HTMLElement>, key: string): HTMLElement | null {
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of others) {
    if (other === from || other.getClientRects().length === 0) continue;
    const [ox, oy] = middle(other);
    const along = (ox - x) * dx + (oy - y) * dy;
    const distance = along + (Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx)) * ASIDE;
    if (along < 4 || distance >= least) continue;
    least = distance;
    best = other;
  }
  return best;
}

/** Focus what a person asked for by a key; the page scrolls only if it lies outside the view. */
export function reach(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Move the keyboard focus among the focusable parts of `root` in the direction of an arrow key. While something is
 * asked, the arrows belong to the table, whose choices alone they go through.
 */
export function arrowFocus(root: HTMLElement, event: KeyboardEvent): void {
  const active = document.activeElement as HTMLElement | null;
  if (!isArrow(event.key) || !active || !root.contains(active) || active.matches('input, select, textarea')) return;
  if (root.closest('[data-yours=true]')) return;
  const parts = root.querySelectorAll<HTMLElement>('button:not(:disabled), [tabindex="0"], a[href]');
  const best = nearest(active, parts, event.key);
  if (!best) return;
  event.preventDefault();
  reach(best);
}
