/** Python in a worker, with the compiled rules. */
import type { loadPyodide, PyodideInterface } from 'pyodide';
import loader from 'pyodide/pyodide.mjs?url';
import { unpacked } from './files';
import { members } from './tar';

/** What Pyodide would fetch by itself. */
const RUNTIME: Record<string, string> = { 'pyodide.asm.wasm': 'application/wasm', 'python_stdlib.zip': '' };
const SCRIPT = 'pyodide.asm.js';
const LOCK = 'pyodide-lock.json';
const HOUSE = 'ludotheque.tar';
/** A list in it of the files that are fetched when Python first reads them. */
const LATER = 'later.json';
/** The folders of the house in Python's memory: what is imported there, and what stands in for libraries. */
const PLACE = '/house';
const PLACES = [PLACE, `${PLACE}/ludotheque/standins`];
/** An address at which nothing is: Pyodide's files are given to it, and it fetches none. */
const NOWHERE = 'https://files.invalid/';

/** Begin; `take` gives the packed files, and `folder` is the address at which they are, and others. */
export async function begin(folder: string, take: (name: string) => Promise<Blob>): Promise<PyodideInterface> {
  const house = take(HOUSE);
  house.catch(() => undefined); // awaited below, where its error counts
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
  const python = await pyodide.loadPyodide({ indexURL: NOWHERE });
  self.fetch = network;
  for (const [name, content] of members(await unpacked(await house).arrayBuffer())) {
    python.FS.mkdirTree(folderOf(name));
    python.FS.writeFile(`${PLACE}/${name}`, content);
  }
  for (const name of JSON.parse(python.FS.readFile(`${PLACE}/${LATER}`, { encoding: 'utf8' })) as string[]) {
    python.FS.mkdirTree(folderOf(name));
    python.FS.createLazyFile(
      folderOf(name),
      name.slice(name.lastIndexOf('/') + 1),
      `${folder}later/${name}`,
      true,
      false,
    );
  }
  python.globals.get('__import__')('sys').path.extend(PLACES);
  return python;
}

const folderOf = (name: string): string => `${PLACE}/${name}`.replace(/\/[^/]*$/, '');
