/** The colours of the games, as their packages declare them. */
import { api } from '$net/api';
import type { LookInfo } from '$net/protocol';

/** Those of the shell, until a game's own are there. */
const PLAIN: LookInfo = { ground: '#1b2321', ink: '#f3eee2', accent: '#c69a42' };

class GameColours {
  private known = $state.raw<Record<string, LookInfo>>({});
  private asked = false;

  /** The colours of a game; they are fetched when someone first asks. */
  of(game: string): LookInfo {
    if (!this.asked) {
      this.asked = true;
      api.games().then(
        (games) => (this.known = Object.fromEntries(games.map(({ id, look }) => [id, look]))),
        () => (this.asked = false),
      );
    }
    return this.known[game] ?? PLAIN;
  }
}

export const gameColours = new GameColours();
