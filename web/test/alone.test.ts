import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FromPage, FromWorker } from '../src/alone/messages';
import { Stopped, WorkerTransport, type Post } from '../src/alone/transport';
import { GONE, type Line } from '../src/net/transport';

/** The worker's side. */
class FakeWorker implements Post {
  heard: FromPage[] = [];
  onmessage: Post['onmessage'] = null;
  onerror: Post['onerror'] = null;

  postMessage(message: FromPage): void {
    this.heard.push(message);
  }

  say(message: FromWorker): void {
    this.onmessage?.(new MessageEvent('message', { data: message }));
  }

  break(message?: string): void {
    this.onerror?.({ message } as ErrorEvent);
  }
}

let worker: FakeWorker;
let transport: WorkerTransport;

beforeEach(() => {
  worker = new FakeWorker();
  transport = new WorkerTransport(worker);
});

const bytes = (text: string) => new TextEncoder().encode(text);
const EVENTS = 'text/event-stream; charset=utf-8';
/** The states of a WebSocket; Node 20 has none. */
const [CONNECTING, OPEN, CLOSING, CLOSED] = [0, 1, 2, 3];

/** The numbers of the calls or lines, in the order in which the worker heard of them. */
const numbers = () => worker.heard.flatMap((one) => ('id' in one ? one.id : one.line));

describe('a call', () => {
  test('is a message, and so is its answer', async () => {
    const asked = transport.fetch('/tables?a=b', { method: 'POST', body: '{"game":"koryo"}' });
    const [id = 0] = numbers();
    expect(worker.heard).toEqual([
      { type: 'call', id, method: 'POST', address: '/tables?a=b', body: '{"game":"koryo"}' },
    ]);
    worker.say({ type: 'answer', id, status: 200, kind: 'application/json', body: bytes('{"table":"abc"}') });
    const answer = await asked;
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.json()).toEqual({ table: 'abc' });
  });

  test('without more is a GET, and its answer may be text', async () => {
    const asked = transport.fetch('/games/koryo/text/ko');
    const [id = 0] = numbers();
    expect(worker.heard[0]).toMatchObject({ method: 'GET', body: undefined });
    worker.say({ type: 'answer', id, status: 200, kind: 'text/plain; charset=utf-8', body: 'name = 고려' });
    expect(await (await asked).text()).toBe('name = 고려');
  });

  test('that is refused has an answer, too', async () => {
    const asked = transport.fetch('/clubs');
    worker.say({ type: 'answer', id: numbers()[0] ?? 0, status: 404, kind: 'application/json', body: '{}' });
    expect(await asked).toMatchObject({ ok: false, status: 404 });
  });

  test('may have an answer with nothing in it', async () => {
    const asked = transport.fetch('/tables/abc', { method: 'DELETE' });
    worker.say({ type: 'answer', id: numbers()[0] ?? 0, status: 204, kind: 'application/json', body: '' });
    expect(await asked).toMatchObject({ ok: true, status: 204, body: null });
  });

  test('gets its own answer, whichever comes first', async () => {
    const asked = ['/a', '/b'].map((path) => transport.fetch(path));
    const [a = 0, b = 0] = numbers();
    worker.say({ type: 'answer', id: b, status: 200, kind: 'text/plain', body: 'b' });
    worker.say({ type: 'answer', id: a, status: 200, kind: 'text/plain', body: 'a' });
    expect(await Promise.all(asked.map(async (one) => (await one).text()))).toEqual(['a', 'b']);
  });
});

describe('an answer in parts', () => {
  let id = 0;
  let asked: Promise<Response>;
  let ended: AbortController;

  beforeEach(() => {
    ended = new AbortController();
    asked = transport.fetch('/review', { method: 'POST', body: '{}', signal: ended.signal });
    [id = 0] = numbers();
    worker.say({ type: 'answer', id, status: 200, kind: EVENTS, body: null });
    worker.say({ type: 'part', id, body: bytes('one ') });
  });

  test('is read as it comes', async () => {
    const answer = await asked;
    expect(answer.headers.get('content-type')).toBe(EVENTS);
    const reader = answer.body?.getReader();
    expect(await reader?.read()).toEqual({ done: false, value: bytes('one ') });
    const next = reader?.read();
    worker.say({ type: 'part', id, body: bytes('two') });
    expect(await next).toEqual({ done: false, value: bytes('two') });
    worker.say({ type: 'end', id });
    expect(await reader?.read()).toEqual({ done: true, value: undefined });
  });

  test('may come as a whole before it is read', async () => {
    worker.say({ type: 'part', id, body: bytes('two') });
    worker.say({ type: 'end', id });
    expect(await (await asked).text()).toBe('one two');
  });

  test('that its reader leaves is cancelled, and what still comes does no harm', async () => {
    await (await asked).body?.cancel();
    expect(worker.heard.at(-1)).toEqual({ type: 'cancel', id });
    worker.say({ type: 'part', id, body: bytes('two') });
    worker.say({ type: 'end', id });
    ended.abort();
    expect(worker.heard).toHaveLength(2);
  });

  test('breaks off when its signal says so', async () => {
    const answer = await asked;
    ended.abort();
    await expect(answer.text()).rejects.toMatchObject({ name: 'AbortError' });
    expect(worker.heard.at(-1)).toEqual({ type: 'cancel', id });
    worker.say({ type: 'part', id, body: bytes('two') });
  });

  test('breaks off when the worker fails', async () => {
    const answer = await asked;
    worker.break('out of memory');
    await expect(answer.text()).rejects.toThrow('have stopped');
  });
});

describe('a signal', () => {
  test('withdraws a call', async () => {
    const ended = new AbortController();
    const asked = transport.fetch('/curve', { signal: ended.signal });
    const [id = 0] = numbers();
    ended.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    expect(worker.heard.at(-1)).toEqual({ type: 'cancel', id });
    worker.say({ type: 'answer', id, status: 200, kind: 'application/json', body: '[]' });
  });

  test('that was given before keeps a call from being made', async () => {
    await expect(transport.fetch('/curve', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(worker.heard).toEqual([]);
  });

  test('that comes after the answer says nothing', async () => {
    const ended = new AbortController();
    const asked = transport.fetch('/curve', { signal: ended.signal });
    worker.say({ type: 'answer', id: numbers()[0] ?? 0, status: 200, kind: 'application/json', body: '[]' });
    ended.abort();
    expect(await (await asked).json()).toEqual([]);
    expect(worker.heard).toHaveLength(1);
  });
});

/** Note what happens on a line. */
function noted(line: Line): unknown[] {
  const events: unknown[] = [];
  line.onopen = () => events.push('open');
  line.onmessage = ({ data }) => events.push(data);
  line.onclose = ({ code, reason }) => events.push([code, reason]);
  return events;
}

describe('a line', () => {
  /** A line that was just asked for, its number and what happens on it. */
  function asked(): [Line, number, unknown[]] {
    const line = transport.line('abc');
    return [line, numbers().at(-1) ?? 0, noted(line)];
  }

  test('opens once one could say what is to be done then', async () => {
    const [line, number, events] = asked();
    expect(worker.heard).toEqual([{ type: 'open', line: number, table: 'abc' }]);
    expect(line.readyState).toBe(CONNECTING);
    expect(() => line.send('too soon')).toThrow('not open yet');
    expect(events).toEqual([]);
    await Promise.resolve();
    expect(line.readyState).toBe(OPEN);
    expect(events).toEqual(['open']);
  });

  test('carries what both sides say', async () => {
    const [line, number, events] = asked();
    await Promise.resolve();
    line.send('hello');
    expect(worker.heard.at(-1)).toEqual({ type: 'say', line: number, text: 'hello' });
    worker.say({ type: 'told', line: number, text: 'welcome' });
    expect(events).toEqual(['open', 'welcome']);
  });

  test('is closed by the table with its code', async () => {
    const [line, number, events] = asked();
    await Promise.resolve();
    worker.say({ type: 'closed', line: number, code: 4404 });
    expect(line.readyState).toBe(CLOSED);
    expect(events).toEqual(['open', [4404, '']]);
    line.send('too late');
    line.close();
    worker.say({ type: 'told', line: number, text: 'too late' });
    expect(worker.heard).toHaveLength(1);
    expect(events).toHaveLength(2);
  });

  test('is hung up by the page, once', async () => {
    const [line, number, events] = asked();
    await Promise.resolve();
    line.close();
    line.close();
    line.send('too late');
    expect(worker.heard.slice(1)).toEqual([{ type: 'hang-up', line: number }]);
    expect(line.readyState).toBe(CLOSING);
    worker.say({ type: 'told', line: number, text: 'too late' });
    worker.say({ type: 'closed', line: number, code: 1000 });
    expect(line.readyState).toBe(CLOSED);
    expect(events).toEqual(['open', [1000, '']]);
  });

  test('that is hung up before it opened does not open', async () => {
    const [line, number, events] = asked();
    line.close();
    await Promise.resolve();
    expect(events).toEqual([]);
    expect(worker.heard.at(-1)).toEqual({ type: 'hang-up', line: number });
  });

  test('hears nothing of another', async () => {
    const [, , events] = asked();
    const other = noted(transport.line('xyz'));
    await Promise.resolve();
    worker.say({ type: 'told', line: numbers()[1] ?? 0, text: 'there' });
    expect(events).toEqual(['open']);
    expect(other).toEqual(['open', 'there']);
  });
});

describe.each([
  ['breaks', () => worker.break('no memory')],
  ['cannot be loaded', () => worker.break()],
  ['says that it failed', () => worker.say({ type: 'failed', why: 'other', reason: 'no house' })],
])('a worker that %s', (_, fail) => {
  test('rejects the calls under way, and all later ones', async () => {
    const asked = [transport.fetch('/games'), transport.fetch('/tables')];
    fail();
    for (const one of asked) await expect(one).rejects.toThrow('have stopped');
    await expect(transport.fetch('/games')).rejects.toThrow('have stopped');
    expect(worker.heard).toHaveLength(2);
  });

  test('closes its lines for good, and later ones at once', async () => {
    const events = noted(transport.line('abc'));
    await Promise.resolve();
    fail();
    expect(events).toEqual(['open', [GONE, '']]);
    const line = transport.line('abc');
    const later = noted(line);
    await Promise.resolve();
    expect(later).toEqual([[GONE, '']]);
    expect(line.readyState).toBe(CLOSED);
    expect(worker.heard).toHaveLength(1);
  });

  test('closes a line that has not opened yet', async () => {
    const events = noted(transport.line('abc'));
    fail();
    await Promise.resolve();
    expect(events).toEqual([[GONE, '']]);
  });
});

test('where there can be no worker, lines close for good', async () => {
  const events = noted(new Stopped().line());
  await Promise.resolve();
  expect(events).toEqual([[GONE, '']]);
});

describe('where another page has the games', () => {
  const start = () => transport.fetch('/tables', { method: 'POST', body: '{}' });
  const elsewhere = () => worker.say({ type: 'elsewhere' });

  test('a command is refused at once, and the worker never hears of it', async () => {
    elsewhere();
    await expect(start()).rejects.toThrow('open on another page');
    expect(worker.heard).toEqual([]);
  });

  test('a command that came before this was known is withdrawn', async () => {
    const asked = start();
    const [id = 0] = numbers();
    elsewhere();
    await expect(asked).rejects.toThrow('open on another page');
    expect(worker.heard.slice(1)).toEqual([{ type: 'cancel', id }]);
  });

  test('what is only looked at waits', async () => {
    const looked = transport.fetch('/tables');
    elsewhere();
    const lesson = transport.fetch('/games/koryo/lessons/01-idea', { method: 'POST', body: '{}' });
    expect(worker.heard).toHaveLength(2);
    for (const id of numbers()) worker.say({ type: 'answer', id, status: 200, kind: 'text/plain', body: 'there' });
    expect(await (await looked).text()).toBe('there');
    expect(await (await lesson).text()).toBe('there');
  });

  test('commands are taken again once that page is closed', async () => {
    elsewhere();
    worker.say({ type: 'loading', bytes: 1, of: 2 });
    void start();
    expect(worker.heard).toHaveLength(1);
  });
});

describe('a worker that falls silent', () => {
  const MINUTE = 60_000;
  const silent = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    silent.mockReset();
    transport = new WorkerTransport(worker, silent);
  });

  afterEach(() => void vi.useRealTimers());

  test('is taken for lost after a minute, once it was ready', async () => {
    const asked = transport.fetch('/tables');
    vi.advanceTimersByTime(10 * MINUTE); // Python may take its time to come
    expect(silent).not.toHaveBeenCalled();
    worker.say({ type: 'ready' });
    void transport.fetch('/levels').catch(() => undefined);
    vi.advanceTimersByTime(MINUTE);
    expect(silent).toHaveBeenCalledOnce();
    await expect(asked).rejects.toThrow();
  });

  test('is kept as long as it says something', () => {
    worker.say({ type: 'ready' });
    const line = transport.line('abc');
    for (let second = 0; second < 300; second += 5) {
      if (line.readyState === OPEN) line.send('{"type":"ping"}');
      vi.advanceTimersByTime(5000);
      worker.say({ type: 'told', line: numbers()[0] ?? 0, text: '{"type":"pong"}' });
    }
    vi.advanceTimersByTime(10 * MINUTE); // nothing is asked of it
    expect(silent).not.toHaveBeenCalled();
  });

  test('may read a file of games for as long as it takes', () => {
    worker.say({ type: 'ready' });
    void transport.fetch('/archive', { method: 'POST', body: bytes('games') as BodyInit }).catch(() => undefined);
    void transport.fetch('/tables').catch(() => undefined);
    vi.advanceTimersByTime(10 * MINUTE);
    expect(silent).not.toHaveBeenCalled();
  });
});
