/** The end of a round, as a moment of its own: what the night brought and took, in the words of the log. */
import { reducedMotion } from '$prefs/prefs.svelte';
import type { GameEvent } from '$net/protocol';

/** What counts for everyone; cards that come back and tokens that move on are left to the log. */
const TOLD = new Set([
  'gain',
  'lose',
  'hardship',
  'famous',
  'faint',
  'faint-out',
  'viral',
  'event-mature',
  'event-complete',
  'event-reveal',
  'plot',
]);

/** What is told of the night in these events. */
export const nightOf = (events: readonly GameEvent[]): GameEvent[] => {
  const falls = events.findIndex(({ key }) => key === 'night');
  return falls < 0 ? [] : events.slice(falls + 1).filter(({ key }) => TOLD.has(key));
};

/** A night that brought something is a moment, unless the game ends in it: then the counting tells. */
export const moments = (events: readonly GameEvent[]): boolean =>
  nightOf(events).length > 0 && !events.some(({ key }) => key.startsWith('over'));

/** Milliseconds for which it stays where no one continues: as long as it takes to read. */
export function nightLasts(events: readonly GameEvent[]): number {
  const told = nightOf(events).length;
  return told && (reducedMotion() ? 900 : 1500 + 350 * told);
}
