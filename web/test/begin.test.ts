import { afterEach, expect, test, vi } from 'vitest';
import { FilesFirst } from '../src/alone/begin';
import { workerState } from '../src/alone/workerState.svelte';
import type { Line, Transport } from '../src/net/transport';

afterEach(() => vi.unstubAllGlobals());

/** A worker that answers everything, and what it was asked. */
class Worker implements Transport {
  asked: string[] = [];

  async fetch(path: string): Promise<Response> {
    this.asked.push(path);
    return new Response('of the worker');
  }

  line = (table: string): Line => ({ table }) as unknown as Line;
}

/** A host with these files. */
const host = (files: Record<string, string>) =>
  vi.stubGlobal('fetch', async (address: string) => {
    const found = files[address];
    return found === undefined ? new Response('', { status: 404 }) : new Response(found);
  });

test('what is the same for everyone comes from files, and the rest from the worker', async () => {
  host({ 'files/shelf/games.json': 'the shelf', 'files/shelf/games/koryo/text/ko.json': 'a text' });
  const worker = new Worker();
  const transport = new FilesFirst(worker, 'files/', () => true);
  const said = async (path: string, init?: RequestInit) => (await transport.fetch(path, init)).text();
  expect(await said('/games')).toBe('the shelf');
  expect(await said('/games/koryo/text/ko')).toBe('a text');
  expect(worker.asked).toEqual([]);
  expect(await said('/games/koryo/text/xx')).toBe('of the worker');
  expect(await said('/games/koryo/lessons/01', { method: 'POST' })).toBe('of the worker');
  expect(await said('/tables')).toBe('of the worker');
});

test('the levels are those of a file until the worker knows how fast they are', async () => {
  host({ 'files/shelf/levels.json': 'of a file' });
  let ready = false;
  const transport = new FilesFirst(new Worker(), 'files/', () => ready);
  expect(await (await transport.fetch('/levels')).text()).toBe('of a file');
  ready = true;
  expect(await (await transport.fetch('/levels')).text()).toBe('of the worker');
});

test('the puzzle of the day comes from the file of its month, and else from the worker', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T23:00:00Z') });
  host({ 'files/shelf/puzzle/2026-11.json': '{"2026-11-27": {"day": "2026-11-27"}}' });
  const transport = new FilesFirst(new Worker(), 'files/', () => true);
  expect(await (await transport.fetch('/puzzle')).json()).toEqual({ day: '2026-11-27' });
  vi.setSystemTime(new Date('2026-12-01T01:00:00Z'));
  expect(await (await transport.fetch('/puzzle')).text()).toBe('of the worker');
  vi.useRealTimers();
});

test('the page knows the state of its worker', () => {
  workerState.hear({ type: 'elsewhere' });
  expect(workerState.elsewhere).toBe(true);
  workerState.hear({ type: 'loading', bytes: 2, of: 5 });
  expect([workerState.elsewhere, workerState.loading]).toEqual([false, { type: 'loading', bytes: 2, of: 5 }]);
  workerState.hear({ type: 'ready' });
  expect(workerState.ready).toBe(true);
  workerState.hear({ type: 'unkept', reason: 'full' });
  const failed = { type: 'failed', why: 'other', reason: 'lost' } as const;
  workerState.hear(failed);
  expect([workerState.unkept, workerState.failed]).toEqual(['full', failed]);
});

test('that nothing is kept is news again once something was kept meanwhile, and not before', () => {
  const unkept = (reason: string | null) => workerState.hear({ type: 'unkept', reason });
  unkept('full');
  workerState.unkeptRead = true;
  unkept('full');
  expect([workerState.unkept, workerState.unkeptRead]).toEqual(['full', true]);
  unkept(null);
  unkept('full');
  expect([workerState.unkept, workerState.unkeptRead]).toEqual(['full', false]);
});
