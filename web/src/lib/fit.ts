/** The space on either side of a word, together. */
const ROOM = 7;

/** How narrow letters may become beside their height and still be read; below that, a word becomes lower as well. */
const NARROWEST = 0.85;

/** Sets a word of one line narrower where its card has no room for it, as long as it is there. */
export function fit(word: HTMLElement): () => void {
  const card = word.parentElement as HTMLElement;
  const watch = new ResizeObserver(() => {
    const squeeze = Math.min(1, (card.clientWidth - ROOM) / word.offsetWidth);
    word.style.transform = `scale(${squeeze}, ${Math.min(1, squeeze / NARROWEST)})`;
  });
  watch.observe(card);
  watch.observe(word);
  return () => watch.disconnect();
}

/**
 * Hides the last parts of the text in a box, one by one, until the others fit. The first one stays, and loses its last
 * words where it is too long on its own.
 */
export function asManyAsFit(box: HTMLElement): () => void {
  let whole = '';
  let shortened = '';
  // Its text node stays: it is Svelte's.
  const write = (part: HTMLElement, text: string) => void (part.firstChild && (part.firstChild.nodeValue = text));
  const fits = () => box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth;
  const shorten = (first: HTMLElement) => {
    first.dataset.shortened = '';
    for (let words = whole.split(' '); words.length > 1 && !fits();) {
      words = words.slice(0, -1);
      shortened = `${words.join(' ')}…`;
      write(first, shortened);
    }
  };
  const settle = () => {
    const [first, ...rest] = [...(box.firstElementChild?.children ?? [])] as HTMLElement[];
    if (!first) return;
    if (first.textContent !== shortened) whole = first.textContent ?? '';
    write(first, whole);
    delete first.dataset.shortened;
    for (const part of rest) part.hidden = false;
    for (const part of rest.reverse()) {
      if (fits()) break;
      part.hidden = true;
    }
    if (!fits()) shorten(first);
    changed.takeRecords();
  };
  const resized = new ResizeObserver(settle);
  const changed = new MutationObserver(settle);
  resized.observe(box);
  changed.observe(box, { childList: true, characterData: true, subtree: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}

/** Writes the first of these lines, from the longest to the shortest, for which its box has room; else the last. */
export const firstThatFits =
  (lines: readonly string[]) =>
  (box: HTMLElement): (() => void) => {
    const settle = () => {
      for (const line of lines) {
        box.textContent = line;
        if (box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth) break;
      }
    };
    const resized = new ResizeObserver(settle);
    resized.observe(box);
    return () => resized.disconnect();
  };
