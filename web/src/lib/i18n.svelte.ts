/** The language of the page, for the shell's texts and the games'. */
import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import english from '$shell/en.ftl?raw';
import { api } from './api';
import { bundleOf, format, GameTexts } from './fluent';
import { recall, remember } from './storage';

export const LANGUAGES = [
  { id: 'en', name: 'English' },
  { id: 'fr', name: 'Français' },
  { id: 'ko', name: '한국어' },
] as const;
const SHELL = import.meta.glob<string>(['../text/*.ftl', '!../text/en.ftl'], { query: '?raw', import: 'default' });

function preferred(): string {
  const wanted = [recall('language', ''), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find((id) => LANGUAGES.some((language) => language.id === id)) ?? 'en';
}

class I18n {
  language = $state('en');
  private shell = $state.raw<FluentBundle>(bundleOf('en', english));
  private readonly fallback = bundleOf('en', english);
  private games = $state.raw<Record<string, FluentBundle>>({});
  private asked = new Map<string, Promise<void>>();

  async start(): Promise<void> {
    await this.choose(preferred());
  }

  /** Change the language of everything on the page, and remember it. */
  async choose(language: string): Promise<void> {
    const load = SHELL[`../text/${language}.ftl`];
    const bundle = load ? bundleOf(language, await load()) : this.fallback;
    this.shell = bundle;
    this.language = load ? language : 'en';
    document.documentElement.lang = this.language;
    remember('language', this.language);
  }

  t = (id: string, args?: Record<string, FluentVariable>): string =>
    format(this.shell, id, args) ?? format(this.fallback, id, args) ?? id;

  /** Fetch a game's texts in the language of the page, or in English where it has no others. */
  loadGame(game: string, languages: readonly string[] | null = null): Promise<void> {
    const language = !languages || languages.includes(this.language) ? this.language : 'en';
    const key = `${game}/${this.language}`;
    let asked = this.asked.get(key);
    if (!asked) {
      asked = api
        .gameText(game, language)
        .catch(() => api.gameText(game, 'en'))
        .then((source) => {
          this.games = { ...this.games, [key]: bundleOf(language, source) };
        });
      asked.catch(() => this.asked.delete(key));
      this.asked.set(key, asked);
    }
    return asked;
  }

  /** The texts of a game with these players' names, and of their pieces; null until they are fetched. */
  gameTexts(game: string, names: readonly string[] = [], words: Record<string, string> = {}): GameTexts | null {
    const bundle = this.games[`${game}/${this.language}`];
    return bundle ? new GameTexts(bundle, this.language, names, words) : null;
  }
}

export const i18n = new I18n();
export const t = i18n.t;
