/** A review under way: the decisions that have been graded, and single ones that are tried again. */
import { api } from '$net/api';
import { t } from '$text/i18n.svelte';
import type { ReviewBalance, ReviewBegun, ReviewedDecision, ReviewOver, ReviewSkipped, Trial } from '$net/protocol';
import { events } from './stream';

type Event = ReviewBegun | ReviewedDecision | ReviewSkipped | ReviewOver;
type Mean = { x: number; values: number[] };

/** The grades that are worth another look, the worst first. */
export const LESSONS = ['blunder', 'mistake', 'inaccuracy'] as const;
export const GRADES = ['best', 'good', ...LESSONS.toReversed()] as const;

/** Decisions after which the time for the rest can be told. */
const ENOUGH = 3;

/** The chance to win of the favourite before, from which another one is a turn of the game. */
const CLEAR_MARGIN = 0.15;

export class Review {
  /** The seat whose decisions are reviewed. */
  seat = $state(0);
  running = $state(false);
  expected = $state(0);
  looked = $state(0);
  /** Seconds that the rest will take, at the pace so far; null as long as there is none. */
  left = $state<number | null>(null);
  decisions = $state.raw<ReviewedDecision[]>([]);
  shares = $state.raw<number[]>([]);
  accuracy = $state<number | null>(null);
  balance = $state.raw<ReviewBalance | null>(null);
  problem = $state('');
  /** The decision that is tried again, and the judgement on what was tried last. */
  trying = $state.raw<{ decision: ReviewedDecision; trial: Trial } | null>(null);
  tried = $state.raw<ReviewedDecision | null>(null);
  judging = $state(false);
  /** The decisions, by their entry, whose better move is no secret any more: another one was tried, or it was asked. */
  told = $state.raw<readonly number[]>([]);
  private ended: AbortController | null = null;
  private begunAt = 0;

  constructor(
    private readonly record: unknown,
    private readonly last: number,
  ) {}

  /** Review the decisions of a seat; they come one by one. */
  async start(seat: number): Promise<void> {
    this.cancel();
    const ended = (this.ended = new AbortController());
    Object.assign(this, { seat, running: true, expected: 0, looked: 0, left: null, problem: '' });
    [this.decisions, this.shares, this.told] = [[], [], []];
    [this.accuracy, this.balance, this.begunAt] = [null, null, performance.now()];
    try {
      for await (const event of events<Event>(await api.review(this.record, [seat], ended.signal))) this.take(event);
    } catch (error) {
      if (!ended.signal.aborted)
        this.problem = error instanceof TypeError ? t('review-broken') : (error as Error).message;
    } finally {
      if (this.ended === ended) this.running = false;
    }
  }

  /** Stop; what was graded stays, and is remembered by the server. */
  cancel(): void {
    this.ended?.abort();
    this.ended = null;
    this.running = false;
  }

  private take(event: Event): void {
    if (event.type === 'begun') [this.expected, this.shares] = [event.decisions, event.shares];
    else if (event.type === 'over') {
      this.accuracy = event.accuracy[this.seat] ?? null;
      this.balance = event.balance[this.seat] ?? null;
    } else {
      this.looked += 1;
      const spent = (performance.now() - this.begunAt) / 1000;
      if (this.looked >= ENOUGH) this.left = (spent / this.looked) * (this.expected - this.looked);
      if (event.type === 'decision')
        this.decisions = [...this.decisions, event].sort((one, other) => one.entry - other.entry);
    }
  }

  /** Everyone's chance to win before each decision, and the result at the end. */
  get chances(): Mean[] {
    const before = this.decisions.map(({ entry, chances }) => ({ x: entry, values: chances }));
    return this.shares.length && !this.running ? [...before, { x: this.last, values: this.shares }] : before;
  }

  /** The moments at which another seat became the favourite, by a clear margin. */
  get turns(): { at: number; seat: number }[] {
    const found: { at: number; seat: number }[] = [];
    let leader: number | null = null;
    for (const { x, values } of this.chances) {
      const best = values.indexOf(Math.max(...values));
      const clear = leader === null || (values[best] ?? 0) - (values[leader] ?? 0) >= CLEAR_MARGIN;
      if (clear && leader !== null && best !== leader) found.push({ at: x, seat: best });
      if (clear) leader = best;
    }
    return found;
  }

  count(grade: string): number {
    return this.decisions.filter((one) => one.grade === grade).length;
  }

  /** The decisions that lost most, in the order of the game. */
  get lessons(): ReviewedDecision[] {
    return this.decisions.filter(({ grade }) => (LESSONS as readonly string[]).includes(grade));
  }

  /** Put a decision again, as its player saw it. */
  async tryAgain(decision: ReviewedDecision): Promise<void> {
    this.problem = '';
    this.tried = null;
    try {
      this.trying = { decision, trial: await api.openTrial(this.record, decision.entry) };
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  /** Have an answer judged. */
  async answer(words: string): Promise<void> {
    const { trying } = this;
    if (!trying || this.judging) return;
    this.judging = true;
    this.problem = '';
    try {
      const tried = await api.tryAction(this.record, trying.decision.entry, words);
      if (this.trying === trying) this.tried = tried;
      this.tell(trying.decision);
    } catch (error) {
      this.problem = (error as Error).message;
    } finally {
      this.judging = false;
    }
  }

  /** Tell the better move from now on. */
  tell({ entry }: ReviewedDecision): void {
    this.told = [...this.told, entry];
  }

  leave(): void {
    [this.trying, this.tried] = [null, null];
  }
}
