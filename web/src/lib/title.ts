/** The title of the browser's tab. */
import { t } from './i18n.svelte';

/** What the page is, and where: called in an effect, so that it changes with the language. */
export function entitle(page: string): void {
  document.title = page ? `${page} – ${t('site')}` : t('site');
}
