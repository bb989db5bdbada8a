/** The order in which states come on screen: one ply after the other, slow enough to follow. */
import type { Shown } from './changes';

/**
 * A queue of states for one pair of eyes. A state whose ply tells nothing new is shown at once, and so is the
 * answer to one's own action; anything else waits until the last one has been on screen for `pace`.
 */
export class Pacing {
  private queue: Shown[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = -Infinity;
  private own: number | null = null;

  constructor(
    private readonly show: (message: Shown) => void,
    private readonly pace: () => number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get waiting(): number {
    return this.queue.length;
  }

  /** The next state after this ply answers our own action. */
  expectOwn(ply: number): void {
    this.own = ply;
  }

  push(message: Shown): void {
    if (message.replace) this.queue = [];
    this.queue.push(message);
    this.run();
  }

  /** Everything that waits, now. */
  hurry(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.queue.length) this.showNext();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
  }

  private run(): void {
    if (this.timer !== undefined) return;
    while (this.queue.length) {
      const wait = this.delay(this.queue[0] as Shown);
      if (wait > 0) {
        this.timer = setTimeout(() => {
          this.timer = undefined;
          this.showNext();
          this.run();
        }, wait);
        return;
      }
      this.showNext();
    }
  }

  private delay(next: Shown): number {
    const own = this.own !== null && next.ply > this.own;
    if (own || next.replace || next.events.length === 0) return 0;
    return this.shownAt + this.pace() - this.now();
  }

  private showNext(): void {
    const next = this.queue.shift() as Shown;
    if (this.own !== null && next.ply > this.own) this.own = null;
    if (next.events.length) this.shownAt = this.now();
    this.show(next);
  }
}
