import { expect, test } from 'vitest';
import { browserName, tagOf } from '../src/calling/push';
import { isTurn } from '../src/lib/mine.svelte';
import type { TableInfo } from '../src/lib/protocol';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit Version/18.0 Safari/604.1', 'Safari, iOS'],
  ['Lynx', 'Browser'],
])('a browser has a name that people know: %s', (agent, name) => {
  expect(browserName(agent)).toBe(name);
});

test('the tag of a call is that of the server', () => {
  expect(tagOf('xyz', 2)).toBe('turn-xyz-2');
});

test('it is your turn where a seat of yours decides and no bot plays it', () => {
  const table = (part: Partial<TableInfo>) =>
    ({ over: false, deciding: [1], yours: [1], seats: [{ kind: 'bot' }, { kind: 'human' }], ...part }) as TableInfo;
  expect(isTurn(table({}))).toBe(true);
  expect(isTurn(table({ over: true }))).toBe(false);
  expect(isTurn(table({ yours: [0] }))).toBe(false);
  expect(isTurn(table({ deciding: [0], yours: [0, 1] }))).toBe(false);
});
