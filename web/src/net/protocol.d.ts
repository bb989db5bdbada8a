// Made from the server's own types by `python -m tools.protocol_types`; do not edit.
// docs/protocol.md is their page.

/** An action: its verb and its arguments. */
export type Action = { verb: string; [arg: string]: string | number };
/** An argument of an event or a prompt. */
export type Arg = number | string | Record<string, number>;
/** The value of an option of a game. */
export type OptionValue = boolean | number | string;
export type NewSeatKind = NewSeat["kind"];

export type ExcerptPiece = {
  words: string;
  marked: boolean;
};

export type FoundRule = {
  anchor: string | null;
  title: string;
  within: string[];
  excerpt: ExcerptPiece[];
};

export type Prompt = {
  key: string;
  args: Record<string, Arg>;
  rule: string;
};

export type GameEvent = {
  ply: number;
  by: number | null;
  key: string;
  args: Record<string, Arg>;
  rule: string;
};

export type SeatInfo = {
  name: string;
  kind: "human" | "bot";
  level: string | null;
  taken: boolean;
  bot_account: string | null;
  connected: boolean;
  stand_in: boolean;
  away: number | null;
  idle: number | null;
};

export type NightsInfo = {
  zone: string;
  start: number;
  end: number;
};

export type ClockTerms = {
  kind: "live" | "slow";
  bank: number;
  increment: number;
  turn: number;
  end: "bot" | "lose";
  nights: NightsInfo | null;
};

export type TermsInfo = {
  clock: ClockTerms | null;
  takebacks: boolean;
  away: number;
  rated: boolean;
};

export type SeatedInfo = {
  ply: number;
  seat: number;
  name: string;
  level: string | null;
  why: "left" | "absent" | "time" | "resigned" | "lost" | "back" | "joined";
  at: string;
};

export type HeldSeat = {
  seat: number;
  token: string;
};

export type Joined = {
  seat: number;
  token: string;
  commitment: string;
};

export type SatDown = {
  seat: number;
  token: string;
  commitment: string;
  also: HeldSeat[];
};

export type Invite = {
  seat: number;
  invite: string;
};

export type Opened = {
  table: string;
  commitment: string;
  seats: HeldSeat[];
  invites: Invite[];
};

export type TableInfo = {
  table: string;
  game: string;
  title: string;
  seats: SeatInfo[];
  yours: number[];
  player: number | null;
  deciding: number[];
  over: boolean;
  result: number[] | null;
  updated: string;
  ply: number;
  ended: "abandoned" | "resigned" | "lost" | null;
  takebacks: number;
  rated: boolean;
  terms: TermsInfo;
  options: Record<string, OptionValue>;
  due: string | null;
  brought: string[];
  deletable: boolean;
};

export type Underway = {
  moves: number;
  scores: number[];
  left: number[] | null;
};

export type Invitation = {
  seat: number;
  underway: Underway | null;
};

export type ChannelInfo = {
  way: string;
  kind: "push" | "mail" | "hook";
  label: string;
  shape: "json" | "discord" | "slack" | null;
  confirmed: boolean;
  active: boolean;
  failing: boolean;
};

export type NotificationSettings = {
  ways: ChannelInfo[];
  muted: string[];
  push: string | null;
  mail: boolean;
  mail_after: number;
};

export type Tried = {
  outcome: "sent" | "later" | "refused" | "gone";
};

export type Proposed = {
  type: "proposal";
  seat: number;
  ply: number;
  action: Action;
  words: string;
};

export type ChatLine = {
  name: string;
  seat: number | null;
  text: string;
  at: string;
};

export type ChatMessage = {
  name: string;
  seat: number | null;
  text: string;
  at: string;
  type: "chat";
};

export type Said = {
  type: "said";
  id: number;
};

export type Offered = {
  number: number;
  action: Action;
  words: string;
};

export type SheetRow = {
  key: string;
  points: number[];
  rival: number | null;
};

export type ForAll = {
  ply: number;
  player: number | null;
  view: Record<string, unknown> | null;
  changes: unknown[][];
  prompt: Prompt;
  scores: number[];
  over: boolean;
  sheet: SheetRow[] | null;
  returns: number[] | null;
  ending: string | null;
  ended: "abandoned" | "resigned" | "lost" | null;
  secret: string | null;
};

export type ForEyes = {
  type: "state";
  eyes: number | null;
  own: unknown[][];
  asked: Prompt | null;
  offered: Offered[];
  events: GameEvent[];
  replace: boolean;
  undo: "free" | "ask" | null;
};

export type Declined = {
  type: "declined";
  seat: number;
  name: string;
  why: "busy" | "game" | "terms" | "other";
};

export type KeptInfo = {
  seat: number;
  name: string;
};

export type RematchInfo = {
  table: string;
  seat: number;
  seated: boolean;
};

export type RematchMessage = {
  table: string;
  seat: number;
  seated: boolean;
  type: "rematch";
};

export type StateMessage = {
  type: "state";
  eyes: number | null;
  own: unknown[][];
  asked: Prompt | null;
  offered: Offered[];
  events: GameEvent[];
  replace: boolean;
  undo: "free" | "ask" | null;
  ply: number;
  player: number | null;
  view: Record<string, unknown> | null;
  changes: unknown[][];
  prompt: Prompt;
  scores: number[];
  over: boolean;
  sheet: SheetRow[] | null;
  returns: number[] | null;
  ending: string | null;
  ended: "abandoned" | "resigned" | "lost" | null;
  secret: string | null;
};

export type Taken = {
  ply: number;
  seat: number;
};

export type Welcome = {
  type: "welcome";
  table: string;
  game: string;
  title: string;
  bundled: boolean;
  options: Record<string, OptionValue>;
  words: Record<string, string>;
  seats: SeatInfo[];
  yours: number[];
  commitment: string;
  chat: ChatLine[];
  invites: Invite[];
  host: boolean;
  terms: TermsInfo;
  seated: SeatedInfo[];
  takebacks: number;
  taken_back: Taken[];
  can_resign: boolean;
  cooperative: boolean;
  hushed: boolean;
  carried: number[];
  brought: string[];
  rematch: RematchInfo | null;
  kept: KeptInfo[];
  colours: number[];
};

export type EarlyDecision = {
  seat: number;
  action: Action;
  words: string;
};

export type SimultaneousMessage = {
  type: "together";
  ply: number;
  seats: number[];
  committed: number[];
  yours: EarlyDecision[];
};

export type Seats = {
  type: "seats";
  seats: SeatInfo[];
};

export type AskReveal = {
  type: "reveal";
  commits: (string | null)[];
};

export type Thinking = {
  type: "thinking";
  seat: number;
};

export type UndoAsked = {
  type: "undo-asked";
  seat: number;
  entries: number;
};

export type UndoAnswered = {
  type: "undo-answered";
  ok: boolean;
};

export type Seated = {
  ply: number;
  seat: number;
  name: string;
  level: string | null;
  why: "left" | "absent" | "time" | "resigned" | "lost" | "back" | "joined";
  at: string;
  type: "seated";
};

export type Invites = {
  type: "invites";
  invites: Invite[];
};

export type Asked = {
  type: "asked";
  what: "bot" | "offer" | "abandon";
  seat: number;
  about: number | null;
  level: string | null;
  seconds: number | null;
};

export type AskAnswered = {
  type: "ask-answered";
  ok: boolean;
};

export type ClockMessage = {
  type: "clock";
  left: number[];
  running: number[];
};

export type Spectators = {
  type: "spectators";
  spectators: number[];
};

export type Hushed = {
  type: "hushed";
  on: boolean;
};

export type TakenBack = {
  type: "takebacks";
  count: number;
  ply: number;
  seat: number;
};

export type Reason = {
  key: string;
  args: Record<string, Arg>;
};

export type Cause = {
  kind: "own" | "rival" | "both" | "ending" | "event" | "later" | "drawback";
  key: string;
  rival: number | null;
  points: number;
  gains: number;
  after: number;
  better: number;
  worse: number;
  otherwise: number;
  pairs: number;
  share: number;
  args: Record<string, Arg>;
};

export type HintMove = {
  action: Action;
  words: string;
  share: number;
  value: number;
  reasons: Reason[];
};

export type Hint = {
  seat: number;
  ply: number;
  best: Action;
  words: string;
  moves: HintMove[];
  blunders: Action[];
  estimate: number[];
};

export type HintMessage = {
  seat: number;
  ply: number;
  best: Action;
  words: string;
  moves: HintMove[];
  blunders: Action[];
  estimate: number[];
  type: "hint";
  id: number | null;
};

export type Why = {
  type: "why";
  id: number;
  key: string | null;
};

export type CausesMessage = {
  type: "causes";
  id: number;
  causes: Cause[];
};

export type DescribedPart = {
  heading: string;
  lines: string[];
};

export type Described = {
  type: "described";
  id: number;
  parts: DescribedPart[];
};

export type RulesMessage = {
  type: "rules";
  id: number;
  found: FoundRule[];
};

export type Looked = {
  type: "looked";
  id: number;
  eyes: number | null;
  ply: number;
  view: Record<string, unknown>;
};

export type RefusedMessage = {
  type: "refused";
  reason: string;
  key: string;
  args: Action;
  ply: number;
  id: number | null;
};

export type Pong = {
  type: "pong";
};

export type Closing = {
  missing: number;
};

export type Fault = {
  id: string;
  package: string;
  error: string;
};

export type GameOption = {
  name: string;
  default: OptionValue;
  choices: OptionValue[];
  first_game: boolean | number | string | null;
  page: string;
  document: boolean;
};

export type ProvenanceRow = {
  what: string;
  certainty: "printed" | "public" | "reconstructed";
  source: string;
};

export type DocumentProblem = {
  kind: string;
  reason: string;
  line: number | null;
  column: number | null;
  values: Record<string, string | number>;
};

export type DocumentReading = {
  problem: DocumentProblem | null;
  names: string[];
};

export type LookInfo = {
  ground: string;
  ink: string;
  accent: string;
};

export type GameWords = {
  title: string;
  tagline: string;
  feel: string;
};

export type GameInfo = {
  id: string;
  title: string;
  stage: "complete" | "example";
  players: number[];
  minutes: [number, number];
  weight: 1 | 2 | 3 | 4 | 5;
  look: LookInfo;
  pictures: ("board" | "thumb" | "cover")[];
  cooperative: boolean;
  languages: string[];
  lessons: string[];
  told: Record<string, GameWords>;
  options: GameOption[];
  reconstructed: boolean;
  provenance: ProvenanceRow[];
  credits: string;
};

export type Level = {
  name: string;
  seconds: number;
  slow: boolean;
};

export type Privacy = {
  contact: string | null;
  cookie_days: number;
  unbegun_days: number;
  finished_days: number;
  can_mail: boolean;
};

export type NoteText = {
  text: string;
};

export type ErrorAnswer = {
  error: string;
  reason: string;
  key: string;
  args: Action;
  request: string | null;
};

export type Frame = {
  ply: number;
  seat: number | null;
  action: Action | null;
  words: string | null;
  auto: boolean;
  player: number | null;
  prompt: Prompt;
  views: Record<string, unknown>[];
  events: GameEvent[];
  scores: number[];
};

export type ReplaySeated = {
  ply: number;
  seat: number;
  name: string;
  level: string | null;
  why: "left" | "absent" | "time" | "resigned" | "lost" | "back" | "joined";
};

export type Replay = {
  game: string;
  bundled: boolean;
  players: number;
  cooperative: boolean;
  seats: string[];
  options: Record<string, OptionValue>;
  words: Record<string, string>;
  result: number[] | null;
  seated: ReplaySeated[];
  takebacks: number;
  ended: "abandoned" | "resigned" | "lost" | null;
  unchecked: number | null;
  brought: string[];
  alone: boolean;
  frames: Frame[];
};

export type Chances = {
  ply: number;
  chances: number[];
};

export type PlayedSeat = {
  name: string;
  level: string | null;
  yours: boolean;
  person: string | null;
  score: number | null;
  place: number | null;
  outcome: "won" | "lost" | "none";
  before: number | null;
  after: number | null;
};

export type PlayedGame = {
  table: string;
  game: string;
  title: string;
  version: number;
  at: string;
  ended: "abandoned" | "resigned" | "lost" | null;
  takebacks: number;
  substitutes: boolean;
  rated: boolean;
  unrated: "abandoned" | "takebacks" | "substitutes" | "position" | "shared" | "alone" | "clock" | "unknown" | null;
  brought: string[];
  seats: PlayedSeat[];
};

export type PlayedGames = {
  games: PlayedGame[];
  next: string | null;
};

export type RatingInfo = {
  rating: number;
  games: number;
  provisional: boolean;
};

export type Tally = {
  games: number;
  wins: number;
  mean: number | null;
  best: number | null;
};

export type PlayersTally = {
  games: number;
  wins: number;
  mean: number | null;
  best: number | null;
  players: number;
};

export type BotTally = {
  level: string;
  games: number;
  wins: number;
  rating: number | null;
};

export type GameStatistics = {
  games: number;
  wins: number;
  mean: number | null;
  best: number | null;
  game: string;
  title: string;
  rating: RatingInfo | null;
  by_players: PlayersTally[];
  by_bot: BotTally[];
};

export type Opponent = {
  person: string;
  name: string;
  games: number;
};

export type Statistics = {
  games: GameStatistics[];
  opponents: Opponent[];
};

export type BotAccount = {
  bot: string;
  name: string;
  everyone: boolean;
  created: string;
  online: boolean;
};

export type BotAccounts = {
  bots: BotAccount[];
  most: number;
};

export type NewBotToken = {
  bot: string;
  token: string;
};

export type ReadyBot = {
  bot: string;
  name: string;
  yours: boolean;
};

export type BotSeat = {
  table: string;
  seat: number;
  commitment: string;
};

export type BotWelcome = {
  type: "welcome";
  bot: string;
  name: string;
};

export type Challenge = {
  type: "challenge";
  table: string;
  seat: number;
  game: string;
  title: string;
  seats: SeatInfo[];
  options: Record<string, OptionValue>;
  terms: TermsInfo;
  brought: string[];
};

export type ChallengeOver = {
  type: "challenge-over";
  table: string;
  seat: number;
};

export type BotGame = {
  type: "game";
  table: string;
  seat: number;
  game: string;
};

export type ClubShort = {
  club: string;
  name: string;
  members: number;
};

export type ClubFound = {
  club: string | null;
  name: string;
  members: number;
};

export type ClubMember = {
  person: string;
  name: string;
  founder: boolean;
  you: boolean;
};

export type TournamentShort = {
  tournament: string;
  name: string;
  game: string;
  title: string;
  round: number;
  over: boolean;
  players: number;
};

export type ClubInfo = {
  club: string;
  name: string;
  founder: boolean;
  link: string | null;
  members: ClubMember[];
  tournaments: TournamentShort[];
};

export type Entrant = {
  number: number;
  name: string;
  level: string | null;
  you: boolean;
  out: boolean;
  place: number;
  points: number;
  opponents: number;
  wins: number;
  games: number;
};

export type MatchSeat = {
  entrant: number;
  points: number | null;
};

export type MatchInfo = {
  round: number;
  number: number;
  table: string | null;
  state: "bye" | "playing" | "over" | "none";
  seats: MatchSeat[];
};

export type TournamentInfo = {
  tournament: string;
  club: string;
  name: string;
  game: string;
  title: string;
  seats: number;
  options: Record<string, unknown>;
  terms: TermsInfo;
  round: number;
  over: boolean;
  organiser: boolean;
  entrants: Entrant[];
  matches: MatchInfo[];
};

export type BlockedPerson = {
  person: string;
  name: string;
  at: string;
};

export type PasskeyInfo = {
  id: string;
  label: string;
  created: string;
  used: string | null;
};

export type Me = {
  name: string | null;
  mail: string | null;
  passkeys: PasskeyInfo[];
  tables: number;
  can_mail: boolean;
};

export type PasskeyRequest = {
  challenge: string;
  rp: string;
  rp_name: string;
  user: string;
  user_name: string;
  algorithms: number[];
  exclude: string[];
};

export type PasskeyChallenge = {
  challenge: string;
  rp: string;
};

export type NewLink = {
  link: string;
  until: string;
};

export type LinkInfo = {
  kind: "device" | "mail";
  name: string | null;
  mail: string | null;
  tables: number;
  same: boolean;
};

export type ClubName = {
  club: string;
  name: string;
};

export type OpenTable = {
  table: string;
  game: string;
  title: string;
  seats: SeatInfo[];
  yours: number[];
  options: Record<string, OptionValue>;
  terms: TermsInfo;
  listed: boolean;
  fill: string | null;
  fills: string | null;
  called: boolean;
  rematch: string | null;
  club: ClubName | null;
  brought: string[];
};

export type Rematch = {
  table: string;
  seated: boolean;
  opened: Opened | null;
};

export type Person = {
  person: string;
  name: string;
  games: number;
  last: string;
  called: boolean;
};

export type PuzzleInfo = {
  id: string;
  players: number;
  prompt: string;
  moves: number;
  difficulty: "easy" | "medium" | "hard" | "very-hard";
  themes: string[];
};

export type PuzzleList = {
  puzzles: PuzzleInfo[];
  themes: string[];
};

export type DailyPuzzle = {
  day: string;
  game: string | null;
  puzzle: PuzzleInfo | null;
  lesson: string | null;
  easy: string | null;
};

export type PuzzleShown = {
  game: string;
  id: string;
  players: number;
  you: number;
  words: Record<string, string>;
  view: Record<string, unknown>;
  prompt: Prompt;
  offered: Offered[];
};

export type PuzzleMove = {
  action: Action;
  words: string;
  chance: number;
  loss: number;
  error: number;
  grade: "best" | "good" | "inaccuracy" | "mistake" | "blunder";
  reasons: Reason[];
  causes: Cause[];
};

export type PuzzleStep = {
  view: Record<string, unknown>;
  events: GameEvent[];
};

export type PuzzleVerdict = {
  solved: boolean;
  tried: PuzzleMove | null;
  best: PuzzleMove | null;
  tempting: PuzzleMove | null;
  line: PuzzleStep[];
};

export type ReviewBegun = {
  type: "begun";
  decisions: number;
  shares: number[];
};

export type ReviewedDecision = {
  type: "decision";
  entry: number;
  seat: number;
  did: Action;
  best: Action;
  did_words: string;
  best_words: string;
  loss: number;
  error: number;
  grade: "best" | "good" | "inaccuracy" | "mistake" | "blunder";
  chances: number[];
  reasons: Reason[];
  causes: Cause[];
  then: Action[];
};

export type FollowedLine = {
  line: PuzzleStep[];
};

export type ReviewSkipped = {
  type: "skipped";
  entry: number;
};

export type ReviewBalance = {
  even: number;
  setup: number;
  decisions: number;
  rest: number;
};

export type ReviewOver = {
  type: "over";
  accuracy: Record<string, number>;
  balance: Record<string, ReviewBalance | null>;
};

export type Trial = {
  seat: number;
  position: Record<string, unknown>;
  view: Record<string, unknown>;
  prompt: Prompt;
  offered: Offered[];
};

export type FoundRules = {
  found: FoundRule[];
};

export type LessonInfo = {
  name: string;
  key: string;
  minutes: number;
  steps: number;
};

export type LessonList = {
  lessons: LessonInfo[];
  languages: string[];
};

export type LessonScene = {
  number: number;
  kind: "say" | "ask" | "play" | "question";
  say: string;
  light: string[];
  ask: string[];
  instead: Record<string, string>;
  answers: string[];
  right: string | null;
  wrong: string | null;
  ply: number;
  player: number | null;
  view: Record<string, unknown>;
  prompt: Prompt;
  offered: Offered[];
  events: GameEvent[];
  over: boolean;
};

export type LessonPlay = {
  game: string;
  name: string;
  key: string;
  you: number;
  names: string[];
  steps: number;
  words: Record<string, string>;
  scenes: LessonScene[];
};

export type Hello = {
  type: "hello";
  tokens: string[];
  since: number;
  commits?: (string | null)[] | null;
};

export type Reveal = {
  type: "reveal";
  seat: number;
  value: string;
};

export type Act = {
  type: "act";
  seat: number;
  ply: number;
  action: Action;
};

export type Undo = {
  type: "undo";
  seat: number;
  ply: number;
};

export type Answer = {
  type: "answer";
  seat: number;
  ok: boolean;
};

export type Agree = {
  type: "agree";
  seat: number;
  ply: number;
  ok: boolean;
};

export type HandOver = {
  type: "hand-over";
  seat: number;
  level: string;
};

export type TakeOver = {
  type: "take-over";
  seat: number;
};

export type Resign = {
  type: "resign";
  seat: number;
};

export type Rename = {
  type: "rename";
  seat: number;
  name: string;
};

export type Ask = {
  type: "ask";
  seat: number;
  what: "bot" | "offer" | "abandon";
  about?: number | null;
  level?: string | null;
};

export type Consent = {
  type: "consent";
  seat: number;
  ok: boolean;
};

export type InviteAgain = {
  type: "invite";
  about: number;
};

export type Kick = {
  type: "kick";
  spectator: number;
};

export type Hush = {
  type: "hush";
  on: boolean;
};

export type AskHint = {
  type: "hint";
  seat: number;
  ply: number;
  id?: number | null;
};

export type AskCauses = {
  type: "causes";
  id: number;
  seat: number;
  ply: number;
  action: Action;
};

export type AskWhy = {
  type: "why";
  id: number;
  seat: number;
  action: Action;
};

export type AskDescription = {
  type: "describe";
  id: number;
  seat: number | null;
  language: string;
};

export type AskRules = {
  type: "rules";
  id: number;
  seat: number | null;
  language: string;
  question: string;
};

export type LookBack = {
  type: "look";
  id: number;
  seat: number | null;
  ply: number;
};

export type Say = {
  type: "chat";
  text: string;
  id?: number | null;
  again?: boolean;
};

export type Ping = {
  type: "ping";
};

export type Nights = {
  zone: string;
  start: number;
  end: number;
};

export type Clock = {
  kind: "live" | "slow";
  bank: number;
  increment?: number;
  turn?: number;
  end?: "bot" | "lose";
  nights?: Nights | null;
};

export type Terms = {
  clock?: Clock | null;
  takebacks?: boolean;
  away?: number;
  rated?: boolean;
};

export type NewSeat = {
  kind: "you" | "friend" | "hotseat" | "bot";
  name?: string | null;
  level?: string | null;
  proposes?: boolean;
};

export type Listed = {
  fill?: string | null;
  club?: string | null;
};

export type PushKeys = {
  p256dh: string;
  auth: string;
};

export type NewTable = {
  game: string;
  seats: NewSeat[];
  options?: Record<string, OptionValue>;
  position?: Record<string, unknown> | null;
  terms?: Terms;
  listed?: Listed | null;
};

export type Invited = {
  invite: string;
};

export type Join = {
  invite: string;
  name: string;
};

export type Sit = {
  name: string;
};

export type Note = {
  text: string;
};

export type CallPlayer = {
  person: string;
};

export type Analyse = {
  record: Record<string, unknown>;
  ply: number;
  seconds?: number;
};

export type Curve = {
  record: Record<string, unknown>;
};

export type NewBotAccount = {
  name: string;
  everyone?: boolean;
};

export type ChangeBotAccount = {
  everyone: boolean;
};

export type ChallengeBot = {
  bot: string;
  seat: number;
};

export type AcceptChallenge = {
  seat: number;
};

export type DeclineChallenge = {
  seat: number;
  why?: "busy" | "game" | "terms" | "other";
};

export type AddPush = {
  endpoint: string;
  keys: PushKeys;
  name: string;
  language?: "en" | "fr" | "ko" | null;
  replaces?: string | null;
};

export type AddMail = {
  address: string;
  language?: "en" | "fr" | "ko";
};

export type AddHook = {
  url: string;
  shape?: "json" | "discord" | "slack";
  language?: "en" | "fr" | "ko";
};

export type LinkWord = {
  word: string;
};

export type Switch = {
  on: boolean;
};

export type NewClub = {
  name: string;
  you: string;
};

export type LookClub = {
  link: string;
};

export type JoinClub = {
  link: string;
  name: string;
};

export type NewTournament = {
  name: string;
  game: string;
  seats?: number;
  options?: Record<string, OptionValue>;
  terms?: Terms;
  bots?: string[];
};

export type StartRound = {
  round: number;
};

export type CallOff = {
  round: number;
  number: number;
};

export type EndTournament = {
  round: number;
};

export type Block = {
  seat: number;
};

export type Report = {
  seat: number;
  reason: "insult" | "cheating" | "leaving" | "spam" | "name" | "other";
  text?: string;
};

export type Document = {
  text: string;
};

export type LookLink = {
  link: string;
};

export type UseLink = {
  link: string;
  bring?: boolean;
};

export type Named = {
  name: string;
};

export type NewPasskey = {
  name: string;
  label: string;
  id: string;
  client_data: string;
  attestation: string;
};

export type Assertion = {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  bring?: boolean;
};

export type AskMail = {
  mail: string;
  language?: string;
};

export type TryPuzzle = {
  action?: string | null;
};

export type ReviewRecord = {
  record: Record<string, unknown>;
  seats: number[];
};

export type OpenTrial = {
  record: Record<string, unknown>;
  entry: number;
};

export type FollowLine = {
  record: Record<string, unknown>;
  entry: number;
  action: string;
};

export type TryAgain = {
  record: Record<string, unknown>;
  entry: number;
  action: string;
};

export type TakeLesson = {
  answers?: string[];
  after?: number;
};

export type FromServer =
  | Welcome
  | StateMessage
  | SimultaneousMessage
  | Seats
  | AskReveal
  | ChatMessage
  | Said
  | Thinking
  | Proposed
  | UndoAsked
  | UndoAnswered
  | Seated
  | Invites
  | Asked
  | AskAnswered
  | ClockMessage
  | TakenBack
  | Spectators
  | Hushed
  | HintMessage
  | Why
  | CausesMessage
  | Described
  | RulesMessage
  | Looked
  | Declined
  | RematchMessage
  | RefusedMessage
  | Pong;

export type FromClient =
  | Hello
  | Reveal
  | Act
  | Undo
  | Answer
  | Agree
  | HandOver
  | TakeOver
  | Resign
  | Rename
  | Ask
  | Consent
  | InviteAgain
  | Kick
  | Hush
  | AskHint
  | AskCauses
  | AskWhy
  | AskDescription
  | AskRules
  | LookBack
  | Say
  | Ping;
