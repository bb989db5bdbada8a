import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sha256 } from '../src/net/sha256';
import {
  commitsOf,
  commitTo,
  contribute,
  reveals,
  shuffleOf,
  verdict,
  type Sealed,
  type Shuffle,
} from '../src/net/shuffle';

const digest = (message: string | Uint8Array) => createHash('sha256').update(message).digest('hex');
const SECRET = '01'.repeat(32);
const COMMITMENT = digest(Buffer.concat([Buffer.from('ludotheque:'), Buffer.from(SECRET, 'hex')]));

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

beforeEach(() => vi.stubGlobal('localStorage', storage()));

describe('SHA-256', () => {
  test('of every length over several blocks', () => {
    for (let length = 0; length < 300; length += 1) {
      const message = Uint8Array.from({ length }, (_, index) => (index * 151 + length) % 256);
      expect(sha256(message)).toBe(digest(message));
    }
  });

  test('of text', () => {
    for (const text of ['', 'abc', '고려 – Koryŏ', 'x'.repeat(10_000)]) expect(sha256(text)).toBe(digest(text));
  });
});

describe('what this browser contributes', () => {
  test('is other bytes for each seat and table, and stays the same', () => {
    contribute('t', COMMITMENT, [0, 2]);
    contribute('u', COMMITMENT, [0]);
    const first = shuffleOf('t') as Shuffle;
    contribute('t', COMMITMENT, [0, 1]);
    const later = shuffleOf('t') as Shuffle;
    expect(later.values[0]).toBe(first.values[0]);
    const all = [...Object.values(later.values), ...Object.values(shuffleOf('u')?.values ?? {})];
    expect(new Set(all).size).toBe(4);
    for (const value of all) expect(value).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is committed to for the seats asked for', () => {
    contribute('t', COMMITMENT, [1]);
    const mine = shuffleOf('t') as Shuffle;
    const commit = digest(`ludotheque-contribution:${COMMITMENT}:1:${mine.values[1]}`);
    expect(commitsOf(mine, ['1', '0'])).toEqual([commit, null]);
    expect(commitsOf(null, ['1'])).toEqual([null]);
  });

  test('is revealed for its own commit, and never for a second list of commits', () => {
    contribute('t', COMMITMENT, [1]);
    const mine = shuffleOf('t') as Shuffle;
    const [own] = commitsOf(mine, ['1']) as [string];
    const other = 'a'.repeat(64);
    expect(reveals('t', [other, other])).toEqual([]);
    expect(reveals('u', [other, own])).toEqual([]);
    expect(shuffleOf('t')?.commits).toBeNull();
    const told = [{ seat: 1, value: mine.values[1] }];
    expect(reveals('t', [other, own])).toEqual(told);
    expect(reveals('t', [other, own])).toEqual(told);
    expect(reveals('t', ['b'.repeat(64), own])).toEqual([]);
    expect(shuffleOf('t')?.commits).toEqual([other, own]);
  });
});

describe('what the record says of it', () => {
  const value = '0a'.repeat(32);
  const commit = commitTo(value, 1, COMMITMENT);
  const other = { commit: 'c'.repeat(64), value: 'd'.repeat(64) };
  const mine: Shuffle = { commitment: COMMITMENT, values: { 1: value }, commits: [other.commit, commit] };
  const unasked: Shuffle = { ...mine, commits: null };
  const record = (own: { commit: string | null; value: string | null }, more: Partial<Sealed> = {}): Sealed => ({
    commitment: COMMITMENT,
    secret: SECRET,
    contributions: [other, own],
    ...more,
  });

  test('it is in', () => expect(verdict(record({ commit, value }), mine)).toBe('kept'));
  test('nobody asked for it', () => {
    expect(verdict(record({ commit, value: null }), unasked)).toBe('absent');
    expect(verdict(record({ commit: null, value: null }), unasked)).toBe('absent');
    expect(verdict(record({ commit, value }, { contributions: undefined }), unasked)).toBe('absent');
  });
  test('it was given and left out', () => expect(verdict(record({ commit, value: null }), mine)).toBe('left-out'));
  test.each<[string, Sealed]>([
    ['another value of ours', record({ commit, value: 'e'.repeat(64) })],
    ['another commit of ours', record({ commit: 'e'.repeat(64), value })],
    [
      'another commit of somebody else',
      record(
        { commit, value },
        {
          contributions: [
            { ...other, commit: 'e'.repeat(64) },
            { commit, value },
          ],
        },
      ),
    ],
    ['no contributions', record({ commit, value }, { contributions: undefined })],
    ['another commitment', record({ commit, value }, { commitment: 'e'.repeat(64) })],
    ['another secret', record({ commit, value }, { secret: '02'.repeat(32) })],
    ['no secret', record({ commit, value }, { secret: null })],
  ])('%s is found out', (_, forged) => expect(verdict(forged, mine)).toBe('false'));
});
