/** A part of a page that is fetched when it is first needed; what fails to come is asked for again the next time. */
import type { Component } from 'svelte';

// Each part takes props of its own, which its type carries through.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export class LazyPart<Part extends Component<any, any, any>> {
  part = $state.raw<Part | null>(null);
  private coming = false;

  constructor(private readonly load: () => Promise<{ default: Part }>) {}

  /** @param failed Called with the error if the part cannot be loaded. */
  fetch(failed: (error: Error) => void): void {
    if (this.coming || this.part) return;
    this.coming = true;
    this.load()
      .then(
        ({ default: part }) => (this.part = part),
        (error: Error) => failed(error),
      )
      .finally(() => (this.coming = false));
  }
}
