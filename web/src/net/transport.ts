/** How the page reaches its tables: over the network where there is a server. A page without one brings its own way. */

/** A connection with a table: that of a WebSocket which is used. */
export interface Line {
  readonly readyState: number;
  /** Whether it closes by itself when the other side is gone. That of a WebSocket may go without a word. */
  readonly watched?: boolean;
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: Pick<CloseEvent, 'code' | 'reason'>) => void) | null;
}

/** The close code for a line without another end, and none will open any more: the page itself says why. */
export const GONE = 4503;

export interface Transport {
  /** Ask as `fetch` does; the path is below `/api`. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Connect with a table. */
  line(table: string): Line;
}

/** Milliseconds until an answer begins. The server itself gives up what takes 20 seconds. */
const ANSWERED_WITHIN = 30_000;
/** After this long another connection is tried: one that died without a word would be silent for minutes. */
const ANOTHER_AFTER = 10_000;

/** Fetch an answer that begins within a time limit, unless the caller can abort it. */
async function within(limit: number, address: string, init: RequestInit): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), limit);
  return fetch(address, { ...init, signal: late.signal }).finally(() => clearTimeout(timer));
}

/** What only reads is tried a second time. */
async function bounded(address: string, init: RequestInit = {}): Promise<Response> {
  if (init.signal) return fetch(address, init);
  if ((init.method ?? 'GET') !== 'GET') return within(ANSWERED_WITHIN, address, init);
  return within(ANOTHER_AFTER, address, init).catch((error: unknown) => {
    if ((error as Error).name !== 'AbortError') throw error;
    return within(ANSWERED_WITHIN, address, init);
  });
}

/** The first call of the page. */
let greeting: Promise<unknown> | null = null;

export let transport: Transport = {
  /**
   * A new browser gets its cookie with the first answer. Two first calls at once would make two guests of one person,
   * and what the one has opened would not be the other's: the rest waits for the first.
   */
  fetch(path, init) {
    const ask = () => bounded(`/api${path}`, init);
    const answer = greeting?.then(ask) ?? ask();
    greeting ??= answer.catch(() => undefined);
    return answer;
  },
  line: (table) =>
    new WebSocket(`${location.protocol.replace('http', 'ws')}//${location.host}/api/tables/${table}/socket`) as Line,
};

/** Reach the tables another way, from before the first call. */
export const use = (other: Transport): void => void (transport = other);

/** The address of a file of a game that is the same for everyone; a page without a server has it beside itself. */
export const fixed = (path: string): string =>
  (import.meta.env.ALONE ? `${import.meta.env.FILES.folder}shelf` : '/api') + path;
