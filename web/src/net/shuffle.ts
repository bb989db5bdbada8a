/** This browser's contribution to the shuffles of a table: random bytes for each of its seats, which no one learns
 * before everyone has committed to their own. docs/records.md says what that proves. */
import { sha256 } from './sha256';
import { recall, remember } from '$prefs/storage';

export type Commits = readonly (string | null)[];
export type Shuffle = {
  /** What the server had committed to before we did. */
  commitment: string;
  /** Our bytes in hex, by seat. */
  values: Record<string, string>;
  /** The commits for which we have revealed them, and we do so for no others; null before. */
  commits: Commits | null;
};
/** What the record of a finished game says of the shuffles. */
export type Sealed = {
  commitment: string | null;
  secret: string | null;
  contributions?: { commit: string | null; value: string | null }[];
};
/** How our part fared: it is in the record, we never revealed it, we did and it is missing, or the record contradicts
 * what we were shown. */
export type Verdict = 'kept' | 'absent' | 'left-out' | 'false';

const VALUE_BYTES = 32;
const KEY = (table: string) => `shuffle.${table}`;

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bytes = (digits: string): number[] => (digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16));

export const commitTo = (value: string, seat: number | string, commitment: string): string =>
  sha256(`ludotheque-contribution:${commitment}:${seat}:${value}`);

const commitmentOf = (secret: string): string =>
  sha256(Uint8Array.from([...new TextEncoder().encode('ludotheque:'), ...bytes(secret)]));

export const shuffleOf = (table: string): Shuffle | null => recall<Shuffle | null>(KEY(table), null);

/** Draw the values of seats that we have just taken, now that the server has committed. */
export function contribute(table: string, commitment: string, seats: number[]): void {
  const before = shuffleOf(table);
  const values = { ...before?.values };
  for (const seat of seats) values[seat] ??= hex(crypto.getRandomValues(new Uint8Array(VALUE_BYTES)));
  remember(KEY(table), { commitment: before?.commitment ?? commitment, values, commits: before?.commits ?? null });
}

/** The commit of each of those seats; null for one without a value. */
export function commitsOf(mine: Shuffle | null, seats: string[]): (string | null)[] {
  return seats.map((seat) => {
    const value = mine?.values[seat];
    return mine && value ? commitTo(value, seat, mine.commitment) : null;
  });
}

/** The values to reveal for these commits, which are remembered: a server that changes one afterwards gets no more
 * values, and the check at the end finds it. */
export function reveals(table: string, commits: Commits): { seat: number; value: string }[] {
  const mine = shuffleOf(table);
  if (!mine || (mine.commits && !same(mine.commits, commits))) return [];
  const own = Object.entries(mine.values)
    .map(([seat, value]) => ({ seat: Number(seat), value }))
    .filter(({ seat, value }) => commits[seat] === commitTo(value, seat, mine.commitment));
  if (own.length) remember(KEY(table), { ...mine, commits });
  return own;
}

const same = (some: Commits, others: Commits): boolean =>
  some.length === others.length && some.every((commit, seat) => commit === others[seat]);

export function verdict(record: Sealed, mine: Shuffle): Verdict {
  const { commitment, secret, contributions } = record;
  if (commitment !== mine.commitment || secret === null || commitmentOf(secret) !== commitment) return 'false';
  const commits = contributions?.map(({ commit }) => commit) ?? [];
  if (mine.commits && !same(mine.commits, commits)) return 'false';
  const found = Object.entries(mine.values).map(([seat, value]) => {
    const kept = contributions?.[Number(seat)]?.value ?? null;
    return kept === null ? null : kept === value;
  });
  if (found.includes(false)) return 'false';
  if (!found.includes(null)) return 'kept';
  return mine.commits ? 'left-out' : 'absent';
}
