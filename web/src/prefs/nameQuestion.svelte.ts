/** Your name, asked for once before you first sit down with other people. */
import { prefs } from './prefs.svelte';

class NameQuestion {
  /** Whether the question is on screen. */
  open = $state(false);
  private answer: (goesOn: boolean) => void = () => undefined;

  /** Whether to sit down, under the name that this browser remembers; asks for one if it never has. */
  ask(): Promise<boolean> {
    if (prefs.name.trim() || prefs.nameAsked) return Promise.resolve(true);
    this.open = true;
    return new Promise((resolve) => (this.answer = resolve));
  }

  /** Sit down under the name that was typed. */
  goOn(): void {
    prefs.setNameAsked();
    this.close(true);
  }

  playAsGuest(): void {
    prefs.setName('');
    this.goOn();
  }

  /** Stay away from the table; the question comes again. */
  cancel(): void {
    prefs.setName('');
    this.close(false);
  }

  private close(goesOn: boolean): void {
    this.open = false;
    this.answer(goesOn);
  }
}

export const nameQuestion = new NameQuestion();
