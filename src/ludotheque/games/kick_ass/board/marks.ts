/** The marks of events on the map. */
import type { KickAssView } from './view';

/** The space of the event, what it is about, and how much of it. */
export type Mark = { space: number; sign: string; text: string };

/** What the events of the row have in a district. */
export function marksAt(view: KickAssView, id: string): Mark[] {
  return view.row.flatMap((event, index) => {
    if (!event) return [];
    const here: Mark[] = [];
    if (event.kind === 'mini' && event.target === id)
      here.push({ space: index + 1, sign: 'skull', text: `${event.power}/${event.goal}` });
    else if (event.at[id])
      here.push({
        space: index + 1,
        sign: event.kind === 'kills' || event.kind === 'cleans' ? 'K' : 'T',
        text: event.kind === 'kills' ? '' : event.kind === 'cleans' ? '✓' : String(event.at[id]),
      });
    else if (event.target === id)
      here.push({ space: index + 1, sign: event.kind === 'payment' ? '$' : 'EX', text: String(event.left) });
    for (const token of event.tokens)
      if (token.district === id)
        here.push({ space: index + 1, sign: 'BLOCK', text: token.state === 'loot' ? `$${token.dollars}` : '' });
    return here;
  });
}
