// Made from the typed dicts of the game by `python -m tools.view_types`; do not edit.

export interface PlayerView {
  tableau: Record<string, number>;
  tokens: number;
  score: number;
  limit: number;
  hand: number;
  order: number | null;
  ordered: boolean;
  lobby_proof: boolean;
}

export interface SwapView {
  target: number;
  kind: string;
}

export interface OwnView {
  hand: Record<string, number>;
  order: Record<string, number>;
  unplayed: Record<string, number>;
}

export interface KoryoView {
  round: number;
  rounds: number;
  first: number;
  phase: string;
  player: number | null;
  draw: number;
  limit: number;
  bank: number;
  pool: number;
  players: PlayerView[];
  majorities: Record<string, number | null>;
  scoring: Record<string, number | null>;
  pending: Record<string, number>;
  used: string[];
  swap: SwapView | null;
  me: OwnView | null;
}
