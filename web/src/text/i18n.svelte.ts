/** The language of the page, for the shell's texts and the games'. */
import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import english from '$shell/en.ftl?raw';
import englishShared from '$shared/en.ftl?raw';
import { isolated } from './bidi';
import type { Refusal } from '$net/api';
import { bundleOf, format, GameTexts } from './fluent';
import { localeOf, span } from './locale';
import { setServerNames } from './serverNames';
import type { GameInfo } from '$net/protocol';
import { recall, remember } from '$prefs/storage';

export const LANGUAGES = [
  { id: 'en', name: 'English' },
  { id: 'fr', name: 'Français' },
  { id: 'ko', name: '한국어' },
] as const;
const OTHERS = import.meta.glob<string>(['./shell/*.ftl', '!./shell/en.ftl'], { query: '?raw', import: 'default' });
/** What the terminal says in the same words. */
const SHARED = '../../../src/ludotheque/texts/shared';
const OTHER_SHARED = import.meta.glob<string>(
  ['../../../src/ludotheque/texts/shared/*.ftl', '!../../../src/ludotheque/texts/shared/en.ftl'],
  { query: '?raw', import: 'default' },
);
/** What only those pages say that are seldom opened. */
const SELDOM = import.meta.glob<string>('./shell/seldom/*.ftl', { query: '?raw', import: 'default' });
/** Fonts for machines that have none of a language: their letters are fetched when they are to be drawn. */
const FONTS: Record<string, () => Promise<unknown>> = { ko: () => import('../styles/korean.css') };
const fetched = (...files: ((() => Promise<string>) | undefined)[]): Promise<string[]> =>
  Promise.all(files.flatMap((load) => load?.() ?? []));
/** What the pages without a server say besides, or otherwise: the first text of an id counts. */
const ALONE = import.meta.env.ALONE
  ? import.meta.glob<string>('../alone/text/*.ftl', { query: '?raw', import: 'default', eager: true })
  : {};
const besides = (language: string): string[] =>
  Object.entries(ALONE).flatMap(([path, text]) => (path.endsWith(`/${language}.ftl`) ? [text] : []));

/** The calls that fetch the texts of games. */
type TextCalls = {
  games: () => Promise<Pick<GameInfo, 'id' | 'languages'>[]>;
  gameText: (game: string, language: string) => Promise<string>;
};

/** The languages that a game has texts in, by what the server has. */
const languagesOf = async (game: string, calls: TextCalls): Promise<readonly string[]> =>
  (await calls.games()).find(({ id }) => id === game)?.languages ?? [];

function preferred(): string {
  const wanted = [recall('language', ''), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find((id) => LANGUAGES.some((language) => language.id === id)) ?? 'en';
}

class I18n {
  /** The language that the page speaks. */
  language = $state('en');
  /** The language that was chosen: the page speaks it as soon as its texts have come. */
  chosen = $state('en');
  /** The language with the reader's region, for dates and numbers. */
  locale = $state('en');
  private shell = $state.raw<FluentBundle>(bundleOf('en', english, englishShared));
  private fallback = bundleOf('en', ...besides('en'), english, englishShared);
  private games = $state.raw<Record<string, { bundle: FluentBundle; language: string; locale: string }>>({});
  private asked = new Map<string, Promise<void>>();
  /** Done when the page speaks that language. */
  private speaking = Promise.resolve();
  /** Done when the page has what the seldom opened pages say; null as long as none of them was opened. */
  private seldom: Promise<void> | null = null;
  /** Given at the start; nothing is fetched before. */
  private calls!: TextCalls;

  /** @param calls The way to the texts of games. */
  async start(calls: TextCalls): Promise<void> {
    this.calls = calls;
    await this.choose(preferred());
  }

  /** Change the language of everything on the page, and remember it. */
  async choose(language: string): Promise<void> {
    this.chosen = LANGUAGES.some(({ id }) => id === language) ? language : 'en';
    remember('language', this.chosen);
    await this.speak();
  }

  /** Fetch what the seldom opened pages say; from then on it comes with every language. */
  withSeldom(): Promise<void> {
    if (!this.seldom) {
      const asked = this.speak(true);
      asked.catch(() => (this.seldom = null));
      this.seldom = asked;
    }
    return this.seldom;
  }

  private speak(seldom = this.seldom !== null): Promise<void> {
    this.speaking = this.fetchAndSpeak(this.chosen, seldom);
    return this.speaking;
  }

  private async fetchAndSpeak(spoken: string, seldom: boolean): Promise<void> {
    const further = (id: string) => (seldom ? SELDOM[`./shell/seldom/${id}.ftl`] : undefined);
    const [sources, inEnglish] = await Promise.all([
      fetched(OTHERS[`./shell/${spoken}.ftl`], OTHER_SHARED[`${SHARED}/${spoken}.ftl`], further(spoken)),
      fetched(further('en')),
    ]);
    // Another language was asked for meanwhile: a caller that waits for this one waits for that.
    if (spoken !== this.chosen) return this.speaking;
    FONTS[spoken]?.().catch(() => undefined);
    this.language = spoken;
    this.locale = localeOf(spoken, navigator.languages);
    const own = spoken === 'en' ? [english, englishShared] : [];
    this.fallback = bundleOf('en', ...besides('en'), english, englishShared, ...inEnglish);
    this.shell = bundleOf(this.locale, ...besides(spoken), ...own, ...sources);
    setServerNames({
      former: this.t('former-player'),
      bot: (number) => this.t('bot-number', { number }),
      player: (number) => this.t('player-number', { number }),
    });
    document.documentElement.lang = this.language;
  }

  t = (id: string, args?: Record<string, FluentVariable>): string =>
    format(this.shell, id, args) ?? format(this.fallback, id, args) ?? id;

  english = (id: string, args?: Record<string, FluentVariable>): string => format(this.fallback, id, args) ?? id;

  /**
   * A refusal of the server in the language of the page. The server's own sentence is English: other
   * languages say in general what they have no text for.
   */
  refusal = ({ key, args, reason }: Refusal): string => {
    const id = `refusal-${key}`;
    const values = { ...args, time: span(Number(args?.seconds ?? 0), this.locale) };
    const said = format(this.shell, id, values);
    return said ?? (this.language === 'en' ? reason : (format(this.shell, 'refusal-refused') ?? reason));
  };

  /** Fetch a game's texts in the chosen language, or in English where it has no others. */
  loadGame(game: string, languages: readonly string[] | null = null): Promise<void> {
    const key = `${game}/${this.chosen}`;
    let asked = this.asked.get(key);
    if (!asked) {
      asked = this.fetchGame(game, this.chosen, languages);
      asked.catch(() => this.asked.delete(key));
      this.asked.set(key, asked);
    }
    return asked;
  }

  /** Have the texts of a game fetched; where they do not come, the page says so elsewhere. */
  want(game: string, languages: readonly string[] | null = null): void {
    this.loadGame(game, languages).catch(() => undefined);
  }

  private async fetchGame(game: string, wanted: string, languages: readonly string[] | null): Promise<void> {
    const known = wanted === 'en' ? [wanted] : (languages ?? (await languagesOf(game, this.calls)));
    const spoken = known.includes(wanted) ? wanted : 'en';
    const locale = localeOf(spoken, navigator.languages);
    const bundle = bundleOf(locale, await this.calls.gameText(game, spoken));
    this.games = { ...this.games, [`${game}/${wanted}`]: { bundle, language: spoken, locale } };
  }

  /**
   * The language of a game's own words: the chosen one, or English where the game has no texts in that. It is known
   * once they are there.
   */
  spoken = (game: string): string => this.games[`${game}/${this.chosen}`]?.language ?? this.chosen;

  /** The title of a game in the language of the page, once its texts are there. */
  title = (game: string, plain: string): string => this.gameTexts(game)?.maybe('title') ?? plain;

  /** Names or words in a row: "Ann, Ben and Cho". */
  list = (words: readonly string[]): string => new Intl.ListFormat(this.locale).format(words.map(isolated));

  /** Languages by their names, in a row: "English, French and Korean". */
  languages(ids: readonly string[]): string {
    const names = new Intl.DisplayNames(this.locale, { type: 'language' });
    return this.list(ids.map((id) => names.of(id) ?? id));
  }

  /** Fetch the texts of the games of some tables. */
  loadGamesOf(tables: readonly { game: string }[], games: readonly Pick<GameInfo, 'id' | 'languages'>[]): void {
    for (const id of new Set(tables.map(({ game }) => game)))
      this.want(id, games.find((game) => game.id === id)?.languages ?? null);
  }

  /**
   * The texts of a game with these players' names, and of their pieces, as they speak to the seat that reads; null
   * until they are fetched.
   */
  gameTexts(
    game: string,
    names: readonly string[] = [],
    words: Record<string, string> = {},
    reader: number | null = null,
  ): GameTexts | null {
    const found = this.games[`${game}/${this.chosen}`];
    return found ? new GameTexts(found.bundle, found.locale, names, words, reader) : null;
  }
}

export const i18n = new I18n();
export const t = i18n.t;
