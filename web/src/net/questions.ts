/** Questions to the server that are answered under the number that they were asked with. */
import type { FromClient } from './protocol';

const TIMEOUT = 5000;
/** Milliseconds for an answer that a bot has to think about. */
export const THOUGHT = 30_000;

export class Questions {
  private readonly open = new Map<number, (answer: never) => void>();
  private next = 0;

  /** @param send sends a message; false if there is no line. */
  constructor(private readonly send: (message: FromClient) => boolean) {}

  /** Ask, and wait for the answer; null if none comes, or the question is refused. */
  ask<T>(question: (id: number) => FromClient, timeout = TIMEOUT): Promise<T | null> {
    const id = this.next++;
    return new Promise((resolve) => {
      if (!this.send(question(id))) return resolve(null);
      this.open.set(id, resolve);
      setTimeout(() => this.answered(id, null), timeout);
    });
  }

  answered(id: number, answer: unknown): void {
    this.open.get(id)?.(answer as never);
    this.open.delete(id);
  }

  /** Wait no longer: the line is gone. */
  drop(): void {
    for (const id of [...this.open.keys()]) this.answered(id, null);
  }
}
