import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TableSocket, type LinkStatus } from '../src/lib/socket';
import { GONE } from '../src/lib/transport';

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
  send(): void {}
  close(): void {}

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

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  FakeSocket.all = [];
  told.length = 0;
  new TableSocket(
    'abc',
    () => ({ type: 'hello', tokens: [], since: 0 }),
    () => {},
    (status, reason) => told.push([status, reason]),
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
    vi.advanceTimersByTime(20_000);
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
