/** Python in a worker, with the compiled rules. */
import type { loadPyodide, PyodideInterface } from 'pyodide';
import loader from 'pyodide/pyodide.mjs?url';
import { unpacked } from './files';
import { members } from './tar';

/** What Pyodide would fetch by itself. */
const RUNTIME: Record<string, string> = { 'pyodide.asm.wasm': 'application/wasm', 'python_stdlib.zip': '' };
const SCRIPT = 'pyodide.asm.js';
const LOCK = 'pyodide-lock.json';
const LIBRARY = 'ludotheque.tar';
/** In it, the sizes of the files that are fetched when Python first reads them, by name. */
const LATER = 'later.json';
/** The folder of the library in Python's memory. */
const PLACE = '/house';
/** Emscripten's number for an error of input or output. */
const EIO = 29;
const OK = 200;
/** An address at which nothing is: Pyodide's files are given to it, and it fetches none. */
const NOWHERE = 'https://files.invalid/';
/** Whether Python is waiting for a file. */
let waits = false;

/**
 * Releases Python's objects that JavaScript has dropped, but never while Python waits for a file: WebKit may run
 * finalizers within a synchronous request, and Pyodide stops for good if one runs while Python reads.
 */
class PatientRegistry<T> extends FinalizationRegistry<T> {
  constructor(release: (held: T) => void) {
    const inTime = (held: T): void => {
      if (waits) setTimeout(inTime, 0, held);
      else release(held);
    };
    super(inTime);
  }
}

/** Begin; `take` gives the packed files, and `folder` is the address at which they are, and others. */
export async function begin(folder: string, take: (name: string) => Promise<Blob>): Promise<PyodideInterface> {
  const library = take(LIBRARY);
  library.catch(() => undefined); // awaited below, where its error counts
  const network = self.fetch;
  self.fetch = async (asked, init) => {
    if (!String(asked).startsWith(NOWHERE)) return network(asked, init);
    const name = String(asked).slice(NOWHERE.length);
    const type = RUNTIME[name];
    // No package is ever loaded: those that there are need not be known.
    if (name === LOCK) return Response.json({ info: { version: pyodide.version }, packages: {} });
    return type === undefined ? Response.error() : unpacked(await take(name), type);
  };
  const pyodide = (await import(/* @vite-ignore */ loader)) as { loadPyodide: typeof loadPyodide; version: string };
  const script = URL.createObjectURL(await unpacked(await take(SCRIPT), 'text/javascript').blob());
  await import(/* @vite-ignore */ script);
  URL.revokeObjectURL(script);
  const registry = self.FinalizationRegistry;
  self.FinalizationRegistry = PatientRegistry;
  const python = await pyodide.loadPyodide({ indexURL: NOWHERE });
  self.FinalizationRegistry = registry;
  self.fetch = network;
  for (const [name, content] of members(await unpacked(await library).arrayBuffer())) {
    python.FS.mkdirTree(folderOf(name));
    python.FS.writeFile(`${PLACE}/${name}`, content);
  }
  for (const [name, size] of Object.entries(
    JSON.parse(python.FS.readFile(`${PLACE}/${LATER}`, { encoding: 'utf8' })),
  )) {
    python.FS.mkdirTree(folderOf(name));
    readLater(python.FS, `${PLACE}/${name}`, `${folder}later/${name}`, size as number);
  }
  python.globals.get('__import__')('sys').path.append(PLACE);
  return python;
}

const folderOf = (name: string): string => `${PLACE}/${name}`.replace(/\/[^/]*$/, '');

/** Have a file fetched when its content is first looked at: Python waits for it, as for a disk. */
function readLater(fs: PyodideInterface['FS'], path: string, address: string, size: number): void {
  fs.writeFile(path, '');
  const { node } = fs.lookupPath(path);
  let content: Uint8Array | undefined;
  node.usedBytes = size;
  Object.defineProperty(node, 'contents', { get: () => (content ??= fetchedNow(fs, address, size)) });
}

function fetchedNow(fs: PyodideInterface['FS'], address: string, size: number): Uint8Array {
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  request.responseType = 'arraybuffer';
  waits = true;
  try {
    request.send();
  } catch {
    throw new fs.ErrnoError(EIO);
  } finally {
    waits = false;
  }
  const content = new Uint8Array((request.response as ArrayBuffer | null) ?? new ArrayBuffer(0));
  if (request.status !== OK || content.length !== size) throw new fs.ErrnoError(EIO);
  return content;
}
