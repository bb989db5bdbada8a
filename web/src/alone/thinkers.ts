/** Workers that think for bots, hints and analyses, each begun when it first has something to do. */
import type { Files } from './files';

/** More would take memory, and gain little. */
const MOST = 4;
/** Milliseconds without an answer, after which a worker is taken for lost. The first answer waits for Python. */
const PATIENCE = 60_000;

export class Thinkers {
  /** One core is left to the tables and the page. */
  readonly count = Math.max(1, Math.min(MOST, navigator.hardwareConcurrency - 1));
  private readonly workers = new Map<number, Promise<Worker>>();

  constructor(private readonly files: Files) {}

  /** Have one of them think about an order, and return the outcome. */
  think = async (number: number, order: Uint8Array): Promise<Uint8Array> => {
    const asked = this.workers.get(number) ?? this.begin();
    this.workers.set(number, asked);
    const worker = await asked;
    return new Promise((resolve, reject) => {
      const lose = (why: string) => {
        clearTimeout(patience);
        this.workers.delete(number);
        worker.terminate();
        reject(new Error(why));
      };
      const patience = setTimeout(lose, PATIENCE, 'it does not answer');
      worker.onmessage = ({ data }: MessageEvent<Uint8Array>) => {
        clearTimeout(patience);
        resolve(data);
      };
      worker.onerror = (event) => lose(event.message || 'it could not be loaded');
      worker.postMessage(order);
    });
  };

  private async begin(): Promise<Worker> {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    worker.postMessage(await this.files.all());
    return worker;
  }
}
