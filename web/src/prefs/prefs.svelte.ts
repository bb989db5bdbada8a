/** What a person has chosen about the page, remembered in this browser. */
import { recall, remember } from './storage';

export type Theme = 'auto' | 'light' | 'dark';

/** How long each change of an opponent's turn is on screen before the next, in milliseconds. */
export const PACES = { slow: 2000, normal: 1100, fast: 450, off: 0 } as const;
export type Pace = keyof typeof PACES;

export const reducedMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

class Preferences {
  theme = $state<Theme>(recall('theme', 'auto'));
  sound = $state<boolean>(recall('sound', false));
  notify = $state<boolean>(recall('notify', false));
  pace = $state<Pace>(recall('pace', reducedMotion() ? 'fast' : 'normal'));
  name = $state<string>(recall('name', ''));
  /** Whether this person was asked for a name before sitting down with others. */
  nameAsked = $state<boolean>(recall('name-asked', false));
  /** Whether a coach explains new questions. */
  coach = $state<boolean>(recall('coach', false));

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

  setPace(pace: Pace): void {
    this.pace = pace;
    remember('pace', pace);
  }

  setCoach(on: boolean): void {
    this.coach = on;
    remember('coach', on);
  }

  setName(name: string): void {
    this.name = name;
    remember('name', name);
  }

  setNameAsked(): void {
    this.nameAsked = true;
    remember('name-asked', true);
  }
}

export const prefs = new Preferences();

/** A time in milliseconds at the usual pace, scaled to the chosen one. */
export const atPace = (usual: number): number => (usual * PACES[prefs.pace]) / PACES.normal;
