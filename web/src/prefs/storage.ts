/** What this browser remembers. A browser that refuses storage still plays; it only forgets. */

const PREFIX = 'ludotheque.';

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Private windows and full disks: nothing to be done, and nothing lost but comfort.
  }
}

export function recall<T>(key: string, fallback: T): T {
  try {
    const found = localStorage.getItem(PREFIX + key);
    return found === null ? fallback : (JSON.parse(found) as T);
  } catch {
    return fallback;
  }
}

/** The seats this browser holds at a table, by their tokens. */
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

/** A line of chat that is being written, with its number once it is to be said. */
export interface Draft {
  readonly text: string;
  readonly id: number | null;
}

const DRAFT = (table: string) => `${PREFIX}draft.${table}`;
const NONE: Draft = { text: '', id: null };

/** The line of chat that was being written in this tab. */
export function draftOf(table: string): Draft {
  try {
    return { ...NONE, ...(JSON.parse(sessionStorage.getItem(DRAFT(table)) ?? 'null') as Draft | null) };
  } catch {
    return NONE;
  }
}

export function keepDraft(table: string, draft: Draft): void {
  try {
    if (draft.text) sessionStorage.setItem(DRAFT(table), JSON.stringify(draft));
    else sessionStorage.removeItem(DRAFT(table));
  } catch {
    // As above.
  }
}
