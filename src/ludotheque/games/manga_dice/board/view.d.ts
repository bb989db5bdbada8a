// Made from the typed dicts of the game by `python -m tools.view_types`; do not edit.

export interface CardView {
  id: string;
  kind: string;
  name: string;
  cost: string;
  ability: string;
  points: number;
  win: boolean;
  provenance: string;
}

export interface PlayerView {
  points: number;
  whites: number;
  unused: Record<string, number>;
  used: Record<string, number>;
  experience: CardView[];
  skills: CardView[];
  states: Record<string, string>;
  hand: number;
  pays: string[];
}

export interface PendingView {
  card: CardView;
  picked: Record<string, number>;
  left: number;
  value: number;
  pays: boolean;
  payments: Record<string, number>[];
}

export interface MangaDiceView {
  round: number;
  goal: number;
  start: number;
  phase: string;
  player: number | null;
  pool: Record<string, number>;
  yellows: number;
  experience: CardView[];
  skills: CardView[];
  decks: Record<string, number>;
  discarded: CardView[];
  players: PlayerView[];
  revealed: boolean;
  skill_used: boolean;
  assist_used: boolean;
  pending: PendingView | null;
  rolls: number;
  tied: number[];
  winner: number | null;
  hand: CardView[] | null;
  reach: Record<string, string[]>;
}
