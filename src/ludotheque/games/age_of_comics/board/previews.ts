/** What printing would come to, as the server worked it out: in short for a card, and in words. */
import type { GameTexts } from '$text/fluent';
import type { AgeOfComicsView, PreviewView } from './view';

const span = (values: number[]): string => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? String(least) : `${least}–${most}`;
};

/** The previews in which this card takes part, given what was chosen before. */
export function previewsOf(view: AgeOfComicsView, card: string): PreviewView[] {
  return view.previews.filter((one) => one.comic === card || one.writer === card || one.artist === card);
}

/** For a card: cost and fans. */
export function noteOf(found: readonly PreviewView[]): string | undefined {
  if (found.length === 0) return undefined;
  const payable = found.filter((one) => one.affordable);
  const shown = payable.length ? payable : found;
  return `$${span(shown.map((one) => one.cost))} ★${span(shown.map((one) => one.fans))}`;
}

export function teamWords(texts: GameTexts, one: PreviewView): string {
  return [
    texts.text('board-preview', { cost: one.cost, value: one.value, fans: one.fans }),
    one.mastery ? texts.text('board-preview-mastery') : '',
    one.affordable ? '' : texts.text('board-preview-too-dear'),
  ]
    .filter(Boolean)
    .join(', ');
}

export function aboutOf(texts: GameTexts, found: readonly PreviewView[]): string | undefined {
  const lines = found
    .slice(0, 6)
    .map((one) => `${texts.word('card', one.writer)} + ${texts.word('card', one.artist)}: ${teamWords(texts, one)}`);
  return lines.length ? lines.join('\n') : undefined;
}
