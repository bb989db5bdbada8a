import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromServer } from '$net/protocol';
import { TableModel } from '$net/table.svelte';
import { GONE } from '$net/transport';

/** The server's side of the last socket that was opened. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = FakeSocket.OPEN;
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number; reason: string }) => {};
  constructor() {
    FakeSocket.last = this;
  }
  sent: { type: string }[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {}

  say(message: Partial<FromServer>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const WELCOME = { type: 'welcome', seats: [], yours: [0], chat: [], invites: [], seated: [], kept: [] } as never;
let model: TableModel;
const server = (message: unknown) => FakeSocket.last.say(message as Partial<FromServer>);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {}, hidden: false });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  model = new TableModel('abc');
  FakeSocket.last.onopen();
  server(WELCOME);
});

afterEach(() => {
  model.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a question about an undo that the server has forgotten is forgotten here', () => {
  server({ type: 'undo-asked', seat: 1, entries: 1 });
  expect(model.undoAsked?.seat).toBe(1);
  server(WELCOME);
  expect(model.undoAsked).toBeNull();
  server({ type: 'undo-asked', seat: 0, entries: 1 });
  expect([model.undoAsked, model.undoWaiting]).toEqual([null, true]);
  server(WELCOME);
  expect(model.undoWaiting).toBe(false);
});

test.each([
  ['an undo', { type: 'undo-asked', seat: 0, entries: 1 }],
  ['the end of the game', { type: 'asked', what: 'abandon', seat: 0, about: null, level: null, seconds: null }],
])('who asked the others for %s learns that a new server knows nothing of it', (_, asked) => {
  const seats = { type: 'seats', seats: [] };
  server(asked);
  server(WELCOME);
  server(asked);
  server(seats);
  expect(model.notice).toBe('');
  server(WELCOME);
  expect(model.notice).toBe('');
  server(seats);
  expect(model.notice).toBe('ask-again');
});

/** The lines of chat that were sent on the last socket. */
const chat = () => FakeSocket.last.sent.filter(({ type }) => type === 'chat');
/** The number of the last of them. */
const id = () => (chat().at(-1) as { id?: number } | undefined)?.id;
/** The line is lost, and another is open. */
function comeBack(): void {
  FakeSocket.last.onclose({ code: 1006, reason: '' });
  vi.advanceTimersByTime(20_000);
  FakeSocket.last.onopen();
  server(WELCOME);
}

test('a line of chat stays where it was written until the server has it', () => {
  model.draft = ' Hello ';
  model.say();
  expect(chat()).toEqual([{ type: 'chat', id: id(), text: 'Hello', again: false }]);
  expect([model.draft, model.busySaying]).toEqual(['Hello', true]);
  server({ type: 'said', id: id() });
  expect([model.draft, model.busySaying]).toEqual(['', false]);
});

test('a line of chat that may have been lost is sent again under its number, once there is a connection', () => {
  model.draft = 'Hello';
  model.say();
  const first = id();
  comeBack();
  expect(chat()).toEqual([{ type: 'chat', id: first, text: 'Hello', again: true }]);
  server({ type: 'said', id: first });
  comeBack();
  expect([chat(), model.draft]).toEqual([[], '']);
});

test('a line of chat that is written without a connection is sent as soon as there is one', () => {
  FakeSocket.last.onclose({ code: 1006, reason: '' });
  FakeSocket.last.readyState = 3;
  model.draft = 'Hello';
  model.say();
  vi.advanceTimersByTime(20_000);
  FakeSocket.last.onopen();
  server(WELCOME);
  expect(chat()).toEqual([{ type: 'chat', id: id(), text: 'Hello', again: true }]);
});

test('a line of chat that is refused can be changed, and no other refusal concerns it', () => {
  const refused = { type: 'refused', reason: 'slower', key: 'none', args: {}, ply: 0 };
  model.draft = 'Hello';
  model.say();
  server({ ...refused, id: null });
  expect(model.busySaying).toBe(true);
  server({ ...refused, id: id() });
  expect([model.draft, model.busySaying, model.notice]).toEqual(['Hello', false, 'slower']);
});

test('a line of chat of which nothing can be seen is not sent', () => {
  model.draft = ' \u200b\u3164 ';
  model.say();
  expect([chat(), model.draft]).toEqual([[], '']);
});

test('a line of chat that was under way when the page was reloaded is sent again under its number', () => {
  model.draft = 'Hello';
  model.say();
  const first = id();
  model.close();
  model = new TableModel('abc');
  FakeSocket.last.onopen();
  server(WELCOME);
  expect([model.draft, chat()]).toEqual(['Hello', [{ type: 'chat', id: first, text: 'Hello', again: true }]]);
});

test('what can be chosen stays while the line is lost, and is not sent', () => {
  server({
    type: 'state',
    eyes: 0,
    ply: 1,
    player: 0,
    offered: [{ number: 1 }],
    view: {},
    own: [],
    changes: [],
    events: [],
  });
  expect(model.actionable?.ply).toBe(1);
  FakeSocket.last.onclose({ code: 1006, reason: '' });
  FakeSocket.last.readyState = 3;
  expect(model.actionable?.ply).toBe(1);
  model.act({ verb: 'pass' });
  expect(FakeSocket.last.sent.filter(({ type }) => type === 'act')).toEqual([]);
  expect(model.actionable?.ply).toBe(1);
});

test('the page asks you to check whether something that may be lost has arrived', () => {
  model.people.resign(0);
  comeBack();
  server({ type: 'seats', seats: [] });
  expect(model.notice).toBe('do-again');
  model.notice = '';
  model.people.resign(0);
  server({ type: 'pong' });
  comeBack();
  server({ type: 'seats', seats: [] });
  expect(model.notice).toBe('do-again'); // the pong was for the hello: the resignation came after it
  model.notice = '';
  model.people.resign(0);
  server({ type: 'pong' });
  server({ type: 'pong' });
  comeBack();
  server({ type: 'seats', seats: [] });
  expect(model.notice).toBe('');
});

test('who comes back with a running clock learns for how long the connection was gone', () => {
  const clock = () => server({ type: 'clock', left: [30, 60], running: [0] });
  clock();
  expect(model.notice).toBe('');
  vi.advanceTimersByTime(5_000);
  comeBack();
  clock();
  expect(model.notice).toContain('25');
});

test('clocks stand still while the line is lost, until the server says how they are', () => {
  const clock = (seconds: number) => server({ type: 'clock', left: [seconds, 60], running: [0] });
  clock(30);
  vi.advanceTimersByTime(4000);
  expect([model.people.left(0), model.people.standing]).toEqual([26, false]);
  FakeSocket.last.onclose({ code: 1006, reason: '' });
  vi.advanceTimersByTime(60_000);
  expect([model.people.left(0), model.people.standing]).toEqual([26, true]);
  FakeSocket.last.onopen();
  server(WELCOME);
  vi.advanceTimersByTime(1000);
  expect([model.people.left(0), model.people.standing]).toEqual([26, true]);
  clock(21);
  vi.advanceTimersByTime(1000);
  expect([model.people.left(0), model.people.standing]).toEqual([20, false]);
});

test('players are invited to a rematch until they sit at its table', () => {
  const welcome = WELCOME as object;
  const seats = [
    { name: 'Ann', taken: true },
    { name: 'Ben', taken: true },
  ];
  server({ ...welcome, seats, rematch: null });
  expect(model.invitedAgain).toBeNull();
  server({ type: 'rematch', table: 'next', seat: 1, seated: false });
  expect(model.invitedAgain).toBe('Ben');
  server({ ...welcome, seats, rematch: { table: 'next', seat: 1, seated: true } });
  expect([model.invitedAgain, model.rematch?.table]).toEqual([null, 'next']);
});

test('a seat is awaited until it is taken', () => {
  const open = { name: 'Player 2', taken: false };
  server({
    ...(WELCOME as object),
    seats: [open, open],
    kept: [
      { seat: 0, name: 'Ann' },
      { seat: 1, name: 'Ben' },
    ],
  });
  server({ type: 'seats', seats: [open, { name: 'Ben', taken: true }] });
  expect(model.kept).toEqual([{ seat: 0, name: 'Ann' }]);
});

test('a table whose line has gone keeps its board, and is closed if it never had one', () => {
  const gone = () => FakeSocket.last.onclose({ code: GONE, reason: '' });
  gone();
  expect([model.status, model.closed]).toEqual(['gone', false]);
  const other = new TableModel('xyz');
  gone();
  expect(other.closed).toBe(true);
  other.close();
});

/** What each player did in one state: seat 1, then seat 0. */
const acted = (ply: number, by: number) => ({ ply, by, key: 'x', args: {}, rule: '' });
const state = (ply: number, events: unknown[]) => ({
  ...{ type: 'state', eyes: 0, ply, player: 0, view: { ply }, changes: [], own: [], prompt: { key: 'x', args: {} } },
  ...{ asked: null, offered: [{}], events, replace: false, scores: [], undo: null, over: false, sheet: null },
  ...{ returns: null, ending: null, ended: null, secret: null },
});
const looks = () => FakeSocket.last.sent.filter(({ type }) => type === 'look') as { type: string; id?: number }[];

test.each([
  ['comes before it', { type: 'looked', view: { ply: 2 } }, { ply: 2 }],
  ['is left out if it cannot be had', { type: 'refused', key: 'too-many', args: {}, text: '' }, { ply: 3 }],
])('the board between two players of one state %s', async (_, answer, shown) => {
  server(state(1, []));
  server(state(3, [acted(2, 1), acted(3, 0)]));
  expect([model.shown?.ply, model.behind, model.actionable]).toEqual([1, 1, null]);
  server({ ...answer, id: looks().at(-1)?.id });
  await vi.advanceTimersByTimeAsync(0);
  expect(model.shown?.view).toEqual(shown);
  await vi.advanceTimersByTimeAsync(5000);
  expect([model.shown?.ply, model.behind, model.log.map(({ ply }) => ply)]).toEqual([3, 0, [2, 3]]);
  expect(model.actionable?.ply).toBe(3);
});

test('scenes that are being put together are forgotten after an undo', async () => {
  server(state(1, []));
  server(state(3, [acted(2, 1), acted(3, 0)]));
  server({ ...state(4, [acted(4, 0)]), replace: true });
  server({ type: 'looked', id: looks().at(-1)?.id, view: { ply: 2 } });
  await vi.advanceTimersByTimeAsync(5000);
  expect([model.shown?.ply, model.behind]).toEqual([4, 0]);
});

test('a look back at our turn skips nothing of what comes, and plays nothing meanwhile', async () => {
  server(state(1, []));
  void model.look([acted(1, 1)]);
  await vi.advanceTimersByTimeAsync(0);
  expect(model.past?.ply).toBe(1);
  server(state(2, [acted(2, 1)]));
  await vi.advanceTimersByTimeAsync(5000);
  expect([model.shown?.ply, model.happening]).toEqual([2, []]);
  model.lookUp();
  server(state(4, [acted(3, 1), acted(4, 0)]));
  server({ type: 'looked', id: looks().at(-1)?.id, view: { ply: 3 } });
  await vi.advanceTimersByTimeAsync(1000);
  expect([model.shown?.ply, model.behind, model.happening.length]).toEqual([3, 1, 1]);
});

test('what is skipped is not played, and those who watch skip once alone', async () => {
  server({ ...state(1, []), offered: [] });
  server({ ...state(3, [acted(2, 1), acted(3, 0)]), offered: [] });
  server({ type: 'looked', id: looks().at(-1)?.id, view: { ply: 2 } });
  await vi.advanceTimersByTimeAsync(0);
  model.hurry();
  expect([model.shown?.ply, model.happening]).toEqual([3, []]);
  model.viewer = null;
  const watched = (ply: number, events: unknown[]) => ({ ...state(ply, events), eyes: null, offered: [] });
  for (const ply of [5, 6]) server(watched(ply, [acted(ply, ply % 2)]));
  await vi.advanceTimersByTimeAsync(0);
  model.hurry();
  for (const ply of [7, 8]) server(watched(ply, [acted(ply, ply % 2)]));
  await vi.advanceTimersByTimeAsync(2000);
  expect(model.happening).toHaveLength(1);
});

test('while our clock runs, others are shown fast', async () => {
  server({ type: 'clock', running: [0], left: [60, 60], away: [] });
  server(state(1, []));
  server(state(3, [acted(2, 1), acted(3, 0)]));
  server({ type: 'looked', id: looks().at(-1)?.id, view: { ply: 2 } });
  await vi.advanceTimersByTimeAsync(500);
  expect(model.shown?.ply).toBe(3);
});
