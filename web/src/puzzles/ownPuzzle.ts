/** A mistake of one's own as a puzzle: the decision is put again, and another answer is judged as in a review. */
import { api } from '$net/api';
import type { PuzzleMove, PuzzleShown, PuzzleStep, PuzzleVerdict, ReviewedDecision } from '$net/protocol';
import type { Mistake } from './mistakes';
import { Puzzle } from './puzzle.svelte';

export class OwnPuzzle extends Puzzle {
  private readonly record: Promise<unknown>;

  constructor(
    game: string,
    private readonly mistake: Mistake,
  ) {
    super(game, mistake.id, mistake.names);
    this.record = api.record(mistake.table);
    this.record.catch(() => undefined); // Opening it says so.
  }

  protected override async fetch(): Promise<PuzzleShown> {
    const { names, words, decision } = this.mistake;
    const { seat, view, prompt, offered } = await api.openTrial(await this.record, decision.entry);
    return { game: this.game, id: this.id, players: names.length, you: seat, words, view, prompt, offered };
  }

  protected override async verdict(action: string | null): Promise<PuzzleVerdict> {
    const { decision } = this.mistake;
    const tried =
      action === null || action === decision.best_words
        ? null
        : action === decision.did_words
          ? decision
          : await api.tryAction(await this.record, decision.entry, action);
    const solved = action !== null && (tried === null || tried.grade === 'best' || tried.grade === 'good');
    const best = solved && tried ? bestOf(tried) : bestOf(decision);
    return {
      solved,
      tried: action === null ? null : tried ? didOf(tried) : best,
      best: action === null || solved ? best : null,
      tempting: action === null || solved ? didOf(decision) : null,
      line: await this.follow(action ?? decision.best_words),
    };
  }

  /** How the game may go on; if that fails, the page says so, and the verdict still stands. */
  private async follow(action: string): Promise<PuzzleStep[]> {
    return api.followLine(await this.record, this.mistake.decision.entry, action).then(
      ({ line }) => line,
      (error: Error) => {
        this.problem = error.message;
        return [];
      },
    );
  }
}

const chanceOf = ({ chances, seat }: ReviewedDecision): number => chances[seat] ?? 0;

const bestOf = (one: ReviewedDecision): PuzzleMove => ({
  action: one.best,
  words: one.best_words,
  chance: chanceOf(one),
  loss: 0,
  error: 0,
  grade: 'best',
  reasons: one.reasons,
  causes: [],
});

const didOf = (one: ReviewedDecision): PuzzleMove => ({
  action: one.did,
  words: one.did_words,
  chance: Math.max(0, chanceOf(one) - one.loss),
  loss: one.loss,
  error: one.error,
  grade: one.grade,
  reasons: [],
  causes: one.causes,
});
