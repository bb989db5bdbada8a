/**
 * The boxes whose signs may have words beside them. They are settled together: cards in one row are as high as the
 * highest, and two of them would else make room for each other's words.
 */
const boxes = new Set<HTMLElement>();
const cardOf = (box: HTMLElement): HTMLElement => box.parentElement as HTMLElement;
const cut = (one: HTMLElement): boolean => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth;

/**
 * First all of them as they are without words, which lays the page out once; then one box after the other: a box that
 * keeps its words has not made its card grow, so that what was measured of the others still holds.
 */
function settle(): void {
  for (const box of boxes) box.classList.remove('worded');
  const bare = [...boxes].map((box) => [box, cardOf(box).offsetWidth, cardOf(box).offsetHeight] as const);
  for (const [box, wide, high] of bare) {
    const card = cardOf(box);
    box.classList.add('worded');
    const grown = card.offsetWidth > wide || card.offsetHeight > high;
    if (grown || cut(card) || cut(box)) box.classList.remove('worded');
  }
}

let watch: ResizeObserver | undefined;

/**
 * `{@attach worded(what)}`: puts the words beside the signs in a box (`Effects` has them ready), where the card round
 * it has room for them: it does not grow, and nothing is cut. `what` stands in it; the card of a place may change.
 */
export const worded =
  (what: readonly unknown[]) =>
  (box: HTMLElement): (() => void) | undefined => {
    if (!what.length) return;
    watch ??= new ResizeObserver(settle);
    const card = cardOf(box);
    boxes.add(box);
    watch.observe(card);
    return () => {
      boxes.delete(box);
      box.classList.remove('worded');
      watch?.unobserve(card);
    };
  };
