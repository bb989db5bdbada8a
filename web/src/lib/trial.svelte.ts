/** One thing at a time that a form tries, and what became of it: busy, or refused in words. */
export class Trial {
  busy = $state(false);
  problem = $state('');

  /** Try something; it stays busy when it leads to another page (`leaves`), so that nobody sends it twice. */
  run = async (act: () => Promise<unknown>, leaves = false): Promise<void> => {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      await act();
      this.busy = leaves;
    } catch (error) {
      this.problem = (error as Error).message;
      this.busy = false;
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
