import { expect, test } from 'vitest';
import { isPutAway } from '../src/lib/mine.svelte';
import type { TableInfo } from '../src/lib/protocol';

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
