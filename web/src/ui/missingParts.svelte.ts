/** Parts of the page that are fetched when they are needed, and can no longer be had: the site has a newer version. */

/** What Vite tells the window of each part that could not be loaded. */
const FAILED = 'vite:preloadError';

/** Milliseconds for the page of today: without an answer the site counts as out of reach. */
const SOON = 5000;

/** The script that began this page, by which versions differ. */
const script = (page: Document): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

class MissingParts {
  /** Why a part is missing; null while there is none. */
  why = $state<'newer' | 'unreachable' | null>(null);

  private readonly spared = new WeakSet<Error>();

  /** No one waits for the part of this error: it was fetched before it is needed, and will be asked for again. */
  spare(error: Error): void {
    this.spared.add(error);
  }

  watch(): void {
    const failures = new WeakSet<Error>();
    addEventListener(FAILED, ({ payload }) => {
      failures.add(payload);
      void this.find(payload);
    });
    // The dialog says it; the code that waits for the part need not fail as well.
    addEventListener('unhandledrejection', (event) => {
      if (event.reason instanceof Error && failures.has(event.reason)) event.preventDefault();
    });
  }

  private async find(error: Error): Promise<void> {
    const page = await fetch(document.baseURI, { cache: 'no-store', signal: AbortSignal.timeout(SOON) }).then(
      (answer) => answer.text(),
      () => '',
    );
    const now = script(new DOMParser().parseFromString(page, 'text/html'));
    if (this.spared.has(error)) return;
    this.why = now !== null && now !== script(document) ? 'newer' : 'unreachable';
  }
}

export const missingParts = new MissingParts();
