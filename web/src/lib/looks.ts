/** Boards of earlier moments: those that this browser was shown, and those that it has to ask for. */
import type { Shown } from './changes';

type View = Record<string, unknown>;
type Eyes = number | null;
const TIMEOUT = 5000;
/** Questions about moments have ids of their own, far from those of other questions. */
const FIRST_ID = 1_000_000;

export class Looks {
  private readonly seen = new Map<Eyes, Map<number, View>>();
  private readonly open = new Map<number, (view: View | null) => void>();
  private asked = FIRST_ID;

  /** @param ask sends the question for a moment; false if there is no line. */
  constructor(private readonly ask: (ply: number, eyes: Eyes, id: number) => boolean) {}

  /** Remember a board that was shown; after an undo what was remembered may not stand any more. */
  keep({ eyes, ply, view, replace }: Shown): void {
    let views = this.seen.get(eyes);
    if (!views || replace) this.seen.set(eyes, (views = new Map()));
    views.set(ply, view);
  }

  /** The board after a ply as those eyes saw it; null if it is not to be had. */
  at(ply: number, eyes: Eyes): Promise<View | null> {
    const known = this.seen.get(eyes)?.get(ply);
    if (known) return Promise.resolve(known);
    const id = this.asked++;
    return new Promise((resolve) => {
      if (!this.ask(ply, eyes, id)) return resolve(null);
      this.open.set(id, (view) => {
        if (view) this.seen.get(eyes)?.set(ply, view);
        resolve(view);
      });
      setTimeout(() => this.answered(id, null), TIMEOUT);
    });
  }

  /** Take in an answer; false if that question is not one of these. */
  answered(id: number, view: View | null): boolean {
    const answer = this.open.get(id);
    this.open.delete(id);
    answer?.(view);
    return answer !== undefined;
  }
}
