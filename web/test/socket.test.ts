import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TableSocket, type LinkStatus } from '../src/net/socket';
import { GONE } from '../src/net/transport';

/** The server's side of the sockets that were opened. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number; reason: string }) => {};
  constructor() {
    FakeSocket.all.push(this);
  }
  sent: { type: string }[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.closed = true;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  say(message: { type: string }): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  end(code: number, reason = ''): void {
    this.readyState = 3;
    this.onclose({ code, reason });
  }
}

const last = () => FakeSocket.all.at(-1) as FakeSocket;
const told: [LinkStatus, string][] = [];
let unread: readonly { type: string }[] = [];
let socket: TableSocket;
/** What the page would hear of its window and its network. */
let events: EventTarget;
let network: EventTarget;
const happens = (what: string) => events.dispatchEvent(new Event(what));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  events = new EventTarget();
  network = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('navigator', { connection: network });
  FakeSocket.all = [];
  told.length = 0;
  unread = [];
  socket = new TableSocket(
    'abc',
    () => ({ type: 'hello', tokens: [], since: 0 }),
    () => {},
    (status, reason, lost) => {
      told.push([status, reason]);
      unread = lost;
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How many sockets are opened in the next seconds by a server that ends each of them with that code. */
function attempts(code: number, seconds: number): number {
  const before = FakeSocket.all.length;
  const end = Date.now() + seconds * 1000;
  let seen: FakeSocket | null = null;
  while (Date.now() < end) {
    if (last() !== seen) {
      seen = last();
      seen.open();
      seen.end(code);
    }
    vi.advanceTimersByTime(50);
  }
  return FakeSocket.all.length - before;
}

describe('a socket that the server ends', () => {
  test('without another end is not opened again, and is not said to be lost', () => {
    last().open();
    last().end(GONE);
    expect(told.at(-1)).toEqual(['gone', '']);
    expect(attempts(GONE, 120)).toBe(0);
  });

  test.each([1008, 4403, 4404])('with %d is not opened again', (code) => {
    last().open();
    last().end(code, 'no such table');
    expect(told.at(-1)).toEqual(['refused', 'no such table']);
    expect(attempts(code, 120)).toBe(0);
  });

  test('after a welcome comes back within a second', () => {
    last().open();
    last().say({ type: 'welcome' });
    last().end(1012);
    expect(told.at(-1)).toEqual(['lost', '']);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('before a welcome comes back more and more slowly', () => {
    expect(attempts(1011, 60)).toBeLessThan(12);
    const before = FakeSocket.all.length;
    while (FakeSocket.all.length === before) vi.advanceTimersByTime(50);
    last().open();
    last().say({ type: 'welcome' });
    expect(attempts(1012, 2)).toBeGreaterThan(0);
  });

  test('because its address has too many of them waits before it comes back', () => {
    last().open();
    last().end(4429);
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(told.at(-1)?.[0]).toBe('lost');
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe('a line that falls silent', () => {
  const opened = () => {
    last().open();
    last().say({ type: 'welcome' });
    last().say({ type: 'pong' });
  };

  test('is given up within ten seconds of something that has no answer, and another is opened', () => {
    opened();
    const before = last();
    socket.send({ type: 'undo', seat: 0, ply: 7 });
    vi.advanceTimersByTime(10_000);
    expect(told).toContainEqual(['lost', '']);
    expect(unread).toEqual([{ type: 'undo', seat: 0, ply: 7 }]);
    expect(before.closed).toBe(true);
    expect(last()).not.toBe(before);
    last().open();
    expect(told.at(-1)).toEqual(['open', '']);
  });

  test('is given up although nothing is sent on it, within fifteen seconds', () => {
    opened();
    vi.advanceTimersByTime(15_000);
    expect(told.at(-1)).toEqual(['lost', '']);
    expect(unread).toEqual([]);
  });

  test('is given up although it can still be heard: only a pong shows that the server reads it', () => {
    opened();
    socket.send({ type: 'undo', seat: 0, ply: 7 });
    for (let second = 0; second < 10; second++) {
      vi.advanceTimersByTime(1000);
      last().say({ type: 'seats' });
    }
    expect(told).toContainEqual(['lost', '']);
  });

  test('is kept as long as every ping is answered; there is one at a time', () => {
    opened();
    for (let second = 0; second < 60; second++) {
      socket.send({ type: 'undo', seat: 0, ply: second });
      vi.advanceTimersByTime(1000);
      const pings = last().sent.filter(({ type }) => type === 'ping').length;
      expect(pings).toBeLessThanOrEqual(second + 2);
      last().say({ type: 'pong' });
    }
    expect(FakeSocket.all).toHaveLength(1);
    expect(told.at(-1)).toEqual(['open', '']);
  });

  test('while it is opened is tried again', () => {
    vi.advanceTimersByTime(12_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('is noticed soon by a page that is looked at again, or whose network changes', () => {
    for (const notice of [() => happens('visibilitychange'), () => network.dispatchEvent(new Event('change'))]) {
      const before = FakeSocket.all.length;
      opened();
      notice();
      vi.advanceTimersByTime(2_900);
      expect(FakeSocket.all).toHaveLength(before + 1);
    }
  });

  test('is not waited for by a page that is online again', () => {
    opened();
    happens('online');
    expect(FakeSocket.all).toHaveLength(2);
    expect(told.at(-1)).toEqual(['lost', '']);
    last().open();
    last().end(4404, 'no such table');
    happens('online');
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('of which the page hears when it is lost may be silent', () => {
    (last() as unknown as { watched: boolean }).watched = true;
    last().open();
    vi.advanceTimersByTime(60_000);
    happens('online');
    expect(FakeSocket.all).toHaveLength(1);
  });
});
