/** The seats that this browser holds at tables. */
import { PREFIX, recall, remember } from '$prefs/storage';

/** The tokens of the seats that this browser holds at a table, by seat. */
export const seatTokens = (table: string): Record<string, string> => recall(`seats.${table}`, {});

/** Forget the tokens of a table; whether there were any. The server still knows the guest by its cookie. */
export function forgetSeats(table: string): boolean {
  const held = Object.keys(seatTokens(table)).length > 0;
  if (held) remember(`seats.${table}`, {});
  return held;
}

/** Forget the tokens of all tables: this browser is someone else from now on. */
export function forgetAllSeats(): void {
  try {
    const held = Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}seats.`));
    for (const key of held) localStorage.removeItem(key);
  } catch {
    // Nothing was ever remembered.
  }
}

export function keepSeats(table: string, seats: { seat: number; token: string }[]): void {
  const held = seatTokens(table);
  for (const { seat, token } of seats) held[seat] = token;
  remember(`seats.${table}`, held);
}
