/** The covers of the games: small drawings in one file, since the shelf shows all of them. */
import type { Component } from 'svelte';
import { gameOf } from './board';

const COVERS = import.meta.glob<Component>('../../../src/ludotheque/games/*/board/Cover.svelte', {
  eager: true,
  import: 'default',
});

/** The cover that a game brings; null if it has none. */
export function coverFor(game: string): Component | null {
  const path = Object.keys(COVERS).find((one) => gameOf(one) === game);
  return path ? (COVERS[path] as Component) : null;
}
