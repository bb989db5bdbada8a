/** The end of a game at its table: the score is counted on the board, or the sheet of the result opens at once. */
import { steps } from '$boards/countUp';
import { reducedMotion } from '$prefs/prefs.svelte';
import { sound } from '$ui/sound';
import type { TableModel } from '$net/table.svelte';

/** Milliseconds for which the last move is seen before. */
const LAST_SEEN = 900;

export class Ended {
  /** Whether the score is being counted now. */
  counting = $state(false);
  /** Whether the result may be named: where nothing moves, no counting comes before it. */
  told = $state(reducedMotion());
  #seen = false;

  /**
   * Made while the page is made. `canCount` says whether the counting has been fetched, `opened` opens the sheet.
   */
  constructor(model: TableModel, canCount: () => boolean, opened: () => void) {
    $effect(() => {
      const now = model.shown;
      if (!now?.over || this.#seen || model.behind > 0) return;
      // Whatever else arrives meanwhile, as after a lost line, only puts the sheet off: it is seen once it is open.
      const timer = setTimeout(
        () => {
          this.#seen = true;
          // A page that is opened later, or cannot move, shows the sheet at once.
          const seen = model.happening.length > 0 && !document.hidden && !reducedMotion();
          this.counting = seen && canCount() && steps(now.sheet ?? []).length > 0;
          if (this.counting) return;
          this.told = true;
          sound('end');
          opened();
        },
        model.happening.length ? LAST_SEEN : 0,
      );
      return () => clearTimeout(timer);
    });
  }

  /** The counting is over. */
  counted(): void {
    this.counting = false;
    this.told = true;
  }
}
