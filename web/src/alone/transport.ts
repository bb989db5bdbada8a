/** The way to the tables of a page without a server: messages to a worker that has the application. */
import { t } from '$text/i18n.svelte';
import { GONE, type Line, type Transport } from '$net/transport';
import type { PageAnswer, PageCall, FromPage, FromWorker } from './messages';

/** As of a WebSocket. */
const CONNECTING = 0;
const OPEN = 1;
const CLOSING = 2;
const CLOSED = 3;
const NO_CONTENT = 204;
/** A lesson is read by sending what was answered so far: it changes nothing, and may wait as a GET does. */
const LESSON = /^\/games\/[^/]+\/lessons\//;
/**
 * Milliseconds of silence after something that is answered, when the worker is taken for lost: browsers end workers of
 * which they run short of memory without a word.
 */
const SILENT = 60_000;

/** The side of a worker that the page uses. */
export interface Post {
  postMessage(message: FromPage): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** A call under way. */
interface Asked {
  /** Whether its person does something by it, and does not only look. */
  readonly command: boolean;
  answer(answer: PageAnswer): void;
  part(body: Uint8Array<ArrayBuffer>): void;
  end(): void;
  fail(reason: unknown): void;
}

/** A line to the worker; it behaves as a WebSocket does. */
class WorkerLine implements Line {
  readyState = CONNECTING;
  readonly watched = true;
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;

  constructor(
    private readonly number: number,
    private readonly post: (message: FromPage) => void,
  ) {}

  open(): void {
    if (this.readyState !== CONNECTING) return;
    this.readyState = OPEN;
    this.onopen?.(new Event('open'));
  }

  send(text: string): void {
    if (this.readyState === CONNECTING) throw new DOMException('the line is not open yet', 'InvalidStateError');
    if (this.readyState === OPEN) this.post({ type: 'say', line: this.number, text });
  }

  close(): void {
    if (this.readyState >= CLOSING) return;
    this.readyState = CLOSING;
    this.post({ type: 'hang-up', line: this.number });
  }

  tell(text: string): void {
    if (this.readyState === OPEN) this.onmessage?.(new MessageEvent('message', { data: text }));
  }

  end(code: number): void {
    this.readyState = CLOSED;
    this.onclose?.({ code, reason: '' });
  }
}

const stopped = () => new Error(t('alone-stopped'));
const elsewhere = () => new Error(t('alone-elsewhere'));

/** Where there can be no worker: no call is answered, and every line ends at once. */
export class Stopped implements Transport {
  fetch = () => Promise.reject(stopped());
  line(): Line {
    const line: Line = { readyState: CLOSED, onopen: null, onmessage: null, onclose: null, send() {}, close() {} };
    queueMicrotask(() => line.onclose?.({ code: GONE, reason: '' }));
    return line;
  }
}

export class WorkerTransport implements Transport {
  private readonly calls = new Map<number, Asked>();
  private readonly lines = new Map<number, WorkerLine>();
  private last = 0;
  private failure: Error | null = null;
  /** True while another page has the games: what is asked to be done here must not happen suddenly, later. */
  private waiting = false;
  /** Whether the worker answers soon: not before it is ready, nor while it reads a file of games. */
  private prompt = false;
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly worker: Post,
    /** Hears that the worker has been silent for too long. */
    private readonly silent: () => void = () => undefined,
  ) {
    worker.onmessage = ({ data }) => this.hear(data);
    worker.onerror = () => this.fail();
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const { method = 'GET', body, signal } = init;
    if (this.failure) throw this.failure;
    signal?.throwIfAborted();
    const command = method !== 'GET' && !LESSON.test(path);
    if (command && this.waiting) throw elsewhere();
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      let parts: ReadableStreamDefaultController<Uint8Array> | null = null;
      const forget = () => {
        this.calls.delete(id);
        signal?.removeEventListener('abort', abort);
      };
      const cancel = () => {
        forget();
        this.post({ type: 'cancel', id });
      };
      const fail = (reason: unknown) => {
        forget();
        if (parts) parts.error(reason);
        else reject(reason);
      };
      const abort = () => {
        cancel();
        fail(signal?.reason);
      };
      const answer = ({ status, kind, body }: PageAnswer) => {
        const head = { status, headers: { 'content-type': kind } };
        // Python's None comes as undefined.
        if (body === null || body === undefined) {
          const start = (begun: typeof parts) => void (parts = begun);
          resolve(new Response(new ReadableStream({ start, cancel }), head));
        } else {
          forget();
          resolve(new Response(status === NO_CONTENT ? null : body, head));
        }
      };
      const end = () => {
        forget();
        parts?.close();
      };
      this.calls.set(id, { command, answer, part: (bytes) => parts?.enqueue(bytes), end, fail });
      signal?.addEventListener('abort', abort);
      // All that the client sends is JSON, but for a file of its games.
      this.post({ type: 'call', id, method, address: path, body: body as PageCall['body'] });
    });
  }

  line(table: string): Line {
    const number = ++this.last;
    const line = new WorkerLine(number, (message) => this.post(message));
    this.lines.set(number, line);
    this.post({ type: 'open', line: number, table });
    // The page says only afterwards what is to be done when it opens, or closes.
    queueMicrotask(() => (this.failure ? this.end(number, GONE) : line.open()));
    return line;
  }

  private post(message: FromPage): void {
    if (this.failure) return;
    this.worker.postMessage(message);
    if (message.type === 'call' && message.body instanceof Uint8Array) this.rest();
    else if (message.type === 'call' || message.type === 'say') this.watch();
  }

  private watch(): void {
    if (!this.prompt) return;
    this.patience ??= setTimeout(() => {
      this.silent();
      this.fail();
    }, SILENT);
  }

  private rest(): void {
    this.prompt = false;
    clearTimeout(this.patience);
    this.patience = undefined;
  }

  private hear(message: FromWorker): void {
    const was = this.prompt;
    this.rest();
    this.prompt = was || message.type === 'ready' || message.type === 'answer';
    if (this.calls.size) this.watch(); // some are still to be answered
    // A call or a line that was given up is not found any more: what is still told of it comes too late.
    switch (message.type) {
      case 'answer':
        return this.calls.get(message.id)?.answer(message);
      case 'part':
        return this.calls.get(message.id)?.part(message.body);
      case 'end':
        return this.calls.get(message.id)?.end();
      case 'told':
        return this.lines.get(message.line)?.tell(message.text);
      case 'closed':
        return this.end(message.line, message.code);
      case 'elsewhere':
        return this.wait();
      case 'loading':
        this.waiting = false;
        return;
      case 'failed':
        return this.fail();
    }
  }

  /** The worker keeps what it has heard already until it has the games: commands are withdrawn. */
  private wait(): void {
    this.waiting = true;
    for (const [id, call] of [...this.calls]) {
      if (!call.command) continue;
      this.post({ type: 'cancel', id });
      call.fail(elsewhere());
    }
  }

  private end(number: number, code: number): void {
    const line = this.lines.get(number);
    this.lines.delete(number);
    line?.end(code);
  }

  /**
   * A worker that failed once is not asked again: what it holds of the tables may be half of a change. Why it failed is
   * said once, below every page.
   */
  private fail(): void {
    if (this.failure) return;
    this.rest();
    this.failure = stopped();
    for (const call of [...this.calls.values()]) call.fail(this.failure);
    for (const number of [...this.lines.keys()]) this.end(number, GONE);
  }
}
