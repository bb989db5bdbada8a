/** Game texts: what the messages of docs/protocol.md ("Texts") become in words. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Action, Arg, GameEvent, Prompt } from './protocol';

export type Args = Record<string, Arg>;
type Scope = Parameters<FluentNumber['toString']>[0];
const MINUS = '−';

/** French has spaces around these signs, at which no line ends. */
const unbroken = (text: string): string => text.replace(/[ \n](?=[:;?!»])|(?<=«)[ \n]/g, '\u00a0');

export function bundleOf(locale: string, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(locale, {
    useIsolating: false,
    ...(locale.startsWith('fr') ? { transform: unbroken } : {}),
  });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/**
 * A message in words, or null if there is none. A missing variable leaves its default variant, and a line break in the
 * file is a space.
 */
export function format(
  bundle: FluentBundle,
  id: string,
  args: Record<string, FluentVariable> = {},
  attribute?: string,
): string | null {
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, withMinus(args), []).replaceAll('\n', ' ') : null;
}

/** A number with a real minus sign. */
export const signed = (value: number): string => String(value).replace('-', MINUS);

/** A negative number within a text: its plural form is chosen as ever, its sign is a real minus. */
class Negative extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace('-', MINUS);
  }
}

const withMinus = (args: Record<string, FluentVariable>): Record<string, FluentVariable> =>
  Object.fromEntries(
    Object.entries(args).map(([name, one]) => [name, typeof one === 'number' && one < 0 ? new Negative(one) : one]),
  );

const SEATS = new Set(['seat', 'target', 'other']);

/** The texts of one game in one language, with the players' names. */
export class GameTexts {
  private readonly list: Intl.ListFormat;

  constructor(
    private readonly bundle: FluentBundle,
    readonly language: string,
    private readonly names: readonly string[],
    /** Names of pieces that the players brought, by text id. */
    private readonly words: Readonly<Record<string, string>> = {},
  ) {
    this.list = new Intl.ListFormat(language, { type: 'conjunction' });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The message in words; its id when there is none, so that a gap can be seen. */
  text(id: string, args: Args = {}): string {
    return this.maybe(id, args) ?? id;
  }

  maybe(id: string, args: Args = {}, attribute?: string): string | null {
    return this.words[id] ?? format(this.bundle, id, this.resolve(args), attribute);
  }

  event(event: GameEvent): string {
    return this.text(`log-${event.key}`, event.args);
  }

  /** What is asked, said to the one who is asked, or (attribute `other`) about them. */
  prompt(prompt: Prompt, yours: boolean): string {
    const id = `prompt-${prompt.key}`;
    return (yours ? null : this.maybe(id, prompt.args, 'other')) ?? this.text(id, prompt.args);
  }

  action(action: Action, fallback?: string): string {
    const { verb, ...args } = action;
    return this.maybe(`action-${verb}`, args) ?? fallback ?? Object.values(action).join(' ');
  }

  /** One word of the game (`kind-banker`), or so many of it when a count is given. */
  word(argument: string, word: string, count?: number): string {
    return this.maybe(`${argument}-${word}`, count === undefined ? {} : { count }) ?? word;
  }

  private resolve(args: Args): Record<string, FluentVariable> {
    const said: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) said[name] = this.say(name.replace(/\d+$/, ''), value);
    return said;
  }

  private say(argument: string, value: Arg): FluentVariable {
    if (typeof value === 'number') return SEATS.has(argument) ? (this.names[value] ?? String(value + 1)) : value;
    if (typeof value === 'string') return this.word(argument, value);
    return this.list.format(Object.entries(value).map(([word, count]) => this.word(argument, word, count)));
  }
}
