/** Words found in a guide, and the marks on them. */

/** Whatever a page shows of its words and where they are, without changing it. */
const marks = (): Map<string, unknown> | null =>
  typeof CSS !== 'undefined' && 'highlights' in CSS ? (CSS.highlights as unknown as Map<string, unknown>) : null;

const BLOCKS = 'p, li, h1, h2, h3, h4, td, th, figcaption';

/** The words of a page by its blocks: a phrase may go on in the next node, as where a word of it can be touched. */
function blocksOf(root: Node): Text[][] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const blocks = new Map<Element | null, Text[]>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('[inert]')) continue;
    const block = node.parentElement?.closest(BLOCKS) ?? null;
    blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
  }
  return [...blocks.values()];
}

/** The range from one letter of a block to another. */
function rangeIn(nodes: readonly Text[], from: number, to: number): Range {
  const range = document.createRange();
  let before = 0;
  for (const node of nodes) {
    const after = before + node.length;
    if (from >= before && from < after) range.setStart(node, from - before);
    if (to > before && to <= after) range.setEnd(node, to - before);
    before = after;
  }
  return range;
}

/** The places of some words in an element, in order; letters may be large or small, and lines may break anywhere. */
export function rangesOf(root: Node, words: string): Range[] {
  const wanted = words.trim().toLowerCase();
  if (!wanted) return [];
  const found: Range[] = [];
  for (const nodes of blocksOf(root)) {
    const text = nodes.map((node) => node.data.replace(/\s/g, ' ').toLowerCase()).join('');
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length))
      found.push(rangeIn(nodes, at, at + wanted.length));
  }
  return found;
}

/** Mark what was found, and the one that is looked at. */
export function mark(found: Range[], now: Range | undefined): void {
  const all = marks();
  if (!all) return;
  all.set('found', new Highlight(...found));
  all.set('found-now', now ? new Highlight(now) : new Highlight());
}

export function unmark(): void {
  marks()?.delete('found');
  marks()?.delete('found-now');
}

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
