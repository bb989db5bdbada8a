/** Boards of earlier moments: those that this browser was shown, and those that it has to ask for. */
import type { Shown } from './changes';

type View = Record<string, unknown>;
type Eyes = number | null;

export class Moments {
  private readonly seen = new Map<Eyes, Map<number, View>>();

  /** @param ask asks the server for a moment. */
  constructor(private readonly ask: (ply: number, eyes: Eyes) => Promise<View | null>) {}

  /** Remember a board that was shown; after an undo what was remembered may not stand any more. */
  keep({ eyes, ply, view, replace }: Shown): void {
    let views = this.seen.get(eyes);
    if (!views || replace) this.seen.set(eyes, (views = new Map()));
    views.set(ply, view);
  }

  /** The board after a ply as those eyes saw it; null if it is not to be had. */
  async at(ply: number, eyes: Eyes): Promise<View | null> {
    const known = this.seen.get(eyes)?.get(ply);
    if (known) return known;
    const view = await this.ask(ply, eyes);
    if (view) this.seen.get(eyes)?.set(ply, view);
    return view;
  }
}
