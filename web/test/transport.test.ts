import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Line, Transport } from '../src/net/transport';

let addresses: string[] = [];

beforeEach(() => {
  vi.resetModules();
  addresses = [];
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor(address: string) {
        addresses.push(address);
      }
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

/** A page that has not called yet. */
const fresh = () => import('../src/net/transport');

test('the server is asked below /api', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response('[]')));
  vi.stubGlobal('fetch', fetch);
  const { transport } = await fresh();
  await transport.fetch('/games', { method: 'POST', body: '{}' });
  expect(fetch).toHaveBeenCalledWith('/api/games', expect.objectContaining({ method: 'POST', body: '{}' }));
});

/** A connection that is silent until it is given up. */
const silent = (_: string, init?: RequestInit) =>
  new Promise<Response>((_, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'AbortError'))),
  );

describe('a call without an answer', () => {
  beforeEach(() => void vi.useFakeTimers());

  afterEach(() => void vi.useRealTimers());

  test('that only reads is made again after ten seconds', async () => {
    const fetch = vi.fn(silent).mockImplementationOnce(silent).mockResolvedValueOnce(new Response('[]'));
    vi.stubGlobal('fetch', fetch);
    const { transport } = await fresh();
    const answer = transport.fetch('/games');
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await answer).ok).toBe(true);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('may take its time once it has begun', async () => {
    let signal: AbortSignal | null = null;
    const fetch = vi.fn((_: string, init?: RequestInit) => {
      signal = init?.signal ?? null;
      return Promise.resolve(new Response('[]'));
    });
    vi.stubGlobal('fetch', fetch);
    const { transport } = await fresh();
    await transport.fetch('/games');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(signal).toHaveProperty('aborted', false);
  });

  test('that changes something is made once, and fails after thirty', async () => {
    const fetch = vi.fn(silent);
    vi.stubGlobal('fetch', fetch);
    const { transport } = await fresh();
    const failed = expect(transport.fetch('/tables', { method: 'POST' })).rejects.toThrow('late');
    await vi.advanceTimersByTimeAsync(30_000);
    await failed;
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

test('the other calls go on when the first one failed, which its caller hears of', async () => {
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response('[]')));
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetch);
  const { transport } = await fresh();
  const [first, second] = [transport.fetch('/games'), transport.fetch('/tables')];
  await expect(first).rejects.toThrow('Failed to fetch');
  expect((await second).ok).toBe(true);
});

test.each([
  ['http:', 'ws://here:8000/api/tables/abc/socket'],
  ['https:', 'wss://here:8000/api/tables/abc/socket'],
])('a line to a table of a server is a WebSocket, as safe as its page: %s', async (protocol, address) => {
  vi.stubGlobal('location', { protocol, host: 'here:8000' });
  const { transport } = await fresh();
  expect(transport.line('abc')).toBeInstanceOf(WebSocket);
  expect(addresses).toEqual([address]);
});

test('another way to the tables takes all calls and lines', async () => {
  vi.stubGlobal('addEventListener', () => {});
  const { use } = await fresh();
  const { api } = await import('../src/net/api');
  const { TableSocket } = await import('../src/net/socket');
  const line = {} as Line;
  const other: Transport = {
    fetch: vi.fn(() => Promise.resolve(new Response('[]'))),
    line: vi.fn(() => line),
  };
  use(other);
  expect(await api.tables()).toEqual([]);
  expect(other.fetch).toHaveBeenCalledWith('/tables', undefined);
  new TableSocket(
    'abc',
    () => ({ type: 'hello', tokens: [], since: 0 }),
    () => {},
    () => {},
  );
  expect(other.line).toHaveBeenCalledWith('abc');
  expect(line.onmessage).toBeTypeOf('function');
  expect(addresses).toEqual([]);
});
