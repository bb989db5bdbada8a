/** The options of games: those of a first game, and how they are said. */
import { i18n, t } from './i18n.svelte';
import { marked } from './marked';
import type { GameOption, OptionValue } from '$net/protocol';

type Options = Record<string, OptionValue>;

/** The options that a game has otherwise than by default for people who do not know it yet. */
export const forFirstGame = (declared: readonly GameOption[]): Options =>
  Object.fromEntries(declared.flatMap(({ name, first_game }) => (first_game === null ? [] : [[name, first_game]])));

/** Options in words, once the texts of the game are there; what is in its language is marked. */
export function optionsInWords(game: string, options: Options): string {
  const texts = i18n.gameTexts(game);
  const said = ([name, value]: [string, OptionValue]) => {
    const label = marked(texts?.maybe(`option-${name}`) ?? name);
    if (value === true) return label;
    if (value === false) return t('option-off', { option: label });
    return t('option-is', { option: label, choice: marked(texts?.maybe(`choice-${value}`) ?? String(value)) });
  };
  return i18n.list(Object.entries(options).map(said));
}
