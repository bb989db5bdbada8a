/** The whole screen for the page, where the browser can. */
class FullScreen {
  on = $state(false);
  readonly possible = typeof document !== 'undefined' && document.fullscreenEnabled === true;

  constructor() {
    if (this.possible)
      document.addEventListener('fullscreenchange', () => (this.on = document.fullscreenElement !== null));
  }

  /** A browser that refuses stays as it is. */
  toggle(): void {
    if (!this.possible) return;
    const done = this.on ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    done.catch(() => undefined);
  }
}

export const fullScreen = new FullScreen();
