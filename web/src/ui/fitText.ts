/** The space on either side of a word, together. */
const ROOM = 7;

/** How narrow letters may become beside their height and still be read; below that, a word becomes lower as well. */
const NARROWEST = 0.85;

/** The words whose fit depends on the size of an element: their card, or the word itself. */
const fitted = new Map<Element, Set<HTMLElement>>();

/** One for all words. Each is measured before any is set: what is set makes the next measure lay out the page again. */
const sizes = new ResizeObserver((changes) => {
  const words = new Set(changes.flatMap(({ target }) => [...(fitted.get(target) ?? [])]));
  const squeezed = [...words].map((word) => {
    const card = word.parentElement as HTMLElement;
    return { word, squeeze: Math.max(0, Math.min(1, (card.clientWidth - ROOM) / word.offsetWidth)) };
  });
  for (const { word, squeeze } of squeezed)
    word.style.transform = `scale(${squeeze}, ${Math.min(1, squeeze / NARROWEST)})`;
});

/** Sets a word of one line narrower where its card has no room for it, as long as it is there. */
export function fit(word: HTMLElement): () => void {
  const around = [word.parentElement as HTMLElement, word];
  for (const element of around) {
    fitted.set(element, (fitted.get(element) ?? new Set()).add(word));
    sizes.observe(element);
  }
  return () => {
    for (const element of around) {
      const left = fitted.get(element);
      left?.delete(word);
      if (left?.size) continue;
      fitted.delete(element);
      sizes.unobserve(element);
    }
  };
}

/** What no line ends in before an ellipsis. */
const STOPS = /[,:;]+$/;

/** A line without its last words, ever shorter. */
const cut = (line: string): string[] => {
  const words = line.split(' ');
  return words.slice(1).map(
    (_, left) =>
      `${words
        .slice(0, -1 - left)
        .join(' ')
        .replace(STOPS, '')}…`,
  );
};

/** Writes the first of these lines, from the longest to the shortest, for which its box has room; else words of it. */
export const firstThatFits =
  (lines: readonly string[]) =>
  (box: HTMLElement): (() => void) => {
    const settle = () => {
      for (const line of [...lines, ...cut(lines.at(-1) ?? '')]) {
        box.textContent = line;
        if (box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth) break;
      }
    };
    const resized = new ResizeObserver(settle);
    resized.observe(box);
    return () => resized.disconnect();
  };
