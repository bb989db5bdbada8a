/** The coach of a first game: it explains each kind of question once, and warns once before a move that loses much. */
import { same } from '$boards/offers';
import { prefs } from '$prefs/prefs.svelte';
import type { Action, Cause, Hint } from '$net/protocol';
import { recall, remember } from '$prefs/storage';
import type { TableModel } from '$net/table.svelte';

const SEEN = (game: string) => `coach.${game}`;

export class Coach {
  /** The kind of question that is explained now. */
  topic = $state<string | null>(null);
  /** Whether its player has read the explanation, which then makes room for the board. */
  known = $state(false);
  /** A move that waits until its player has heard that it looks like a mistake, and the hint that says so. */
  doubt = $state.raw<{ action: Action; hint: Hint } | null>(null);
  /** What the move that waits would cost, once that is known and clear. */
  causes = $state.raw<readonly Cause[]>([]);
  private estimate: Hint | null = null;
  private looked = -1;
  private warned = -1;

  constructor(
    private readonly model: TableModel,
    private readonly game: string,
  ) {}

  /** Look at the question on screen: explain it if it is the first of its kind; find out which answers lose much. */
  look(ply: number, key: string, explained: boolean): void {
    if (ply !== this.looked) this.known = false;
    // The texts may come after the question.
    if (ply !== this.looked || (explained && !this.known))
      this.topic = explained && !this.seen.includes(key) ? key : null;
    if (ply === this.looked) return;
    this.looked = ply;
    this.doubt = null;
    if (!this.model.people.terms?.rated) void this.model.foresee().then((found) => (this.estimate = found));
  }

  /** The explanation was read: this kind of question is known from now on. */
  read(): void {
    if (this.topic !== null && !this.seen.includes(this.topic)) remember(SEEN(this.game), [...this.seen, this.topic]);
    this.known = true;
  }

  /** The question was answered, which goes without its explanation from now on. */
  learnt(): void {
    this.read();
    this.topic = null;
  }

  /** Play the move that waits after all: it answers the question as any other does. */
  insist(): void {
    const action = this.doubt?.action;
    this.doubt = null;
    if (!action) return;
    this.learnt();
    this.model.act(action);
  }

  /** Whether a move has to wait for a word with its player: once for each question, and never for an estimate. */
  holds(action: Action): boolean {
    const [ply, hint] = [this.model.actionable?.ply, this.estimate];
    if (!prefs.coach || ply === undefined || hint?.ply !== ply || this.warned === ply) return false;
    if (!hint.blunders.some((one) => same(one, action))) return false;
    this.warned = ply;
    const doubt = (this.doubt = { action, hint });
    this.causes = [];
    void this.model.causesOf(action).then((found) => this.doubt === doubt && (this.causes = found ?? []));
    return true;
  }

  private get seen(): string[] {
    return recall<string[]>(SEEN(this.game), []);
  }
}
