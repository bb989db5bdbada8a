/** Opening a table: who sits there, and going to it. */
import { api } from './api';
import { t } from './i18n.svelte';
import { prefs } from './prefs.svelte';
import type { Level, NewTable } from './protocol';
import { router } from './router.svelte';
import { keepSeats } from './storage';

/** Names of bots, all with initials of their own. */
const BOT_NAMES = ['Iris', 'Otto', 'Mina', 'Hugo', 'Nara', 'Juno', 'Tariq', 'Wen'];

export const botNames = (count: number): string[] => BOT_NAMES.slice(0, count);
export const botName = (seat: number): string => BOT_NAMES[seat % BOT_NAMES.length] as string;
export const yourName = (): string => prefs.name.trim() || t('guest');

/** The level that is offered first: the one called medium, or else the middle one. */
export const usualLevel = (levels: Level[]): string =>
  (levels.find((level) => level.name === 'medium') ?? levels[Math.floor(levels.length / 2)])?.name ?? 'medium';

export async function openTable(table: NewTable): Promise<void> {
  const opened = await api.open(table);
  keepSeats(opened.table, opened.seats);
  router.go(`/table/${opened.table}`);
}
