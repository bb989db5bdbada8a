/** A worker that thinks: its first message has the files of Python, and each that follows an order. */
import type { PyProxy } from 'pyodide/ffi';
import { besideWorkers } from './files';
import { begin } from './python';

type Mind = PyProxy & { think(order: Uint8Array): Uint8Array };

let mind: Promise<Mind>;

async function open(files: Map<string, Blob>): Promise<Mind> {
  const python = await begin(besideWorkers(), async (name) => files.get(name) as Blob);
  return python.pyimport('ludotheque.browser.worker') as Mind;
}

self.onmessage = async ({ data }: MessageEvent<Map<string, Blob> | Uint8Array>) => {
  try {
    if (data instanceof Map) mind = open(data);
    else self.postMessage((await mind).think(data));
  } catch (error) {
    reportError(error); // the worker that has asked hears of it
  }
};
