/** The service worker, which keeps these pages for times without a network, and whether it has newer ones. */

/** In a frame without an address of its own even to look for service workers is an error. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker?.register('sw.js');
  } catch {
    return undefined;
  }
}

class Newer {
  private waiting = $state.raw<ServiceWorker | null>(null);

  /** Whether newer pages are kept, and wait for the older ones to be closed. */
  get there(): boolean {
    return this.waiting !== null;
  }

  /** Keep the pages. Without it they need the network: no reason to trouble anyone. */
  async watch(): Promise<void> {
    const registration = await register();
    if (!registration) return;
    const look = () => {
      // The first one has nothing to wait for.
      if (navigator.serviceWorker.controller) this.waiting = registration.waiting;
    };
    const follow = () => registration.installing?.addEventListener('statechange', look);
    look();
    follow(); // one that the opening of the page has found
    registration.addEventListener('updatefound', follow);
  }

  /** Use the newer pages. */
  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.waiting?.postMessage('take over');
  }
}

export const newer = new Newer();
