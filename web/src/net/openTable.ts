/** Opening a table: who sits there, and going to it. */
import { api } from './api';
import { bots } from './botAccounts';
import { t } from '$text/i18n.svelte';
import { prefs } from '$prefs/prefs.svelte';
import type { HeldSeat, Level, NewSeat, NewTable } from './protocol';
import { router } from '$ui/router.svelte';
import { contribute } from './shuffle';
import { keepSeats } from './heldSeats';

export type Position = { game: string; [field: string]: unknown };

/** Names of bots, all with initials of their own. */
const BOT_NAMES = ['Iris', 'Otto', 'Mina', 'Hugo', 'Nara', 'Juno', 'Tariq', 'Wen'];

export const botNames = (count: number): string[] => BOT_NAMES.slice(0, count);
export const botName = (seat: number): string => BOT_NAMES[seat % BOT_NAMES.length] as string;
/** The name that a person has given, or what a guest is called in the language of the page. */
export const yourName = (): string => prefs.name.trim() || t('guest');

/** The level that is offered first: the middle one. */
export const usualLevel = (levels: Level[]): string => levels[Math.floor(levels.length / 2)]?.name ?? 'skilled';

/** The level for a first game: the weakest. */
export const gentleLevel = (levels: Level[]): string => levels[0]?.name ?? 'beginner';

/** Whether the server is too slow for bots of one of these levels, so that they play weaker than they should. */
export const tooSlow = (levels: Level[], names: string[]): boolean =>
  levels.some((level) => level.slow && names.includes(level.name));

/** How many play unless one chooses: three where a game allows it. */
export const usualPlayers = (players: readonly number[]): number => (players.includes(3) ? 3 : (players[0] ?? 2));

/** How many play a first game: as few as there can be, but not alone, which has rules of its own. */
export const fewestPlayers = (players: readonly number[]): number => players.find((count) => count > 1) ?? 1;

/**
 * A table that begins at a position: you sit where someone is to decide, and bots on the other seats. A position
 * without a list of seats can only be opened if its game has one number of players.
 */
export function tableFrom(position: Position, players: number[], you: string, level: string): NewTable {
  const seated = Array.isArray(position.seats) ? position.seats.length : 0;
  const count = seated || (players.length === 1 ? players[0] : undefined);
  if (!count) throw new Error(t('position-no-seats'));
  const asked = position.player;
  const mine = typeof asked === 'number' && Number.isInteger(asked) && asked >= 0 && asked < count ? asked : 0;
  const bots = botNames(count);
  const seats = Array.from({ length: count }, (_, seat): NewSeat =>
    seat === mine ? { kind: 'you', name: you } : { kind: 'bot', name: bots[seat] ?? botName(seat), level },
  );
  return { game: position.game, seats, position };
}

/** A bot account that is asked to take a seat. */
export type AskedBot = { seat: number; bot: string };

/** Open a table and go there. A bot account that cannot be asked leaves its seat open: the host sees it there. */
export async function openTable(table: NewTable, asked: AskedBot[] = []): Promise<void> {
  const opened = await api.open(table);
  await Promise.allSettled(asked.map(({ seat, bot }) => bots.challenge(opened.table, seat, bot)));
  sitDown(opened.table, opened.commitment, opened.seats);
}

/** Take a seat of an open table, or all that a rematch keeps for us, and go there. */
export async function takeSeat(table: string, name: string): Promise<void> {
  const { seat, token, commitment, also } = await api.sit(table, name);
  sitDown(table, commitment, [{ seat, token }, ...also]);
}

/** Go to the rematch of a finished game: open it, or sit down at the one that another player has opened. */
export async function playAgain(table: string): Promise<void> {
  const { table: next, seated, opened } = await api.rematch(table);
  if (opened) sitDown(next, opened.commitment, opened.seats);
  else if (seated) router.go(`/table/${next}`);
  else await takeSeat(next, yourName()); // the seat that is kept for us has the name that we had
}

/** To the table, with seats that are now held, and with what this browser adds to its shuffles. */
export function sitDown(table: string, commitment: string, seats: HeldSeat[]): void {
  keepSeats(table, seats);
  contribute(
    table,
    commitment,
    seats.map(({ seat }) => seat),
  );
  router.go(`/table/${table}`);
}
