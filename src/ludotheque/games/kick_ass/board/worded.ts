/**
 * The boxes whose signs may have words beside them. They are settled together: the cards of a hand are as high as the
 * highest, and two of them would else make room for each other's words, and a row that mixes both looks like chance.
 */
const boxes = new Set<HTMLElement>();
const BOARD = '.kick';
const cardOf = (box: HTMLElement): HTMLElement => box.parentElement as HTMLElement;
const cut = (one: HTMLElement): boolean => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth;

/** The cards of one row speak alike: all in words, the first two signs of each, or signs alone. */
const LEVELS = [['worded'], ['worded', 'brief']];
type Bare = { box: HTMLElement; wide: number; high: number };
const rowOf = (box: HTMLElement): HTMLElement => box.closest<HTMLElement>('.hand, .items, .cards, .heroes') ?? box;

/**
 * On each board of which a card has another size: first all of them as they are without words, which lays the page out
 * once; then one row after the other: a row that keeps its words has not made its cards grow, so that what was measured
 * of the others still holds. A guide has many boards, and each waits for no other.
 */
function settle(changes: readonly ResizeObserverEntry[]): void {
  const boards = new Set(changes.map(({ target }) => target.closest(BOARD)));
  for (const board of boards) settleBoard([...boxes].filter((box) => box.closest(BOARD) === board));
}

function settleBoard(boxes: readonly HTMLElement[]): void {
  for (const box of boxes) box.classList.remove('worded', 'brief');
  const rows = new Map<HTMLElement, Bare[]>();
  for (const box of boxes) {
    const bare = { box, wide: cardOf(box).offsetWidth, high: cardOf(box).offsetHeight };
    rows.set(rowOf(box), [...(rows.get(rowOf(box)) ?? []), bare]);
  }
  const fits = (row: Bare[]): boolean =>
    row.every(({ box, wide, high }) => {
      const card = cardOf(box);
      return card.offsetWidth <= wide && card.offsetHeight <= high && !cut(card) && !cut(box);
    });
  for (const row of rows.values()) {
    const level = LEVELS.find((classes) => {
      for (const { box } of row) box.classList.add(...classes);
      return fits(row);
    });
    if (!level) for (const { box } of row) box.classList.remove('worded', 'brief');
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
      box.classList.remove('worded', 'brief');
      watch?.unobserve(card);
    };
  };
