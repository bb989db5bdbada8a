/** What follows a move of a puzzle, turn by turn on the board; then the position is there again. */
import type { Lasts } from '$net/pacing';
import type { GameEvent, PuzzleStep } from '$net/protocol';
import { PACES } from '$prefs/prefs.svelte';

/** The pauses between the turns of a table for which a turn stays on the board: it is read, too. */
const READING = 2;
/** The pauses for which the end of what follows a wrong move stays, before the position comes back. */
const RESTING = 4;

export class Following {
  steps = $state.raw<readonly PuzzleStep[]>([]);
  /** The turn on the board; null for the position. */
  at = $state<number | null>(null);
  /** How many turns have been told. */
  told = $state(0);
  /** Whether the turns go on by themselves. */
  running = $state(false);
  happening = $state.raw<GameEvent[]>([]);
  /** How long the board tells of events. */
  lasts: Lasts = () => 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param pace the pause between two turns in milliseconds; 0 shows where they lead, at once */
  constructor(private readonly pace: () => number) {}

  get view(): unknown {
    return this.at === null ? null : this.steps[this.at]?.view;
  }

  /** Show turns one after the other; their end stays, or the position comes back by itself. */
  show(steps: readonly PuzzleStep[], end: 'stays' | 'goes back'): void {
    this.back();
    this.steps = steps;
    this.told = 0;
    if (!steps.length) return;
    if (this.pace() === 0) return this.look(steps.length - 1);
    this.goOn(0, end);
  }

  /** Look at a turn that was told, or at all up to it; the board stays there. */
  look(at: number): void {
    this.stop();
    this.come(at, []);
  }

  /** Back to the position; what was told can still be read. */
  back(): void {
    this.stop();
    [this.at, this.happening] = [null, []];
    this.told = this.steps.length;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.running = false;
  }

  private goOn(at: number, end: 'stays' | 'goes back'): void {
    const events = this.steps[at]?.events ?? [];
    this.come(at, events);
    this.running = at + 1 < this.steps.length;
    const pace = this.pace();
    const scene = (this.lasts(events) * pace) / PACES.normal;
    if (this.running) this.timer = setTimeout(() => this.goOn(at + 1, end), Math.max(scene, pace * READING));
    else if (end === 'goes back') this.timer = setTimeout(() => this.back(), Math.max(scene, pace * RESTING));
  }

  private come(at: number, happening: GameEvent[]): void {
    this.at = at;
    this.happening = happening;
    this.told = Math.max(this.told, at + 1);
  }
}
