/** The page's line to one table: says hello with what it has, and opens another one when it closes or falls silent. */
import { api } from './api';
import { parseAnswer } from '$text/serverNames';
import type { FromClient, FromServer } from './protocol';
import { GONE, type Line } from './transport';

export type LinkStatus = 'connecting' | 'open' | 'lost' | 'refused' | 'stranded' | 'gone';

/** The state of a line on which one can talk. */
const OPEN = 1;
const FIRST_DELAY = 400;
const LONGEST_DELAY = 15_000;
const PING_EVERY = 5_000;
/** The server answers messages in order: a pong shows that it has read all that was sent before its ping. */
const ANSWERED_WITHIN = 7_000;
/** The same, where the line may well be dead: the page was hidden, or the network has changed. */
const ANSWERED_SOON = 2_000;
const OPENED_WITHIN = 10_000;
/** Too many messages that make no sense. */
const ABUSE = 1008;
/** A token that the table does not know, as after the seat was given to someone else. */
const NOT_YOURS = 4403;
const NO_TABLE = 4404;
/** The rules of today cannot go on with the game. */
const CANNOT_GO_ON = 4410;
/** What a line is that was closed with a code after which coming back would not help. */
const FINAL = new Map<number, LinkStatus>([
  [ABUSE, 'refused'],
  [NOT_YOURS, 'refused'],
  [NO_TABLE, 'refused'],
  [CANNOT_GO_ON, 'stranded'],
  [GONE, 'gone'],
]);
/** The address has too many sockets open. There is room once another is closed, so there is no hurry. */
const NO_ROOM = 4429;

export class TableSocket {
  private socket: Line | null = null;
  private delay = FIRST_DELAY;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setInterval> | undefined;
  /** Runs out when the line has been silent for too long. */
  private patience: ReturnType<typeof setTimeout> | undefined;
  /** What was sent since the last pong. At most one of them is a ping. */
  private unread: FromClient[] = [];
  /** Closed here, or by the server for good. */
  private done = false;
  /** When the server was heard last. */
  heardAt = performance.now();

  constructor(
    private readonly table: string,
    private readonly hello: () => FromClient,
    private readonly receive: (message: FromServer) => void,
    /** Hears of each change; of a lost line with the messages that the server may not have read. */
    private readonly status: (status: LinkStatus, reason: string, unread: readonly FromClient[]) => void,
    /** Gives up what a hello was refused for; whether there was anything, so that another try makes sense. */
    private readonly yields: () => boolean = () => false,
  ) {
    addEventListener('online', this.moved);
    addEventListener('visibilitychange', this.looked);
    network()?.addEventListener('change', this.probe);
    this.connect();
  }

  /** Whether it is on its way: see `status` for messages that are lost with the line. */
  send(message: FromClient): boolean {
    const { socket } = this;
    if (socket?.readyState !== OPEN) return false;
    socket.send(JSON.stringify(message));
    this.unread.push(message);
    this.ping(socket, ANSWERED_WITHIN);
    return true;
  }

  close(): void {
    this.done = true;
    removeEventListener('online', this.moved);
    removeEventListener('visibilitychange', this.looked);
    network()?.removeEventListener('change', this.probe);
    this.rest();
    this.socket?.close();
  }

  /** The lines of before rarely survive a change of the network, and a new one need not wait. */
  private readonly moved = (): void => {
    if (this.done || this.socket?.watched) return;
    if (this.socket?.readyState === OPEN) this.lose('');
    this.connect();
  };

  private readonly looked = (): void => {
    if (!document.hidden) this.probe();
  };

  /** Find out soon whether the line is alive; a lost one is opened again now. */
  private readonly probe = (): void => {
    const { socket } = this;
    if (this.done) return;
    if (socket === null) this.connect();
    else if (socket.readyState === OPEN) {
      this.ping(socket, ANSWERED_SOON);
      this.expect(socket, ANSWERED_SOON);
    }
  };

  /** Ask for a sign of life, unless one is asked for already. */
  private ping(socket: Line, within: number): void {
    if (this.unread.some(({ type }) => type === 'ping')) return;
    this.unread.push({ type: 'ping' });
    socket.send(JSON.stringify({ type: 'ping' }));
    this.expect(socket, within);
  }

  private expect(socket: Line, within: number): void {
    clearTimeout(this.patience);
    if (socket.watched) return;
    this.patience = setTimeout(() => {
      if (socket === this.socket) this.lose('');
    }, within);
  }

  /** All up to the ping was read; what was sent after it asks for another. */
  private pong(socket: Line): void {
    clearTimeout(this.patience);
    this.unread = this.unread.slice(this.unread.findIndex(({ type }) => type === 'ping') + 1);
    if (this.unread.length) this.ping(socket, ANSWERED_WITHIN);
  }

  private connect(): void {
    this.rest();
    this.socket?.close();
    const socket = api.line(this.table);
    this.socket = socket;
    this.unread = [];
    this.expect(socket, OPENED_WITHIN);
    socket.onopen = () => {
      if (socket !== this.socket) return;
      socket.send(JSON.stringify(this.hello()));
      this.ping(socket, OPENED_WITHIN);
      this.pings = setInterval(() => this.ping(socket, ANSWERED_WITHIN), PING_EVERY);
      this.status('open', '', []);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heardAt = performance.now();
      const message = parseAnswer<FromServer>(event.data);
      if (message.type === 'pong') return this.pong(socket);
      // An accepted socket may still be turned away: only a welcome shows that the next one need not wait.
      if (message.type === 'welcome') this.delay = FIRST_DELAY;
      this.receive(message);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket || this.done) return;
      if (event.code === NOT_YOURS && this.yields()) return this.connect();
      const final = FINAL.get(event.code);
      if (final) {
        this.done = true;
        this.rest();
        this.status(final, event.reason, []);
        return;
      }
      if (event.code === NO_ROOM) this.delay = LONGEST_DELAY;
      this.lose(event.reason);
    };
  }

  /** Give this line up, and open another after a while. */
  private lose(reason: string): void {
    this.rest();
    this.socket?.close();
    this.socket = null;
    const unread = this.unread.filter(({ type }) => type !== 'ping');
    this.unread = [];
    this.status('lost', reason, unread);
    this.timer = setTimeout(() => this.connect(), this.delay * (0.75 + Math.random() / 2));
    this.delay = Math.min(this.delay * 2, LONGEST_DELAY);
  }

  private rest(): void {
    clearTimeout(this.timer);
    clearTimeout(this.patience);
    clearInterval(this.pings);
  }
}

/** What the browser tells of the network; Safari and Firefox tell nothing. */
const network = (): EventTarget | undefined =>
  (globalThis.navigator as { connection?: EventTarget } | undefined)?.connection;
