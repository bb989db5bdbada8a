/** What a person has chosen about the page, remembered in this browser. */
import { recall, remember } from './storage';

export type Theme = 'auto' | 'light' | 'dark';

class Preferences {
  theme = $state<Theme>(recall('theme', 'auto'));
  sound = $state<boolean>(recall('sound', false));
  notify = $state<boolean>(recall('notify', false));
  name = $state<string>(recall('name', ''));

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
    this.applyTheme();
  }

  applyTheme(): void {
    if (this.theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }

  setSound(on: boolean): void {
    this.sound = on;
    remember('sound', on);
  }

  /** Asks the browser's leave when switched on; stays off when it is refused. */
  async setNotify(on: boolean): Promise<void> {
    const granted = on && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
    this.notify = granted;
    remember('notify', granted);
  }

  setName(name: string): void {
    this.name = name;
    remember('name', name);
  }
}

export const prefs = new Preferences();

export const reducedMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
