/** The beginning of a page without a server: its tables are in a worker, and the shelf in files beside the page. */
import { t } from '$lib/i18n.svelte';
import { use, type Line, type Transport } from '$lib/transport';
import type { FromWorker } from './messages';
import { house } from './house.svelte';
import { newer } from './newer.svelte';
import { WorkerTransport } from './transport';

/** What is the same for everyone, and lies beside the page. */
const FIXED = /^\/games(\/|$)/;
/** What only the worker knows for certain, and what is said until it does. */
const LEVELS = '/levels';

/** Asks for files where there are some, and else the worker. */
export class FilesFirst implements Transport {
  constructor(
    private readonly worker: Transport,
    private readonly folder: string,
    private readonly ready: () => boolean,
  ) {}

  async fetch(path: string, init?: RequestInit): Promise<Response> {
    const asks = (init?.method ?? 'GET') === 'GET';
    if (asks && (FIXED.test(path) || (path === LEVELS && !this.ready()))) {
      const found = await fetch(`${this.folder}shelf${path}.json`, init).catch(() => null);
      if (found?.ok) return found;
    }
    return this.worker.fetch(path, init);
  }

  line = (table: string): Line => this.worker.line(table);
}

export function begin(): void {
  const worker = new Worker(new URL('./house.ts', import.meta.url), { type: 'module' });
  const transport = new WorkerTransport({
    postMessage: (message) => worker.postMessage(message),
    set onmessage(hear: (event: MessageEvent<FromWorker>) => void) {
      worker.onmessage = (event: MessageEvent<FromWorker>) => {
        house.hear(event.data);
        // Keeping the pages would take from what loads them.
        if (event.data.type === 'ready') void newer.watch();
        hear(event);
      };
    },
    set onerror(fail: (event: ErrorEvent) => void) {
      worker.onerror = (event) => {
        // An error without a message: its script could not be fetched.
        house.hear({ type: 'failed', reason: event.message || t('alone-not-loaded') });
        fail(event);
      };
    },
  });
  use(new FilesFirst(transport, import.meta.env.FILES.folder, () => house.ready));
}
