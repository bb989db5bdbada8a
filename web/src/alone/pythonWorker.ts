/** The worker that runs Python for the page: it has the tables, and all that belongs to them. */
import type { PyProxy } from 'pyodide/ffi';
import { Files, besideWorkers } from './files';
import { Kept } from './kept';
import type { FromPage, FromWorker } from './messages';
import { begin } from './python';
import { Thinkers } from './thinkers';

/** The server in this worker, as `ludotheque.browser.worker` opens it. */
interface Server {
  hear(message: FromPage): void;
}
type Keep = (pages: Map<number, Uint8Array>, length: number) => Promise<void>;
type Open = (
  content: Uint8Array | null,
  keep: Keep,
  count: number,
  think: Thinkers['think'],
  post: (message: FromWorker) => void,
) => Promise<(PyProxy & Server) | null>;

/** What only one page of a browser has at a time. */
const LOCK = 'ludotheque';

const post = (message: FromWorker): void => self.postMessage(message);
/** The messages of the page from before the server was open. */
const waiting: FromPage[] = [];
self.onmessage = ({ data }: MessageEvent<FromPage>) => waiting.push(data);

const folder = besideWorkers();
const files = new Files(folder, import.meta.env.FILES.sizes, (bytes, of) => post({ type: 'loading', bytes, of }));

async function open(locked: boolean): Promise<void> {
  const python = await begin(folder, (name) => files.packed(name));
  const { content, keep } = await kept(locked);
  const thinkers = new Thinkers(files);
  const worker = python.pyimport('ludotheque.browser.worker') as PyProxy & { open_house: Open };
  const server = await worker.open_house(content, keep, thinkers.count, thinkers.think, post);
  if (!server) return; // it has said why
  self.onmessage = ({ data }: MessageEvent<FromPage>) => server.hear(data);
  for (const message of waiting.splice(0)) server.hear(message);
  post({ type: 'ready' });
}

/** What was kept in this browser, and what keeps more; if the browser has no place for it, each try says why. */
async function kept(locked: boolean): Promise<{ content: Uint8Array | null; keep: Keep }> {
  try {
    if (!locked) throw new Error('the browser keeps nothing for this page');
    const found = await Kept.open();
    return { content: await found.content(), keep: (...all) => found.keep(...all).catch(refuse) };
  } catch (error) {
    return { content: null, keep: async () => refuse(error) };
  }
}

/** Fail in a way that Python understands: not every error of a browser is one that Pyodide knows. */
function refuse(error: unknown): never {
  const { name, message } = error as DOMException;
  throw new Error(name === 'QuotaExceededError' ? 'full' : message || name);
}

/** Hold the lock for as long as this worker is there. */
async function hold(): Promise<void> {
  // Where a browser is to keep nothing for this page, it has no locks either.
  const locks = await navigator.locks.query().then(
    () => true,
    () => false,
  );
  if (!locks) return keepOpen(false);
  const free = await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock && keepOpen(true));
  if (free !== null) return;
  post({ type: 'elsewhere' });
  await navigator.locks.request(LOCK, () => keepOpen(true));
}

async function keepOpen(locked: boolean): Promise<void> {
  await open(locked);
  await new Promise(() => undefined);
}

/** What went wrong; an error of Python comes with all that led to it, and says what it is at the end. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).trim().split('\n').at(-1) ?? '';

hold().catch((error: unknown) => {
  const { failure } = files;
  post({ type: 'failed', why: failure ? 'files' : 'other', reason: reasonOf(failure ?? error) });
});
