/** The people of one table: who plays for whom, what they ask of each other, and their clocks. */
import type {
  Asked,
  ClockMessage,
  Declined,
  FromClient,
  FromServer,
  Invite,
  SeatedInfo,
  SeatInfo,
  TableInfo,
  Taken,
  TermsInfo,
} from './protocol';

export type Ended = NonNullable<TableInfo['ended']>;

const TICK = 200;

export class TablePeople {
  terms = $state.raw<TermsInfo | null>(null);
  seated = $state.raw<SeatedInfo[]>([]);
  /** Links to seats: open ones for the host, absent players' for everyone who plays. */
  invites = $state.raw<Invite[]>([]);
  /** What bot accounts have said that were asked to take a seat, by seat: the last one to decline; for the host. */
  declined = $state.raw<ReadonlyMap<number, Declined>>(new Map());
  takebacks = $state(0);
  takenBack = $state.raw<Taken[]>([]);
  canResign = $state(false);
  /** Whether all win or lose together. */
  cooperative = $state(false);
  host = $state(false);
  /** Whether only players may write in the chat. */
  hushed = $state(false);
  /** The spectators, by numbers that mean nothing else; only the host is told. */
  spectators = $state.raw<number[]>([]);
  asked = $state.raw<Asked | null>(null);
  /** The others are asked to replace us, because we do not decide. */
  against = $state.raw<Asked | null>(null);
  /** We have asked, and the others have not all answered. */
  waiting = $state(false);
  private clock = $state.raw<ClockMessage | null>(null);
  private seats = $state.raw<SeatInfo[]>([]);
  private clockAt = $state(0);
  private askedAt = $state(0);
  /** The seconds after which silence is consent to what is asked, as we were told; null where it never is. */
  private silence = $state<number | null>(null);
  private seatsAt = $state(0);
  private now = $state(performance.now());
  /** When the line was lost, until the server says how the clocks are. */
  private lostAt = $state<number | null>(null);
  private readonly timer = setInterval(() => this.tick(), TICK);

  constructor(
    private readonly send: (message: FromClient) => boolean,
    private readonly yours: () => number[],
  ) {}

  close(): void {
    clearInterval(this.timer);
  }

  /** Whether there are clocks at this table. */
  get timed(): boolean {
    return this.clock !== null;
  }

  /** The seconds that a seat has left; null at a table without clocks. */
  left(seat: number): number | null {
    const left = this.clock?.left[seat];
    if (left === undefined) return null;
    const until = this.lostAt ?? this.now;
    return this.runs(seat) ? Math.max(0, left - (until - this.clockAt) / 1000) : left;
  }

  /** Whether the clocks stand still here, because no one says how they are. */
  get standing(): boolean {
    return this.lostAt !== null;
  }

  /** The line is lost: what the clocks show would only be guessed. */
  lose(): void {
    this.lostAt ??= this.now;
  }

  runs(seat: number): boolean {
    return this.clock?.running.includes(seat) ?? false;
  }

  /** The seconds for which the player of a seat has been away; null for one who is here. */
  away(seat: number): number | null {
    const away = this.seats[seat]?.away ?? null;
    return away === null ? null : away + Math.max(0, this.now - this.seatsAt) / 1000;
  }

  /** Whether a player who is here has done nothing for so long that all others together may replace them. */
  idle(seat: number): boolean {
    return (this.seats[seat]?.idle ?? null) !== null;
  }

  /** The seconds for which an absent player is still waited for; null where only a clock ends the wait. */
  patience(seat: number): number | null {
    const away = this.away(seat);
    if (away === null || !this.terms || this.terms.clock?.kind === 'slow') return null;
    return Math.max(0, this.terms.away - away);
  }

  /** The seats whose players gave the game up. */
  get givenUp(): number[] {
    return this.seated.filter(({ why }) => why === 'resigned' || why === 'lost').map(({ seat }) => seat);
  }

  /** Our seats that a bot plays for us, and that we may take back. */
  get replaced(): number[] {
    return this.yours().filter((seat) => this.seats[seat]?.stand_in && !this.givenUp.includes(seat));
  }

  /** The seconds until silence counts as consent to the question that is open; null where it never does. */
  get timeToAnswer(): number | null {
    return this.silence === null ? null : Math.max(0, this.silence - (this.now - this.askedAt) / 1000);
  }

  handOver(seat: number, level: string): boolean {
    return this.send({ type: 'hand-over', seat, level });
  }

  takeOver(seat: number): void {
    this.send({ type: 'take-over', seat });
  }

  resign(seat: number): boolean {
    return this.send({ type: 'resign', seat });
  }

  rename(seat: number, name: string): void {
    this.send({ type: 'rename', seat, name });
  }

  askBot(about: number, level: string): void {
    this.ask({ type: 'ask', seat: this.voice, what: 'bot', about, level });
  }

  askOffer(about: number): void {
    this.ask({ type: 'ask', seat: this.voice, what: 'offer', about });
  }

  askAbandon(): boolean {
    return this.ask({ type: 'ask', seat: this.voice, what: 'abandon' });
  }

  answer(ok: boolean): void {
    const seat = this.yours().find((mine) => mine !== this.asked?.seat) ?? this.voice;
    this.send({ type: 'consent', seat, ok });
    this.asked = null;
  }

  inviteAgain(about: number): void {
    this.send({ type: 'invite', about });
  }

  kick(spectator: number): void {
    this.send({ type: 'kick', spectator });
  }

  hush(on: boolean): void {
    this.send({ type: 'hush', on });
  }

  withdraw(): void {
    this.send({ type: 'consent', seat: this.voice, ok: false });
  }

  receive(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.terms = message.terms;
        this.seated = message.seated;
        this.invites = message.invites;
        this.takebacks = message.takebacks;
        this.takenBack = message.taken_back;
        this.canResign = message.can_resign;
        this.cooperative = message.cooperative;
        this.host = message.host;
        this.hushed = message.hushed;
        this.asked = this.against = this.silence = null;
        this.waiting = false;
        this.sit(message.seats);
        break;
      case 'seats':
        this.sit(message.seats);
        break;
      case 'seated': {
        const { type: _, ...seated } = message;
        this.seated = [...this.seated, seated];
        break;
      }
      case 'invites':
        this.invites = message.invites;
        break;
      case 'asked':
        this.silence = message.seconds;
        this.askedAt = this.now = performance.now();
        if (this.yours().includes(message.seat)) this.waiting = true;
        else if (message.about !== null && this.yours().includes(message.about)) this.against = message;
        else if (this.yours().length) this.asked = message;
        break;
      case 'ask-answered':
        this.asked = this.against = this.silence = null;
        this.waiting = false;
        break;
      case 'clock':
        this.clock = message;
        this.lostAt = null;
        this.clockAt = this.now = performance.now();
        break;
      case 'declined':
        this.declined = new Map([...this.declined, [message.seat, message]]);
        break;
      case 'spectators':
        this.spectators = message.spectators;
        break;
      case 'hushed':
        this.hushed = message.on;
        break;
      case 'takebacks':
        this.takebacks = message.count;
        this.takenBack = [...this.takenBack, { ply: message.ply, seat: message.seat }];
        break;
    }
  }

  /** The seat that we ask with: one that we play ourselves. */
  private get voice(): number {
    return this.yours().find((seat) => this.seats[seat]?.kind === 'human') ?? this.yours()[0] ?? 0;
  }

  private ask(message: FromClient): boolean {
    return this.waiting || this.send(message);
  }

  private sit(seats: SeatInfo[]): void {
    // Sitting down uses the link up, of which no message of its own tells.
    const spent = (at: number) => seats[at]?.taken && this.seats[at]?.taken === false;
    if (this.invites.some(({ seat }) => spent(seat))) this.invites = this.invites.filter(({ seat }) => !spent(seat));
    this.seats = seats;
    this.seatsAt = this.now = performance.now();
  }

  private tick(): void {
    if (this.clock?.running.length || this.silence !== null || this.seats.some((seat) => seat.away !== null))
      this.now = performance.now();
  }
}
