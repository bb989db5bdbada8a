/**
 * What lies over a page: dialogs, sheets and panels. Each has an entry of its own in the browser's history, without an
 * address of its own, so that Back closes the newest of them before it leaves the page, as Escape does.
 */

/** What an entry of the history keeps: how many lie over the page there, and where the page below was scrolled to. */
type Kept = { over: number; scroll?: number } | null;
const kept = (): Kept => history.state as Kept;
const depth = (): number => kept()?.over ?? 0;

class Overlays {
  private open: { close: () => void }[] = [];
  /** What to do once the browser has gone back, which takes it a moment. */
  private going: (() => void)[] | null = null;
  private due = false;

  /** Something has opened; `close` closes it. Returns how to say that it is closed. */
  add(close: () => void): () => void {
    const one = { close };
    this.open.push(one);
    this.settleLater();
    return () => {
      if (!this.open.includes(one)) return;
      this.open = this.open.filter((other) => other !== one);
      this.settleLater();
    };
  }

  /** Close the newest. */
  close(): void {
    this.open.at(-1)?.close();
  }

  get any(): boolean {
    return this.open.length > 0;
  }

  /** The page is left for another: in place of an entry of ours, which nothing would close any more. */
  leave(go: (instead: boolean) => void): void {
    if (this.going) return void this.going.push(() => this.leave(go));
    this.open = [];
    const instead = depth() > 0;
    go(instead);
    if (instead) history.scrollRestoration = 'auto';
  }

  /**
   * The browser went to another entry: that of a page; that below what was closed, which is the same page unless the
   * browser came from another one; or one to pass over.
   */
  came(): 'page' | 'below' | 'passing' {
    const after = this.going;
    this.going = null;
    // Forward to something that was closed, or Back to it from another page: only the page below it is still there.
    if (!after && depth() > this.open.length) {
      this.back(depth() - this.open.length);
      return 'passing';
    }
    if (!depth()) history.scrollRestoration = 'auto';
    const above = after ? [] : this.open.splice(depth()).reverse();
    for (const one of above) one.close();
    if (after) queueMicrotask(() => after.forEach((go) => go()));
    this.settleLater();
    return kept() && (after || above.length) ? 'below' : 'page';
  }

  /** Where the page was scrolled to when something was opened over it, if it was left from there. */
  get scroll(): number {
    return kept()?.scroll ?? 0;
  }

  /** One thing may close and another open in one go: the history does not change by that. */
  private settleLater(): void {
    if (this.due) return;
    this.due = true;
    queueMicrotask(() => {
      this.due = false;
      if (!this.going) this.settle();
    });
  }

  private settle(): void {
    const more = this.open.length - depth();
    if (more < 0) return this.back(-more);
    if (more > 0 && !depth()) {
      // The page may be scrolled meanwhile: it stays there when the browser goes back to this entry.
      history.scrollRestoration = 'manual';
      history.replaceState({ over: 0, scroll: scrollY } satisfies Kept, '');
    }
    for (let over = depth() + 1; over <= this.open.length; over++) history.pushState({ over } satisfies Kept, '');
  }

  private back(steps: number): void {
    this.going = [];
    history.go(-steps);
  }
}

export const overlays = new Overlays();
