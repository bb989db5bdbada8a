/** The title and the icon of the browser's tab. */
import icon from '../styles/icon.svg?url';
import iconOfTurn from '../styles/icon-turn.svg?url';
import { t } from '$text/i18n.svelte';

/** What the page is, and where: called in an effect, so that it changes with the language. */
export function entitle(page: string): void {
  document.title = page ? `${page} – ${t('site')}` : t('site');
}

/** Mark the icon with a dot while it is our turn: many tabs have no room for a title. */
export function markTurn(turn: boolean): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', turn ? iconOfTurn : icon);
}
