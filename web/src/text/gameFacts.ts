/** Facts of a game in the language of the page. */
import { t } from './i18n.svelte';
import type { GameInfo } from '$net/protocol';

export function playersOf({ players }: Pick<GameInfo, 'players'>): string {
  const [least = 0, most = least] = [players[0], players.at(-1)];
  return least === most ? t('players-exact', { count: least }) : t('players-range', { least, most });
}

export function minutesOf({ minutes: [least, most] }: Pick<GameInfo, 'minutes'>): string {
  return least === most ? t('minutes-exact', { count: least }) : t('minutes-range', { least, most });
}
