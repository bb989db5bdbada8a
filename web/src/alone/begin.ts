/** The beginning of a page without a server: its tables are in a worker, and the shelf in files beside the page. */
import { t } from '$text/i18n.svelte';
import { use, type Line, type Transport } from '$net/transport';
import type { FromWorker } from './messages';
import { workerState } from './workerState.svelte';
import { newer } from './newer.svelte';
import { Stopped, WorkerTransport, type Post } from './transport';

/** What is the same for everyone, and lies beside the page; a question on the rules has no file. */
const FIXED = /^\/(games|faults)(\/[^?]*)?$/;
/** What only the worker knows for certain, and what is said until it does. */
const LEVELS = '/levels';
/** Where games are begun. */
const TABLES = '/tables';
/** Known beforehand for each day, by month. */
const PUZZLE = '/puzzle';
/** Of a date in ISO's form. */
const TO_MONTH = 7;
const TO_DAY = 10;

/** Asks for files where there are some, and else the worker. */
export class FilesFirst implements Transport {
  constructor(
    private readonly worker: Transport,
    private readonly folder: string,
    private readonly ready: () => boolean,
  ) {}

  async fetch(path: string, init?: RequestInit): Promise<Response> {
    const asks = (init?.method ?? 'GET') === 'GET';
    // There is a game to lose now: the browser is asked not to clear it away when it is short of space.
    if (!asks && path === TABLES) void navigator.storage?.persist?.().catch(() => false);
    if (asks && (FIXED.test(path) || (path === LEVELS && !this.ready()))) {
      const found = await fetch(`${this.folder}shelf${path}.json`, init).catch(() => null);
      // Some hosts answer with their page where there is no file.
      if (found?.ok && !found.headers.get('content-type')?.startsWith('text/html')) return found;
    }
    const puzzle = asks && path === PUZZLE ? await this.puzzle() : null;
    return puzzle ?? this.worker.fetch(path, init);
  }

  /** The puzzle of today; null if that day is not in the files. */
  private async puzzle(): Promise<Response | null> {
    const today = new Date().toISOString();
    const month = await fetch(`${this.folder}shelf${PUZZLE}/${today.slice(0, TO_MONTH)}.json`).catch(() => null);
    const days = month?.ok ? ((await month.json().catch(() => ({}))) as Record<string, unknown>) : {};
    const day = today.slice(0, TO_DAY);
    return day in days ? Response.json(days[day]) : null;
  }

  line = (table: string): Line => this.worker.line(table);
}

/** What this browser lacks for the games; null if it has everything. */
function lack(): 'insecure' | 'browser' | null {
  const needed = ['Worker', 'WebAssembly', 'DecompressionStream'];
  if (!needed.every((name) => name in window)) return 'browser';
  if (navigator.locks) return null;
  return isSecureContext ? 'browser' : 'insecure'; // of all that is needed, these alone are for secure pages
}

export function begin(): void {
  const folder = import.meta.env.FILES.folder;
  const lacking = lack();
  if (lacking) {
    workerState.hear({ type: 'failed', why: lacking, reason: '' });
    use(new FilesFirst(new Stopped(), folder, () => false));
    return;
  }
  const worker = new Worker(new URL('./pythonWorker.ts', import.meta.url), { type: 'module' });
  const silent = () => {
    worker.terminate();
    workerState.hear({ type: 'failed', why: 'other', reason: t('alone-silent') });
  };
  const post: Post = {
    postMessage: (message) => worker.postMessage(message),
    set onmessage(hear: (event: MessageEvent<FromWorker>) => void) {
      worker.onmessage = (event: MessageEvent<FromWorker>) => {
        workerState.hear(event.data);
        if (event.data.type === 'ready') {
          document.documentElement.dataset.games = 'open'; // a page that frames this one can wait for it
          // Keeping the pages would take from what loads them.
          void newer.watch();
        }
        hear(event);
      };
    },
    set onerror(fail: (event: ErrorEvent) => void) {
      worker.onerror = (event) => {
        // An error without a message: its script could not be fetched.
        workerState.hear({ type: 'failed', why: 'other', reason: event.message || t('alone-not-loaded') });
        fail(event);
      };
    },
  };
  const transport = new WorkerTransport(post, silent);
  use(new FilesFirst(transport, folder, () => workerState.ready));
}
