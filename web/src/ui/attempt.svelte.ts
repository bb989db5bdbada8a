import { untrack } from 'svelte';

/** One thing at a time that a form tries, and what became of it: busy, or refused in words. */
export class Attempt {
  busy = $state(false);
  problem = $state('');

  /**
   * Try something, and say whether it was done; it stays busy when it leads to another page (`leaves`), so that no one
   * sends it twice.
   */
  run = async (act: () => Promise<unknown>, leaves = false): Promise<boolean> => {
    if (untrack(() => this.busy)) return false; // an effect that tries something is not to run again after it
    this.busy = true;
    this.problem = '';
    try {
      await act();
      this.busy = leaves;
      return true;
    } catch (error) {
      this.problem = (error as Error).message;
      this.busy = false;
      return false;
    }
  };

  /** The same for a form. */
  submit =
    (act: () => Promise<unknown>, leaves = false) =>
    (event: SubmitEvent): void => {
      event.preventDefault();
      void this.run(act, leaves);
    };
}
