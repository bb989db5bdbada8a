/** Things that travel: a copy of a piece flies from where it was to where it is now. */
import { reducedMotion } from './prefs.svelte';

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
  // The copy is a picture only: nobody shall find it by a name.
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

/** Move the keyboard focus among the focusable parts of `root` in the direction of an arrow key. */
export function arrowFocus(root: HTMLElement, event: KeyboardEvent): void {
  const directions: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const direction = directions[event.key];
  const active = document.activeElement as HTMLElement | null;
  if (!direction || !active || !root.contains(active) || active.matches('input, select, textarea')) return;
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  const [x, y] = middle(active);
  const [dx, dy] = direction;
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of root.querySelectorAll<HTMLElement>('button:not(:disabled), [tabindex="0"], a[href]')) {
    if (other === active || other.getClientRects().length === 0) continue;
    const [ox, oy] = middle(other);
    const along = (ox - x) * dx + (oy - y) * dy;
    const across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (along < 4) continue;
    const distance = along + across * 2.5;
    if (distance < least) {
      least = distance;
      best = other;
    }
  }
  if (best) {
    event.preventDefault();
    best.focus();
  }
}
