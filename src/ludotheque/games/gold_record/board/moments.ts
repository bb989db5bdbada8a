/** What is told over the stage for a while: a battle, the count of a year, the end of the game. */
import type { GameEvent } from '$net/protocol';

/** Milliseconds, where no one continues. */
export const STAYS = 4500;

export type Kind = 'battle' | 'count' | 'over';

export function kindOf(events: readonly GameEvent[]): Kind | null {
  const has = (test: (key: string) => boolean) => events.some(({ key }) => test(key));
  if (has((key) => key === 'battle')) return 'battle';
  if (has((key) => key === 'count')) return 'count';
  return has((key) => key.startsWith('over')) ? 'over' : null;
}

/** The result of a game is told by its counting: the page does not wait for a reader before that. */
export function moments(events: readonly GameEvent[]): boolean {
  const kind = kindOf(events);
  return kind === 'battle' || kind === 'count';
}

export const lasts = (events: readonly GameEvent[]): number => (kindOf(events) ? STAYS : 0);
