/** The page's line to one table: says hello with what it has, and comes back by itself when the line drops. */
import { api } from './api';
import { parse } from './made';
import type { FromClient, FromServer } from './protocol';
import { GONE, type Line } from './transport';

export type LinkStatus = 'connecting' | 'open' | 'lost' | 'refused' | 'stranded' | 'gone';

/** The state of a line on which one can talk. */
const OPEN = 1;
const FIRST_DELAY = 400;
const LONGEST_DELAY = 15_000;
const PING_EVERY = 25_000;
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
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly hello: () => FromClient,
    private readonly receive: (message: FromServer) => void,
    private readonly status: (status: LinkStatus, reason: string) => void,
    /** Gives up what a hello was refused for; whether there was anything, so that another try makes sense. */
    private readonly yields: () => boolean = () => false,
  ) {
    addEventListener('online', this.hurry);
    this.connect();
  }

  send(message: FromClient): boolean {
    if (this.socket?.readyState !== OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.pings);
    this.socket?.close();
  }

  private readonly hurry = (): void => {
    if (this.closed || this.socket?.readyState === OPEN) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    const socket = api.line(this.table);
    this.socket?.close();
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.hello()));
      clearInterval(this.pings);
      this.pings = setInterval(() => this.send({ type: 'ping' }), PING_EVERY);
      this.status('open', '');
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      const message = parse<FromServer>(event.data);
      // An accepted socket may still be turned away: only a welcome shows that the next one need not wait.
      if (message.type === 'welcome') this.delay = FIRST_DELAY;
      this.receive(message);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket || this.closed) return;
      clearInterval(this.pings);
      if (event.code === NOT_YOURS && this.yields()) {
        this.connect();
        return;
      }
      const final = FINAL.get(event.code);
      if (final) {
        this.status(final, event.reason);
        return;
      }
      this.status('lost', event.reason);
      if (event.code === NO_ROOM) this.delay = LONGEST_DELAY;
      this.timer = setTimeout(() => this.connect(), this.delay * (0.75 + Math.random() / 2));
      this.delay = Math.min(this.delay * 2, LONGEST_DELAY);
    };
  }
}
