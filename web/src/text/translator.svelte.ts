/** Whether the browser translates the page. */
import { i18n } from './i18n.svelte';

/** What Chrome and those like it add to the root. */
const CLASSES = ['translated-ltr', 'translated-rtl'];

class Translator {
  on = $state(false);

  /** Look for a translator at work, until there is one. */
  watch(): void {
    const root = document.documentElement;
    const seen = new MutationObserver((records) => {
      const words = records.some(({ addedNodes }) => [...addedNodes].some((node) => node.nodeName === 'FONT'));
      if (!words && !CLASSES.some((name) => root.classList.contains(name))) return;
      seen.disconnect();
      this.on = true;
    });
    seen.observe(root, { attributes: true, attributeFilter: ['class'], childList: true, subtree: true });
  }

  /** Change the language of the page. What a translator has put in the place of its texts goes with the page. */
  async choose(language: string): Promise<void> {
    await i18n.choose(language);
    if (this.on) location.reload();
  }
}

export const translator = new Translator();
