// Made from the typed dicts of the game by `python -m tools.view_types`; do not edit.

export interface SpaceView {
  id: string;
  strip: string;
  kind: string | null;
}

export interface PlayerView {
  leader: string | null;
  at: string | null;
  place: number | null;
  band: Record<string, string | null>;
  full: boolean;
  professional: boolean;
  drives: boolean;
  flies: boolean;
  sectors: string[];
  cards: Record<string, number>;
  shown: Record<string, number>;
  hand: number;
  known: Record<string, number>;
  battle: number;
  count: number[];
  moves: Record<string, number>;
}

export interface TurnView {
  start: string | null;
  path: string[];
  steps: number;
  battles: number;
  wild: boolean;
}

export interface SquareView {
  id: string;
  name: string;
  resource: boolean;
  ranking: number;
  battle: number;
  provenance: string;
}

export interface LeaderView {
  id: string;
  name: string;
  ranking: number;
  battle: number;
  van: boolean;
  owner: number | null;
  provenance: string;
}

export interface SectorView {
  id: string;
  ring: number;
  cost: string[];
  points: number;
  provenance: string;
}

export interface MusicianView {
  id: string;
  name: string;
  instrument: string;
  professional: boolean;
  cost: string[];
  ranking: number;
  battle: number;
  van: boolean;
  owner: number | null;
  provenance: string;
}

export interface FlukeView {
  id: string;
  name: string;
  copies: number;
  effect: string;
  ranking: number;
  battle: number;
  provenance: string;
}

export interface HappensView {
  id: string;
  name: string;
  copies: number;
  effect: string;
  provenance: string;
}

export interface GoldRecordView {
  year: number;
  years: number;
  first: number;
  phase: string;
  player: number;
  asked: number | null;
  board: SpaceView[];
  top: string | null;
  pile: number;
  spent: Record<string, number>;
  van: string | null;
  plane: string | null;
  roadie: number | null;
  manager: boolean;
  players: PlayerView[];
  turn: TurnView;
  item: string | null;
  left: number;
  happening: string | null;
  squares: SquareView[];
  leaders: LeaderView[];
  sectors: SectorView[];
  musicians: MusicianView[];
  flukes: FlukeView[];
  happens: HappensView[];
  fluke_deck: number;
  fluke_out: Record<string, number>;
  happens_deck: number;
  happens_out: Record<string, number>;
  hand: Record<string, number> | null;
  hand_limit: number;
  ended: string;
  winners: number[];
}
