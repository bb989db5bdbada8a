/** The words of a game in its guide: each can be touched at its first mention in a chapter, and explains itself. */
import type { Term } from '$text/markdown';
import { piecesOf } from '$text/terms';
import { says } from '$ui/tooltip.svelte';

const PLAIN = 'h1, h2, h3, h4, a, button, figure, summary, code, th';

/** Make the words of a page explain themselves; what it returns takes their listeners away. */
export function explain(root: HTMLElement, terms: readonly Term[]): () => void {
  const undo: (() => void)[] = [];
  for (const chapter of root.querySelectorAll<HTMLElement>('[data-chapter]')) {
    if (chapter.dataset.chapter === 'terms') continue;
    const seen = new Set<Term>();
    for (const node of textsOf(chapter)) {
      const pieces = piecesOf(node.data, terms, seen);
      if (pieces.every(({ term }) => !term)) continue;
      node.replaceWith(...pieces.map((one) => (one.term ? touched(one.words, one.term, one.signs, undo) : one.words)));
    }
  }
  return () => undo.forEach((one) => one());
}

function textsOf(chapter: HTMLElement): Text[] {
  const walker = document.createTreeWalker(chapter, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest(PLAIN)) texts.push(node as Text);
  return texts;
}

/** A term, which keeps the signs after it on its line. */
function touched(words: string, term: Term, signs: string | undefined, undo: (() => void)[]): Node {
  const made = button(words, term, undo);
  if (!signs) return made;
  const kept = document.createElement('span');
  kept.className = 'kept';
  kept.append(made, signs);
  return kept;
}

function button(words: string, term: Term, undo: (() => void)[]): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'term';
  made.textContent = words;
  const done = says(() => term.text)(made);
  if (done) undo.push(done);
  return made;
}
