/** Why a move cost something, in the words of all clients. */
import type { Cause } from '$net/protocol';
import type { GameTexts } from './fluent';
import { t } from './i18n.svelte';

/** The share of the cost from which a cause is said to be all of it, and below which it is not its reason. */
const MOST = 0.85;
const HALF = 0.5;

/** Whether a cause says enough by itself. */
const isWhole = ({ kind }: Cause) => kind === 'event' || kind === 'later' || kind === 'drawback';

/**
 * Why a move of a seat cost something, or that nothing is clear. `mine` are the seats of who reads. A line of the score
 * sheet that is not half of the cost is left out where an event or a drawback says more.
 */
export function causesSaid(
  causes: readonly Cause[],
  seat: number,
  texts: GameTexts,
  names: readonly string[],
  mine: readonly number[],
): string {
  const more = causes.some(isWhole);
  const told = causes.filter((one) => isWhole(one) || one.share >= HALF || !more);
  const you = mine.includes(seat) ? 'seat' : 'none';
  if (told.length === 0) return t('why-none', { you });
  return told.map((one) => said(one, you, names[seat] ?? '', texts, names)).join(' ');
}

function said(
  { kind, key, rival, share, args, ...counts }: Cause,
  you: string,
  name: string,
  texts: GameTexts,
  names: readonly string[],
): string {
  if (kind === 'drawback') return texts.reason({ key, args });
  const values = {
    ...counts,
    you,
    name,
    rival: rival === null ? '' : (names[rival] ?? ''),
  };
  if (kind === 'later') return t('why-later', { ...values, event: texts.consequence(key, args) });
  if (kind === 'event') {
    const { worse, otherwise, pairs } = counts;
    const than = worse > otherwise ? 'more' : otherwise < pairs ? 'less' : 'always';
    return t(`why-event-${than}`, { ...values, event: texts.consequence(key, args) });
  }
  const words =
    kind === 'ending'
      ? t('why-ending', { ...values, ending: texts.word('ending', key) })
      : t(`why-${kind}`, { ...values, line: texts.word('sheet', key) });
  if (share >= MOST) return words;
  return `${words} ${t('why-part', { you, percent: Math.round(share * 100) })}`;
}
