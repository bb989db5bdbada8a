/**
 * The boxes whose signs may have words beside them. They are settled together: cards in one row are as high as the
 * highest, and two of them would else make room for each other's words.
 */
const boxes = new Set<HTMLElement>();
const cardOf = (box: HTMLElement): HTMLElement => box.parentElement as HTMLElement;
const cut = (one: HTMLElement): boolean => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth;

/** The boxes by what their cards lie in, such as a row. */
function rows(): HTMLElement[][] {
  const found = new Map<Element | null, HTMLElement[]>();
  for (const box of boxes) {
    const around = cardOf(box).parentElement;
    found.set(around, [...(found.get(around) ?? []), box]);
  }
  return [...found.values()];
}

/** Tries one box of each row at a time: each look at sizes has the browser lay out the page. */
function settle(): void {
  for (const box of boxes) box.classList.remove('worded');
  // They stay as they are: words for which a card would have to grow are taken away.
  const sizes = new Map([...boxes].map((box) => [box, [cardOf(box).offsetWidth, cardOf(box).offsetHeight] as const]));
  const grown = (box: HTMLElement): boolean => {
    const [wide, high] = sizes.get(box) ?? [0, 0];
    return cardOf(box).offsetWidth > wide || cardOf(box).offsetHeight > high;
  };
  const waiting = rows();
  while (waiting.some((row) => row.length)) {
    const tried = waiting.flatMap((row) => row.splice(0, 1));
    for (const box of tried) box.classList.add('worded');
    const without = tried.filter((box) => grown(box) || cut(cardOf(box)) || cut(box));
    for (const box of without) box.classList.remove('worded');
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
