/** The words for when bots take the empty seats of an open table. */
import { i18n, t } from '$text/i18n.svelte';
import type { OpenTable } from '$net/protocol';

/** Nothing if none do. They come only while someone waits there: a time that has passed says no more. */
export function whenFilled(table: Pick<OpenTable, 'fill' | 'fills'> | null, now = Date.now()): string {
  if (!table?.fill || !table.fills) return '';
  const at = new Date(table.fills);
  const level = t(`level-${table.fill}`);
  if (at.getTime() <= now) return t('fills-soon', { level });
  return t('fills-at', { time: at.toLocaleTimeString(i18n.locale, { timeStyle: 'short' }), level });
}
