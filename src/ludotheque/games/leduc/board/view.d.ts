// Made from the typed dicts of the game by `python -m tools.view_types`; do not edit.

export interface LeducView {
  paid: number[];
  common: string | null;
  card: string | null;
  shown: string[] | null;
  player: number | null;
}
