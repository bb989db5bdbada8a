/** Why a move cost something, in the words of all clients. */
import type { Cause } from '$net/protocol';
import type { GameTexts } from './fluent';
import { t } from './i18n.svelte';

/** The share of the cost from which a cause is said to be all of it, and below which it is not its reason. */
const MOST = 0.85;
const HALF = 0.5;

/** Why a move of a seat cost something; null is a move with no clear cause. `mine` are the seats of who reads. */
export function causeSaid(
  cause: Cause | null,
  seat: number,
  texts: GameTexts,
  names: readonly string[],
  mine: readonly number[],
): string {
  if (!cause) return t('why-none');
  const { kind, key, rival, share, ...counts } = cause;
  const said = t(`why-${kind}`, {
    ...counts,
    you: mine.includes(seat) ? 'seat' : 'none',
    name: names[seat] ?? '',
    rival: rival === null ? '' : (names[rival] ?? ''),
    ...(kind === 'ending' ? { ending: texts.word('ending', key) } : { line: texts.word('sheet', key) }),
  });
  if (share >= MOST) return said;
  return `${said} ${t(share < HALF ? 'why-many' : 'why-part', { percent: Math.round(share * 100) })}`;
}
