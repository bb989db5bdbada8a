/** What the server and this client say to each other: docs/protocol.md, as types. */

export type Arg = number | string | Record<string, number>;
export type Action = { verb: string; [arg: string]: string | number };
export type Prompt = { key: string; args: Record<string, Arg>; rule: string };
export type GameEvent = { ply: number; key: string; args: Record<string, Arg>; rule: string };
export type OptionValue = boolean | number | string;

export type GameOption = { name: string; default: OptionValue; choices: OptionValue[]; page: string; document: boolean };
export type ProvenanceRow = { what: string; certainty: 'printed' | 'public' | 'reconstructed'; source: string };
export type GameInfo = {
  id: string;
  title: string;
  players: number[];
  minutes: [number, number];
  cooperative: boolean;
  languages: string[];
  options: GameOption[];
  reconstructed: boolean;
  provenance: ProvenanceRow[];
  credits: string;
};
export type Fault = { id: string; package: string; error: string };
export type Level = { name: string; seconds: number };

export type SeatKind = 'you' | 'friend' | 'hotseat' | 'bot';
export type NewSeat = { kind: SeatKind; name?: string; level?: string; proposes?: boolean };
export type NewTable = { game: string; options?: Record<string, OptionValue>; seats: NewSeat[]; position?: object };
export type HeldSeat = { seat: number; token: string };
export type Invite = { seat: number; invite: string };
export type Opened = { table: string; seats: HeldSeat[]; invites: Invite[] };

export type SeatInfo = {
  name: string;
  kind: 'human' | 'bot';
  level: string | null;
  taken: boolean;
  connected: boolean;
};
export type TableInfo = {
  table: string;
  game: string;
  title: string;
  seats: SeatInfo[];
  yours: number[];
  player: number | null;
  over: boolean;
  result: number[] | null;
  updated: string;
  ply: number;
};

export type Frame = {
  ply: number;
  seat: number | null;
  action: Action | null;
  words: string | null;
  auto: boolean;
  player: number | null;
  prompt: Prompt;
  views: unknown[];
  events: GameEvent[];
  scores: number[];
};
export type Replay = {
  game: string;
  players: number;
  seats: string[];
  options: Record<string, OptionValue>;
  words: Record<string, string>;
  result: number[] | null;
  frames: Frame[];
};
export type Proposal = { type: 'proposal'; seat: number; ply: number; action: Action; words: string };
export type HintMove = { action: Action; words: string; share: number; value: number };
export type Hint = {
  seat: number;
  ply: number;
  best: Action;
  words: string;
  moves: HintMove[];
  estimate: number[];
};

export type Offered = { number: number; action: Action; words: string };
/** `rival`: the points of an opponent that is no seat, as in solo play. */
export type SheetLine = { key: string; points: number[]; rival: number | null };
export type ChatLine = { name: string; seat: number | null; text: string; at: string | number };

export type Welcome = {
  type: 'welcome';
  table: string;
  game: string;
  title: string;
  options: Record<string, OptionValue>;
  words: Record<string, string>;
  seats: SeatInfo[];
  yours: number[];
  commitment: string | null;
  chat: ChatLine[];
  invites: Invite[];
};
export type StateMessage = {
  type: 'state';
  eyes: number | null;
  ply: number;
  player: number | null;
  waiting: number[];
  view: unknown;
  prompt: Prompt;
  offered: Offered[];
  events: GameEvent[];
  replace: boolean;
  scores: number[];
  undo: 'free' | 'ask' | null;
  over: boolean;
  sheet: SheetLine[] | null;
  returns: number[] | null;
  ending: string | null;
  secret: string | null;
};
export type FromServer =
  | Welcome
  | StateMessage
  | { type: 'seats'; seats: SeatInfo[] }
  | ({ type: 'chat' } & ChatLine)
  | { type: 'thinking'; seat: number }
  | Proposal
  | { type: 'undo-asked'; seat: number; entries: number }
  | { type: 'undo-answered'; ok: boolean }
  | ({ type: 'hint' } & Hint)
  | { type: 'why'; id: number; key: string | null }
  | { type: 'refused'; reason: string; ply: number; id: number | null }
  | { type: 'pong' };

export type FromClient =
  | { type: 'hello'; tokens: string[]; since: number }
  | { type: 'act'; seat: number; ply: number; action: Action }
  | { type: 'undo'; seat: number; ply: number }
  | { type: 'answer'; seat: number; ok: boolean }
  | { type: 'agree'; seat: number; ply: number; ok: boolean }
  | { type: 'hint'; seat: number; ply: number }
  | { type: 'why'; id: number; seat: number; action: Action }
  | { type: 'chat'; text: string }
  | { type: 'ping' };
