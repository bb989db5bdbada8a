/** A puzzle under way: the position, the move that was tried last, and the answer once it is told. */
import { api } from '$net/api';
import { same } from '$boards/offers';
import type { Action, PuzzleMove, PuzzleShown, PuzzleVerdict } from '$net/protocol';
import { prefs, PACES, reducedMotion } from '$prefs/prefs.svelte';
import { Following } from './following.svelte';
import { keepEnding } from './solved';

export class Puzzle {
  shown = $state.raw<PuzzleShown | null>(null);
  tried = $state.raw<PuzzleMove | null>(null);
  /** The verdict that told the answer; further moves may be tried after it. */
  answer = $state.raw<PuzzleVerdict | null>(null);
  problem = $state('');
  judging = $state(false);
  /** What the board answers. */
  readonly following = new Following(() => (reducedMotion() ? PACES.off : PACES[prefs.pace]));

  constructor(
    readonly game: string,
    readonly id: string,
    /** The names of the players of a game of one's own; null in a game between bots. */
    readonly names: readonly string[] | null = null,
  ) {}

  async open(): Promise<void> {
    try {
      this.shown = await this.fetch();
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  /** Try a move of the board. */
  async act(action: Action): Promise<void> {
    const chosen = this.shown?.offered.find((one) => same(one.action, action));
    if (chosen) await this.judge(chosen.words);
  }

  /** Be shown the answer. */
  giveUp = (): Promise<void> => this.judge(null);

  protected fetch(): Promise<PuzzleShown> {
    return api.puzzle(this.game, this.id);
  }

  protected verdict(action: string | null): Promise<PuzzleVerdict> {
    return api.tryPuzzle(this.game, this.id, { action });
  }

  private async judge(action: string | null): Promise<void> {
    if (this.judging) return;
    this.judging = true;
    this.problem = '';
    try {
      const verdict = await this.verdict(action);
      this.tried = verdict.tried;
      this.following.show(verdict.line, verdict.best ? 'stays' : 'goes back');
      if (verdict.best && !this.answer) {
        this.answer = verdict;
        keepEnding(this.game, this.id, verdict.solved ? 'solved' : 'shown');
      }
    } catch (error) {
      this.problem = (error as Error).message;
    } finally {
      this.judging = false;
    }
  }
}
