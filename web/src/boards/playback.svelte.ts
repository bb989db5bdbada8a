/** Going through a finished game: where one is, with whose eyes, and what a bot would have done there. */
import { api } from '$net/api';
import { stay, type Lasts } from '$net/pacing';
import { atPace } from '$prefs/prefs.svelte';
import type { Frame, GameEvent, Hint, Replay } from '$net/protocol';

/** The pause between two turns, in milliseconds. */
const PACE = 1100;
const CLEAR_MARGIN = 0.15;

export class Playback {
  at = $state(0);
  playing = $state(false);
  /** Whose eyes, or null for open hands. */
  eyes = $state<number | null>(null);
  hint = $state.raw<Hint | null>(null);
  asking = $state(false);
  problem = $state('');
  estimates = $state.raw<{ x: number; values: number[] }[]>([]);
  estimating = $state(false);
  happening = $state.raw<GameEvent[]>([]);
  /** How long the board tells of events. */
  lasts: Lasts = () => 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: Replay,
    private readonly record: unknown,
  ) {}

  get last(): number {
    return this.replay.frames.length - 1;
  }

  get frame(): Frame {
    return this.replay.frames[this.at] as Frame;
  }

  go(to: number): void {
    const at = Math.max(0, Math.min(this.last, to));
    // Only a single step forward is a move to be seen; a jump is a jump.
    this.happening = at === this.at + 1 ? (this.replay.frames[at]?.events ?? []) : [];
    this.at = at;
    this.hint = null;
    if (at === this.last) this.pause();
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at === this.last) this.go(0);
    this.playing = true;
    this.wait();
  }

  private wait(): void {
    const [now, next] = [this.frame, this.replay.frames[this.at + 1]];
    this.timer = setTimeout(
      () => {
        this.step(1);
        if (this.playing) this.wait();
      },
      Math.max(stay(now.events, next?.events ?? [], PACE), atPace(this.lasts(now.events))),
    );
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  stop(): void {
    this.pause();
  }

  look(eyes: number | null): void {
    this.eyes = eyes;
    this.happening = [];
  }

  /** What would a bot have done here? */
  async ask(): Promise<void> {
    this.pause();
    this.asking = true;
    this.problem = '';
    const at = this.at;
    try {
      const hint = await api.analyse(this.record, this.frame.ply);
      if (this.at === at) this.hint = hint;
    } catch (error) {
      this.problem = (error as Error).message;
    }
    this.asking = false;
  }

  /** Estimate the whole game by quick looks. */
  async estimate(): Promise<void> {
    this.estimating = true;
    this.problem = '';
    try {
      const found = await api.curve(this.record);
      this.estimates = found.map(({ ply, chances }) => ({ x: ply, values: chances }));
    } catch (error) {
      this.problem = (error as Error).message;
    }
    this.estimating = false;
  }

  /** Where the favourite changed for more than a moment: by a clear margin over the one before. */
  get turningPoints(): { at: number; seat: number }[] {
    const found: { at: number; seat: number }[] = [];
    let leader: number | null = null;
    for (const { x, values } of this.estimates) {
      const best = values.indexOf(Math.max(...values));
      const margin = (values[best] ?? 0) - (values[leader ?? best] ?? 0);
      if (leader !== null && margin >= CLEAR_MARGIN) found.push({ at: x, seat: best });
      if (leader === null || margin >= CLEAR_MARGIN) leader = best;
    }
    return found;
  }
}
