/** A finished game in words: its reader is "you", and its points are called what the game calls them. */
import type { verdict } from './outcome';
import type { GameTexts } from './fluent';
import { i18n, t } from './i18n.svelte';
import type { GameEvent } from '$net/protocol';

/** The words, and their language if they are the game's own. */
export type Verdict = { words: string; lang: string | undefined };

/** So many points, as the game calls them in the language of the page. */
const inPoints = (texts: GameTexts, count: number): string =>
  (texts.lang === i18n.language ? texts.maybe('in-points', { count }) : null) ?? t('in-points', { count });

/** The `$you` of a text about these seats. */
export const youOf = (texts: GameTexts, ...seats: number[]): 'seat' | 'none' =>
  texts.reader !== null && seats.includes(texts.reader) ? 'seat' : 'none';

/** Who has won: in the game's own terms, if the event that ends the log has them; else with how many points. */
export function wordsOf(
  { key, best, points }: ReturnType<typeof verdict>,
  texts: GameTexts,
  names: string[],
  log: readonly GameEvent[],
): Verdict {
  const last = log.at(-1);
  const own = last && texts.maybe(`log-${last.key}`, last.args, 'result');
  if (own) return { words: own, lang: texts.lang };
  const you = youOf(texts, ...best);
  const others = best.filter((seat) => seat !== texts.reader).map((seat) => names[seat] ?? '');
  return { words: t(key, { you, names: i18n.list(others), points: inPoints(texts, points) }), lang: undefined };
}
