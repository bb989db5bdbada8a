/** What can be done to a card that lies on the table, looked up among the offered actions. */
import type { Play } from '$boards/offers';
import type { Offered } from '$net/protocol';
import type { KoryoView } from './view';

/** The verbs whose target is a character of some player, and those whose object is a card of one's own. */
const AT_PLAYERS = ['destroy', 'lobby', 'swap'];
const AT_OWN = ['forgive', 'discard'];

export function choicesAt(play: Play, eyes: number | null, seat: number, kind: string): Offered[] {
  const found = AT_PLAYERS.flatMap((verb) => play.find(verb, { target: seat, kind }) ?? []);
  if (seat !== eyes) return found;
  return [...found, ...AT_OWN.flatMap((verb) => play.find(verb, { kind }) ?? [])];
}

/** The action one would have had in mind when pointing at that card now; null when nothing is aimed at cards. */
export function meantAt(
  view: KoryoView,
  eyes: number | null,
  seat: number,
  kind: string,
): [string, Record<string, string | number>] | null {
  if (view.player !== eyes) return null;
  const event = kind === 'barbarians' || kind === 'lobbying';
  if (view.phase === 'ending') return seat === eyes ? ['discard', { kind }] : null;
  if (view.phase === 'swap') return ['swap', { target: seat, kind }];
  if (view.pending.barbarians) return ['destroy', { target: seat, kind }];
  if (view.pending.lobbying) return ['lobby', { target: seat, kind }];
  if (event && seat === eyes) return ['forgive', { kind }];
  return null;
}
