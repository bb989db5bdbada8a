/** One table as this browser sees it: what the server said, shown at a pace that can be followed. */
import { i18n, t } from '$text/i18n.svelte';
import { Views, type Shown } from './changes';
import { Pacing, scenesOf } from './pacing';
import { Moments } from './moments';
import { Questions, THOUGHT } from './questions';
import { TablePeople } from './tablePeople.svelte';
import { PACES, prefs } from '$prefs/prefs.svelte';
import type {
  Action,
  Cause,
  ChatLine,
  DescribedPart,
  FoundRule,
  EarlyDecision,
  FromClient,
  FromServer,
  GameEvent,
  Hint,
  KeptInfo,
  Prompt,
  Proposed,
  RematchInfo,
  SeatInfo,
  Welcome,
} from './protocol';
import { Simultaneous } from './simultaneous.svelte';
import { commitsOf, reveals, shuffleOf } from './shuffle';
import { TableSocket, type LinkStatus } from './socket';
import { recall, remember } from '$prefs/storage';
import { draftOf, keepDraft, type Draft } from './chatDraft';
import { forgetSeats, seatTokens } from './heldSeats';

type Eyes = number | null;
/** The server closes the line after these: our seat is not ours any more. */
const SEAT_LOST = new Set(['seat-freed', 'seat-passed-on']);
/** Forced moves follow at once: only after this long is someone really asked. */
const SETTLED = 250;
const SEEN = (table: string) => `seen.${table}`;
/** What needs no word when it may not have arrived: it is offered or asked again, or said again by itself. */
const OFFERED_AGAIN = new Set<FromClient['type']>([
  'act',
  'chat',
  'hint',
  'causes',
  'why',
  'describe',
  'rules',
  'look',
  'reveal',
  'ask',
]);
const LONGEST_LINE = 500;
/** The server takes no line of which nothing can be seen. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

const plyOf = (scene: GameEvent[]): number => scene.at(-1)?.ply ?? 0;
/** A scene on the way to a state: nothing is asked yet. */
const sceneOf = (events: GameEvent[], view: Shown['view'], before: Shown): Shown => ({
  ...before,
  ply: plyOf(events),
  view,
  player: events[0]?.by ?? null,
  asked: null,
  offered: [],
  undo: null,
  replace: false,
  events,
});

export class TableModel {
  welcome = $state.raw<Welcome | null>(null);
  /** The position and the files that the host brought to this game. */
  readonly brought = $derived(this.welcome?.brought ?? []);
  seats = $state.raw<SeatInfo[]>([]);
  yours = $state.raw<number[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  status = $state<LinkStatus>('connecting');
  /** What is on screen, seen with the eyes of `viewer`. */
  shown = $state.raw<Shown | null>(null);
  viewer = $state<Eyes>(null);
  log = $state.raw<GameEvent[]>([]);
  /** The events that came with what is on screen, to be told and animated. */
  happening = $state.raw<GameEvent[]>([]);
  away = $state.raw<GameEvent[]>([]);
  thinking = $state<number | null>(null);
  /** Another of our own seats is to decide: the board is covered until its player takes over. */
  curtain = $state<number | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  undoAsked = $state.raw<{ seat: number; entries: number } | null>(null);
  undoWaiting = $state(false);
  /** We had asked the others for something when the connection was lost. */
  private unanswered = false;
  /** The server may not have read what was done here last. */
  private unread = false;
  /** When the server was heard last before the connection was lost; null while there is one. */
  private lostAt: number | null = null;
  /** The line of chat that is being written. It stays until the server has stored it, even if the page is reloaded. */
  private written = $state.raw<Draft>({ text: '', id: null });
  /** An earlier moment that the board shows, and the events that led to it. */
  past = $state.raw<{ ply: number; view: Record<string, unknown>; events: readonly GameEvent[] } | null>(null);
  /** What a bot of the team would do, until it is answered or past. */
  proposal = $state.raw<Proposed | null>(null);
  /** The table at which this game is played again, once a player wishes it. */
  rematch = $state.raw<RematchInfo | null>(null);
  /** The open seats that wait for the players of the game before. */
  kept = $state.raw<KeptInfo[]>([]);
  notice = $state('');
  behind = $state(0);
  /** The ply we have answered and of which we have not heard yet. */
  private sent = $state<number | null>(null);

  readonly people = new TablePeople(
    (message) => this.socket.send(message),
    () => this.yours,
  );
  readonly simultaneous = new Simultaneous();
  private readonly latest = new Map<Eyes, Shown>();
  private readonly views = new Views();
  private readonly logs = new Map<Eyes, GameEvent[]>();
  /** The questions that are still open, by their ids. */
  private readonly questions = new Questions((message) => this.socket.send(message));
  private foreseen: { ply: number; found: Promise<Hint | null> } | null = null;
  private readonly moments = new Moments((ply, seat) => this.questions.ask((id) => ({ type: 'look', id, seat, ply })));
  readonly pacing = new Pacing(
    (message) => this.show(message),
    () => this.pace,
  );
  private readonly socket: TableSocket;
  /** What is still to come before we are asked again is not waited for. */
  private skipping = false;
  private fresh = true;
  /** How many states are still being put into scenes, the work on them, and how often it was given up. */
  private staging = 0;
  private staged = Promise.resolve();
  private begun = 0;
  /** The table did not know our tokens any more: unless it knows us, a seat was freed while we were not here. */
  private seatGone = false;
  /** What was done here last, unless it has been taken back. */
  acted: Action | null = null;
  /** The ply that each of our seats has last acted on. */
  readonly actedAt = new Map<Eyes, number>();
  private covering: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {
    this.written = draftOf(table);
    this.socket = new TableSocket(
      table,
      () => this.hello(),
      (message) => this.receive(message),
      (status, reason, unread) => this.linked(status, reason, unread),
      () => {
        this.seatGone = forgetSeats(table);
        if (this.seatGone) this.notice = '';
        return this.seatGone;
      },
    );
    document.addEventListener('visibilitychange', this.looked);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.looked);
    clearTimeout(this.covering);
    this.forgetScenes();
    this.pacing.stop();
    this.people.close();
    this.socket.close();
  }

  /** Whether nothing of this table will be shown. */
  get closed(): boolean {
    return this.status === 'refused' || (this.status === 'gone' && this.welcome === null);
  }

  /** Whether the person here is to decide, on what is shown. */
  get deciding(): boolean {
    const shown = this.shown;
    if (shown === null || shown.over || shown.eyes === null || shown.player === null) return false;
    if (shown.player !== shown.eyes && shown.offered.length === 0) return false;
    return this.sent === null && this.decision === null && this.played(shown.eyes);
  }

  /** What the seat on screen has decided before its turn, as long as it can change its mind. */
  get decision(): EarlyDecision | null {
    return this.simultaneous.decision(this.shown?.ply, this.shown?.eyes ?? null);
  }

  /** The question on screen, and whether it is put to the seat on screen. */
  get question(): { prompt: Prompt; yours: boolean } | null {
    const shown = this.shown;
    if (!shown) return null;
    if (shown.asked) return { prompt: shown.asked, yours: true };
    return { prompt: shown.prompt, yours: shown.player !== null && shown.player === shown.eyes };
  }

  /** The shown state if it can be acted on: the newest one, unanswered. Half-made choices outlive a lost connection. */
  get actionable(): Shown | null {
    const ready = this.deciding && this.behind === 0;
    const linked = this.status === 'open' || this.status === 'lost';
    return ready && this.curtain === null && linked ? this.shown : null;
  }

  /** Whether a seat of ours is played by us, and not by a bot in our place. */
  private played(seat: number): boolean {
    return this.seats[seat]?.kind !== 'bot';
  }

  /** The name of the player who wishes a rematch, and waits for us there; null if no one does. */
  get invitedAgain(): string | null {
    const { rematch } = this;
    return rematch && !rematch.seated ? (this.seats[rematch.seat]?.name ?? '') : null;
  }

  /** The seats that no one has taken yet. */
  get waiting(): number[] {
    return this.seats.flatMap((seat, number) => (seat.taken ? [] : [number]));
  }

  act(action: Action): void {
    const now = this.actionable;
    if (now?.eyes == null) return;
    if (!this.socket.send({ type: 'act', seat: now.eyes, ply: now.ply, action })) return;
    this.sent = now.ply;
    this.acted = action;
    this.actedAt.set(now.eyes, now.ply);
    this.hint = null;
    this.away = [];
    this.pacing.expectOwn(now.ply);
  }

  undo(): void {
    const shown = this.shown;
    if (shown?.eyes == null || !(shown.undo || this.decision)) return;
    this.acted = null;
    if (this.decision) {
      this.socket.send({ type: 'undo', seat: shown.eyes, ply: shown.ply });
      return;
    }
    this.pacing.hurry();
    if (this.socket.send({ type: 'undo', seat: shown.eyes, ply: (this.shown ?? shown).ply })) {
      this.undoWaiting = shown.undo === 'ask';
    }
  }

  answerUndo(ok: boolean): void {
    const seat = this.yours.find((mine) => mine !== this.undoAsked?.seat);
    if (seat !== undefined) this.socket.send({ type: 'answer', seat, ok });
    this.undoAsked = null;
  }

  agree(ok: boolean): void {
    const mine = this.yours[0];
    if (!this.proposal || mine === undefined) return;
    if (this.socket.send({ type: 'agree', seat: mine, ply: this.proposal.ply, ok })) this.proposal = null;
  }

  askHint(): void {
    const now = this.actionable;
    if (now?.eyes == null || this.hinting) return;
    if (this.foreseen?.ply === now.ply) void this.showForeseen(this.foreseen.found);
    else this.hinting = this.socket.send({ type: 'hint', seat: now.eyes, ply: now.ply });
  }

  /** What a bot thinks of the question on screen, asked for before anyone wants to know; null if no answer comes. */
  foresee(): Promise<Hint | null> {
    const now = this.actionable;
    if (now?.eyes == null || this.hinting) return Promise.resolve(null);
    const [seat, ply] = [now.eyes, now.ply];
    if (this.foreseen?.ply !== ply)
      this.foreseen = { ply, found: this.questions.ask<Hint>((id) => ({ type: 'hint', id, seat, ply })) };
    return this.foreseen.found;
  }

  /** Show the hint that is there already, or soon; ask for another if none came. */
  private async showForeseen(coming: Promise<Hint | null>): Promise<void> {
    this.hinting = true;
    const found = await coming;
    this.hinting = false;
    if (found && found.ply === this.actionable?.ply) this.hint = found;
    else if (!found) {
      this.foreseen = null;
      this.askHint();
    }
  }

  get draft(): string {
    return this.written.text;
  }

  set draft(text: string) {
    this.write({ text, id: null });
  }

  private write(draft: Draft): void {
    this.written = draft;
    keepDraft(this.table, draft);
  }

  /** Whether the draft is on its way, and cannot be changed. */
  get busySaying(): boolean {
    return this.written.id !== null;
  }

  /** Say the draft, at once or as soon as there is a connection. */
  say(): void {
    if (this.busySaying) return;
    const text = this.draft.trim().slice(0, LONGEST_LINE);
    if (!VISIBLE.test(text)) {
      this.draft = '';
      return;
    }
    this.write({ text, id: crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1 });
    this.sayOn(false);
  }

  /** @param again the server may have stored the line already. */
  private sayOn(again: boolean): void {
    const { text, id } = this.written;
    if (id !== null) this.socket.send({ type: 'chat', id, text, again });
  }

  /** What an offered action would cost; null if no answer comes. */
  causesOf(action: Action): Promise<Cause[] | null> {
    const now = this.actionable;
    if (now?.eyes == null) return Promise.resolve(null);
    const [seat, ply] = [now.eyes, now.ply];
    return this.questions.ask((id) => ({ type: 'causes', id, seat, ply, action }), THOUGHT);
  }

  /** The key of the reason why something is not offered; null if there is none, or no answer comes. */
  why(action: Action): Promise<string | null> {
    const seat = this.shown?.eyes ?? null;
    if (seat === null) return Promise.resolve(null);
    return this.questions.ask((id) => ({ type: 'why', id, seat, action }));
  }

  /** The table in words, as we see it; null if no answer comes. */
  describe(language: string): Promise<DescribedPart[] | null> {
    const seat = this.shown?.eyes ?? null;
    return this.questions.ask((id) => ({ type: 'describe', id, seat, language }));
  }

  /** Ask a question on the rules, at the position on screen; null if no answer came. Behind a curtain lies a hand. */
  askRules(language: string, question: string): Promise<FoundRule[] | null> {
    const seat = this.curtain === null ? (this.shown?.eyes ?? null) : null;
    return this.questions.ask((id) => ({ type: 'rules', id, seat, language, question }));
  }

  /** Show the board as it was after these events, to the eyes on screen. */
  async look(events: readonly GameEvent[]): Promise<void> {
    const [last, eyes] = [events.at(-1), this.viewer];
    if (!last || this.shown === null || this.curtain !== null) return;
    this.hurry();
    const view = await this.moments.at(last.ply, eyes);
    if (!view) this.notice = 'no-answer';
    if (!view || this.viewer !== eyes || this.curtain !== null) return;
    this.happening = [];
    this.past = { ply: last.ply, view, events };
  }

  /** Back to the newest board. */
  lookUp(): void {
    this.past = null;
  }

  /** Past the scene that is on the board: past a moment to what follows it, else to the newest board. */
  goOn(): void {
    if (!this.pacing.halted) return this.hurry();
    this.pacing.goOn();
    this.behind = this.coming;
  }

  /** Show the newest board, and what still comes of this scene as soon as it is there. */
  hurry(): void {
    // Those who only watch are never asked: for them it is no more than what is there already.
    this.skipping = this.coming > 0 && this.viewer !== null && this.shown?.over === false;
    this.pacing.hurry();
    this.behind = this.coming;
  }

  liftCurtain(): void {
    const seat = this.curtain;
    this.curtain = null;
    this.past = null;
    if (seat === null) return;
    this.viewer = seat;
    this.forgetScenes();
    this.pacing.stop();
    this.behind = 0;
    const message = this.latest.get(seat);
    if (message) this.present(message, []);
  }

  private hello(): FromClient {
    const held = seatTokens(this.table);
    const commits = commitsOf(shuffleOf(this.table), Object.keys(held));
    return { type: 'hello', tokens: Object.values(held), since: this.since(), commits };
  }

  private since(): number {
    const plies = [...this.latest.values()].map((message) => message.ply);
    return plies.length ? Math.min(...plies) : 0;
  }

  private linked(status: LinkStatus, reason: string, unread: readonly FromClient[]): void {
    this.status = status;
    if (status !== 'open') {
      this.lostAt ??= this.socket.heardAt;
      this.unread ||= unread.some(({ type }) => !OFFERED_AGAIN.has(type));
      this.sent = null;
      this.hinting = false;
      this.questions.drop();
      this.people.lose();
    }
    if (reason) this.notice = reason;
  }

  private receive(message: FromServer): void {
    if (message.type === 'welcome') {
      this.yours = message.yours;
      this.unanswered = this.undoWaiting || this.people.waiting;
    }
    this.people.receive(message);
    switch (message.type) {
      case 'welcome':
        this.welcome = message;
        this.seats = message.seats;
        this.chat = message.chat;
        this.rematch = message.rematch;
        this.kept = message.kept;
        this.undoAsked = this.proposal = null; // the server repeats the questions that are still open
        this.undoWaiting = false;
        this.fresh = true;
        if (this.seatGone && !message.yours.length) this.notice = 'seat-gone';
        this.seatGone = false;
        this.sayOn(true);
        break;
      case 'state':
        this.keep(this.views.whole(message));
        break;
      case 'rematch':
        this.rematch = message;
        break;
      case 'seats':
        this.seats = message.seats;
        this.kept = this.kept.filter(({ seat }) => !message.seats[seat]?.taken);
        // All that is still open has been repeated by now.
        if (this.unanswered && !this.undoWaiting && !this.people.waiting) this.notice = 'ask-again';
        else if (this.unread) this.notice = 'do-again';
        this.unanswered = this.unread = false;
        break;
      case 'together':
        this.simultaneous.receive(message);
        if (this.decision) this.sent = null;
        this.coverSoon();
        break;
      case 'reveal':
        for (const own of reveals(this.table, message.commits)) this.socket.send({ type: 'reveal', ...own });
        break;
      case 'chat':
        this.chat = [...this.chat, message];
        break;
      case 'said':
        if (this.written.id === message.id) this.draft = '';
        break;
      case 'clock':
        this.tellClock();
        break;
      case 'thinking':
        this.thinking = message.seat;
        break;
      case 'proposal':
        this.proposal = this.yours.length ? message : null;
        break;
      case 'undo-asked':
        if (!this.yours.includes(message.seat) || this.yours.length > 1) this.undoAsked = message;
        else this.undoWaiting = true;
        break;
      case 'undo-answered':
        this.undoAsked = null;
        if (this.undoWaiting && !message.ok) this.notice = 'undo-denied';
        this.undoWaiting = false;
        break;
      case 'hint':
        if (message.id !== null) {
          this.questions.answered(message.id, message);
          break;
        }
        this.hinting = false;
        if (message.ply === this.shown?.ply) this.hint = message;
        break;
      case 'causes':
        this.questions.answered(message.id, message.causes);
        break;
      case 'why':
        this.questions.answered(message.id, message.key);
        break;
      case 'described':
        this.questions.answered(message.id, message.parts);
        break;
      case 'rules':
        this.questions.answered(message.id, message.found);
        break;
      case 'looked':
        this.questions.answered(message.id, message.view);
        break;
      case 'refused':
        if (SEAT_LOST.has(message.key)) forgetSeats(this.table); // or we would be told that their tokens are void
        if (message.id === null) this.refused(i18n.refusal(message));
        else if (this.written.id === message.id) {
          this.draft = this.written.text;
          this.notice = i18n.refusal(message);
        } else this.questions.answered(message.id, null);
        break;
    }
  }

  /** Our clock went on while the connection was lost. */
  private tellClock(): void {
    const lostAt = this.lostAt;
    this.lostAt = null;
    if (lostAt === null || !this.yours.some((seat) => this.people.runs(seat))) return;
    this.notice = t('clock-went-on', { seconds: Math.round((performance.now() - lostAt) / 1000) });
  }

  private refused(reason: string): void {
    this.notice = reason;
    this.sent = null;
    this.hinting = false;
    this.undoWaiting = false;
  }

  private keep(message: Shown): void {
    const before = this.logs.get(message.eyes) ?? [];
    const known = this.latest.get(message.eyes)?.ply ?? -1;
    if (message.ply < known) return;
    if (this.proposal && message.ply > this.proposal.ply) this.proposal = null;
    const events = message.replace ? message.events : message.events.filter((event) => event.ply > known);
    const shownBefore = this.latest.get(message.eyes);
    this.moments.keep(message);
    if (message.replace) this.past = null;
    this.logs.set(message.eyes, message.replace ? events : [...before, ...events]);
    this.latest.set(message.eyes, { ...message, events });
    if (this.shown === null) this.begin(message);
    else if (message.eyes === this.viewer) this.stage({ ...message, events }, shownBefore ?? message);
    this.behind = this.coming;
  }

  /** Whether the answer to what we did here is still to come. */
  get sending(): boolean {
    return this.sent !== null;
  }

  /** How many states are still to be shown. */
  private get coming(): number {
    return this.pacing.waiting + this.staging;
  }

  /** How long a turn of another is on screen; scenes take none of the time of our own clock that can be spared. */
  private get pace(): number {
    if (this.skipping) return PACES.off;
    const hurried = document.hidden || this.yours.some((seat) => this.people.runs(seat));
    return hurried ? Math.min(PACES.fast, PACES[prefs.pace]) : PACES[prefs.pace];
  }

  /**
   * Show a state in scenes, if several players acted or the board has something to play: each with the board after it,
   * as long as that can be had, and what is asked next at the end. What comes later waits.
   */
  private stage(message: Shown, before: Shown): void {
    if (message.replace) this.forgetScenes();
    const all = this.pace === 0 || message.replace ? [] : scenesOf(message.events, this.pacing.lasts);
    const scenes = this.pacing.lasts(all.at(-1) ?? []) ? all : all.slice(0, -1);
    if (!scenes.length && !this.staging) return this.pacing.push(message);
    const [begun, last] = [this.begun, all.at(-1)];
    const boards = scenes.map((scene) => (scene === last ? message.view : this.moments.at(plyOf(scene), message.eyes)));
    this.staging += 1;
    this.staged = this.staged.then(async () => {
      const found = await Promise.all(boards);
      if (begun !== this.begun) return;
      const whole = found.every((view) => view !== null);
      if (whole) scenes.forEach((scene, at) => this.pacing.push(sceneOf(scene, found[at] ?? {}, before)));
      this.staging -= 1;
      this.pacing.push(whole ? { ...message, events: message.events.slice(scenes.flat().length) } : message);
      this.behind = this.coming;
    });
  }

  /** What is being put into scenes will not be shown. */
  private forgetScenes(): void {
    this.begun += 1;
    this.staging = 0;
  }

  /** The first state: from the seat that is to decide if it is one of ours, else from our first. */
  private begin(message: Shown): void {
    const { player } = message;
    const asked = player !== null && this.yours.includes(player) && this.played(player);
    const preferred = asked ? player : (this.yours[0] ?? null);
    if (message.eyes !== preferred) return;
    this.viewer = preferred;
    if (this.yours.length > 1) {
      this.shown = { ...message, offered: [] };
      this.curtain = preferred;
      return;
    }
    this.present(message, []);
  }

  private show(message: Shown): void {
    this.present(message, message.events);
    this.behind = this.coming;
    this.coverSoon();
  }

  private coverSoon(): void {
    clearTimeout(this.covering);
    this.covering = setTimeout(() => this.cover(), SETTLED);
  }

  /** When all is shown and another of our seats is to decide, the screen changes hands. */
  private cover(): void {
    const player = this.nextHere();
    if (player === null || player === this.viewer || !this.yours.includes(player)) return;
    if (!this.played(player)) return;
    const newer = (this.latest.get(player)?.ply ?? 0) > (this.shown?.ply ?? 0);
    if (this.coming === 0 && !newer) this.curtain = player;
  }

  /** Who is to decide at this screen: where several decide at the same time, the first here who has not. */
  private nextHere(): number | null {
    const ply = this.shown?.ply;
    if (!this.simultaneous.seats(ply).length) return this.shown?.player ?? null;
    const open = this.simultaneous.waiting(ply).filter((seat) => this.yours.includes(seat) && this.played(seat));
    return this.viewer !== null && open.includes(this.viewer) ? this.viewer : (open[0] ?? null);
  }

  private present(message: Shown, happening: GameEvent[]): void {
    // The server drops a hint that is still thought about when the table moves on.
    if (this.shown?.ply !== message.ply) this.hinting = false;
    this.shown = message;
    if (message.offered.length) this.skipping = false;
    // A board that is skipped, or that does not show the present, plays nothing.
    this.happening = this.skipping || this.past ? [] : happening;
    this.log = (this.logs.get(message.eyes) ?? []).filter((event) => event.ply <= message.ply);
    this.sent = null;
    if (this.hint?.ply !== message.ply) this.hint = null;
    if (message.player !== this.thinking) this.thinking = null;
    if (this.fresh) this.whileAway();
    this.fresh = false;
    if (!document.hidden) remember(SEEN(this.table), message.ply);
  }

  private whileAway(): void {
    const seen = recall<number>(SEEN(this.table), -1);
    if (seen < 0 || this.yours.length === 0) return;
    this.away = this.log.filter((event) => event.ply > seen);
  }

  private readonly looked = (): void => {
    if (document.hidden || !this.shown) return;
    if (this.pacing.waiting > 6) {
      this.hurry();
      this.whileAway();
    }
    remember(SEEN(this.table), this.shown.ply);
  };
}
