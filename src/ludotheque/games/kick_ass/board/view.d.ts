// Made from the typed dicts of the game by `python -m tools.view_types`; do not edit.

export interface FigureView {
  id: string;
  name: string;
  power: number;
  armor: number;
  life: number;
}

export interface BossView {
  id: string | null;
  name: string;
  revealed: boolean;
  at: string | null;
  figure: FigureView | null;
  fights: boolean;
  gang: number;
  gang_value: number;
  track: number;
  done: number;
  left: number;
  under: string[];
  mist: string[];
  mist_left: Record<string, number>;
}

export interface HardshipView {
  id: string;
  name: string;
  effects: string[];
  provenance: string;
}

export interface HardshipSlotView {
  at: number;
  up: boolean;
  card: HardshipView | null;
}

export interface CardView {
  id: string;
  name: string;
  colour: string;
  kind: string;
  moves: number;
  only: string | null;
  effects: string[];
  provenance: string;
}

export interface HandCardView {
  card: CardView;
  used: number;
}

export interface ItemView {
  id: string;
  name: string;
  slot: string;
  cost: number;
  effects: string[];
  provenance: string;
}

export interface OwnItemView {
  item: ItemView;
  worn: boolean;
  works: boolean;
  exhausted: boolean;
}

export interface PoolView {
  red: number;
  blue: number;
  hits: number;
  shields: number;
  reroll_red: number;
  reroll_blue: number;
  reroll_any: number;
}

export interface PlayedView {
  card: CardView;
  face: string;
  works: boolean;
  timers: number;
  fights: number;
  effects: string[];
  movement: number;
  status: string;
}

export interface HeroView {
  hero: string;
  name: string;
  at: string | null;
  happiness: number;
  strength: number;
  media: number;
  life: number;
  life_most: number;
  dollars: number;
  out: boolean;
  famous: boolean;
  steps: string[][];
  viral: string;
  discount: boolean;
  hardships: HardshipSlotView[];
  hand: HandCardView[];
  items: OwnItemView[];
  pool: PoolView;
  played: PlayedView | null;
}

export interface DistrictView {
  id: string;
  code: string;
  name: string;
  limit: number;
  minions: number;
  supers: number;
  protection: number;
  gang: number;
  taken: boolean;
  blocked: boolean;
  path: string | null;
  adjacent: string[];
  heroes: number[];
  power: number;
}

export interface DonTokenView {
  district: string;
  colour: string;
  state: string;
  dollars: number;
  seat: number | null;
}

export interface EventView {
  id: string;
  name: string;
  boss: string;
  kind: string;
  objective: string;
  figure: string;
  goal: number;
  left: number;
  power: number;
  origin: string | null;
  target: string | null;
  at: Record<string, number>;
  carried: number[];
  tokens: DonTokenView[];
  setup: string[];
  sleep: string[];
  reward: string[];
  matures: string[];
  provenance: string;
}

export interface SpawnView {
  id: string;
  name: string;
  incoming: number;
  districts: string[];
  effects: string[];
}

export interface HeroOfferView {
  hero: string;
  name: string;
  at: string;
  happiness: number;
  strength: number;
  media: number;
  life: number;
  item: ItemView;
}

export interface CombatView {
  id: string;
  name: string;
  effects: string[];
}

export interface ArenaView {
  kind: string;
  stage: number;
  minions: number;
  supers: number;
  power: number;
  figures: FigureView[];
  combat: CombatView[];
}

export interface FighterView {
  seat: number;
  dice: Record<string, number>;
  rerolls: number[];
}

export interface FightView {
  at: string;
  power: number;
  fighters: FighterView[];
  damage: number;
  hits: number;
  costs: Record<string, number>;
}

export interface KickAssView {
  round: number;
  rounds: number;
  phase: string;
  segment: string;
  ask: string;
  player: number | null;
  captain: number;
  standing: string;
  boss: BossView;
  heroes: (HeroView | null)[];
  districts: DistrictView[];
  row: (EventView | null)[];
  events_left: number;
  completed: number;
  matured: number;
  incoming: number;
  incoming_track: number[];
  spawn: SpawnView | null;
  spawns_left: number;
  docks: string | null;
  docks_at: number;
  shop_track: number;
  shop: ItemView[];
  items_left: number;
  items_thrown: number;
  display: CardView[];
  offer_heroes: HeroOfferView[];
  offer_cards: CardView[];
  offer_items: ItemView[];
  protections_left: number;
  arena: ArenaView | null;
  fight: FightView | null;
}
