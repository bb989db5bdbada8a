// Made from the typed dicts of the game by `python -m tools.view_types`; do not edit.

export interface SpotView {
  seat: number | null;
  gives: number;
}

export interface ActionView {
  action: string;
  spots: SpotView[];
  special: string;
  tier: number;
  cubes: number[];
}

export interface CreativeView {
  id: string | null;
  kind: string;
  genre: string | null;
  value: number;
  printed: number;
  name: string | null;
  young: boolean;
  cost: number;
  learns: boolean;
}

export interface OriginalView {
  id: string | null;
  genre: string;
  title: string | null;
  bonus: string | null;
  hype: number;
}

export interface DeckView {
  cards: number;
  value: number | null;
  genre: string | null;
  discarded: number;
}

export interface OrderView {
  id: string;
  genre: string;
  value: number;
  fans: number;
}

export interface SpaceView {
  id: string;
  ends: string[];
  street: boolean;
  genre: string | null;
  order: OrderView | null;
  left: Record<string, number> | null;
}

export interface PrintedView {
  id: string;
  genre: string;
  title: string;
  rip_off: boolean;
  copies: string | null;
  bonus: string | null;
  writer: CreativeView;
  artist: CreativeView;
  specialised: number;
  value: number;
  fans: number;
  earns: number;
  points: number;
  colours: boolean;
  mastered: boolean;
  hype: number;
  round: number;
  ripped_off: boolean;
}

export interface PlayerView {
  money: number;
  tickets: number;
  editors: number;
  extra: boolean;
  agent: string | null;
  place: number;
  ideas: Record<string, number>;
  cubes: number;
  specials: string[];
  creatives: CreativeView[];
  originals: OriginalView[];
  hand: number;
  hyped: OriginalView[];
  comics: PrintedView[];
  orders: OrderView[];
  done: OrderView[];
  ranking: number;
  best: number;
  income: number;
  points: number;
}

export interface AutomaCardView {
  id: string;
  actions: string[];
  genres: string[];
  provenance: string;
}

export interface AutomaView {
  editors: number;
  creatives: CreativeView[];
  originals: OriginalView[];
  comics: PrintedView[];
  done: OrderView[];
  ranking: number;
  best: number;
  points: number;
  cards: AutomaCardView[];
  left: number;
  difficulty: string;
}

export interface ChallengeView {
  id: string;
  met: boolean;
}

export interface PendingView {
  action: string;
  comic: string | null;
  card: string | null;
  order: OrderView | null;
  left: number;
  collects: number;
  walked: boolean;
  fee: boolean;
  gifts: number;
  boosts: number;
  prints: number;
  writer_due: boolean;
  artist_due: boolean;
}

export interface PreviewView {
  comic: string;
  writer: string;
  artist: string;
  cost: number;
  value: number;
  fans: number;
  mastery: boolean;
  affordable: boolean;
}

export interface AgeOfComicsView {
  round: number;
  rounds: number;
  phase: string;
  player: number | null;
  seat: number | null;
  solo: boolean;
  order: number[];
  calendar: string[][];
  shelf: Record<string, number>;
  actions: ActionView[];
  writers: CreativeView[];
  artists: CreativeView[];
  originals: OriginalView[];
  decks: Record<string, DeckView>;
  discarded: string[];
  map: SpaceView[];
  mastery: Record<string, number | null>;
  tickets: number;
  used_tickets: number;
  players: PlayerView[];
  automa: AutomaView | null;
  challenges: ChallengeView[];
  title: string | null;
  pending: PendingView;
  previews: PreviewView[];
  earnings: number[];
  market: number[][];
  rip_offs: string;
  swapped_fans: boolean;
}
