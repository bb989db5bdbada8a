/** Mark the page while its reader goes by keys, for places to which it moves the focus itself: a browser rings what is
 * focused on a page that no one has touched yet, and all that is focused from there, by a click as well. */
export function watchKeys(): void {
  const mark = (keys: boolean) => (): void => void document.documentElement.toggleAttribute('data-keys', keys);
  addEventListener('keydown', mark(true), true);
  addEventListener('pointerdown', mark(false), true);
}
