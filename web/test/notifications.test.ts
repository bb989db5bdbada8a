import { afterEach, expect, test, vi } from 'vitest';
import { browserName, obstacle, pageObstacle, tagOf } from '../src/notifications/push';
import { isTurn } from '../src/net/myTables.svelte';
import type { TableInfo } from '../src/net/protocol';

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

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['one with push', true, { PushManager: {} }, 'default', null, null],
  ['one without push, as Safari on a Mac may be', true, {}, 'default', null, 'calls-no-push'],
  ['one that is not secure', false, { PushManager: {} }, 'default', 'calls-no-https', 'calls-no-https'],
  ['one that refused', true, { PushManager: {} }, 'denied', 'calls-denied', 'calls-denied'],
  ['one that notifies nobody', true, { PushManager: {} }, null, 'calls-no-push', 'calls-no-push'],
])('a browser notifies from an open page without push: %s', (_, secure, has, permission, page, push) => {
  vi.stubGlobal('isSecureContext', secure);
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('window', permission ? { ...has, Notification: {} } : has);
  vi.stubGlobal('navigator', { serviceWorker: {} });
  expect([pageObstacle(), obstacle()]).toEqual([page, push]);
});

test('it is your turn where a seat of yours decides and no bot plays it', () => {
  const table = (part: Partial<TableInfo>) =>
    ({ over: false, deciding: [1], yours: [1], seats: [{ kind: 'bot' }, { kind: 'human' }], ...part }) as TableInfo;
  expect(isTurn(table({}))).toBe(true);
  expect(isTurn(table({ over: true }))).toBe(false);
  expect(isTurn(table({ yours: [0] }))).toBe(false);
  expect(isTurn(table({ deciding: [0], yours: [0, 1] }))).toBe(false);
});
