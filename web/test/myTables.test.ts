import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '../src/net/api';
import { isPutAway, myTables } from '../src/net/myTables.svelte';
import type { TableInfo } from '../src/net/protocol';

const NOW = Date.parse('2031-05-20T12:00:00Z');
const table = (part: Partial<TableInfo>) =>
  ({
    over: false,
    yours: [0],
    seats: [{ kind: 'human' }, { kind: 'bot' }],
    updated: '2031-05-12T12:00:00.000Z',
    ...part,
  }) as TableInfo;

test.each([
  ['a game against bots that rests for a week', table({}), true],
  ['one of this week', table({ updated: '2031-05-14T12:00:00.000Z' }), false],
  ['one that is over', table({ over: true }), false],
  ['one with another person', table({ seats: [{ kind: 'human' }, { kind: 'human' }] as TableInfo['seats'] }), false],
  ['one around a screen', table({ yours: [0, 1], seats: [{ kind: 'human' }, { kind: 'human' }] as never }), false],
  ['one that is only watched', table({ yours: [] }), false],
  ['one in which a bot stands in for you', table({ seats: [{ kind: 'bot' }, { kind: 'bot' }] as never }), true],
])('%s is put away or not', (_, found, put) => {
  expect(isPutAway(found, NOW)).toBe(put);
});

describe('a table whose deletion is asked for', () => {
  const ids = () => myTables.tables.map((one) => one.table);
  let answer: { resolve: () => void; reject: (why: Error) => void };
  let asked: { resolve: (found: TableInfo[]) => void };

  /** Delete a table whose list was asked for just before, and let the time for regrets pass. */
  async function dropped(id: string): Promise<{ before: TableInfo[]; listed: Promise<void> }> {
    const before = [table({ table: 'kept' }), table({ table: id })];
    myTables.tables = before;
    myTables.remove(id);
    expect(ids()).toEqual(['kept', id]);
    const listed = myTables.refresh();
    await vi.runAllTimersAsync();
    return { before, listed };
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('addEventListener', () => undefined);
    vi.spyOn(api, 'tables').mockReturnValue(new Promise((resolve) => (asked = { resolve })));
    vi.spyOn(api, 'deleteTable').mockReturnValue(
      new Promise((resolve, reject) => (answer = { resolve: () => resolve(undefined as never), reject })),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('is gone before the server answers, and an older list does not bring it back', async () => {
    const { before, listed } = await dropped('gone');
    expect([ids(), myTables.going]).toEqual([['kept'], []]);
    asked.resolve(before);
    await listed;
    answer.resolve();
    await vi.runAllTimersAsync();
    expect(ids()).toEqual(['kept']);
  });

  test('is there again, with the reason, where the server refuses', async () => {
    const { before, listed } = await dropped('refused');
    answer.reject(new Error('Not now.'));
    await vi.runAllTimersAsync();
    expect([ids(), myTables.problem]).toEqual([['kept', 'refused'], 'Not now.']);
    asked.resolve(before);
    await listed;
    expect(ids()).toEqual(['kept', 'refused']);
  });
});
