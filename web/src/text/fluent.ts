/** Game texts: what the messages of docs/protocol.md ("Texts") become in words. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { isolated } from './bidi';
import { MARK } from './marked';
import type { Action, Arg, GameEvent, Offered, Prompt, Reason } from '$net/protocol';

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

/** A name with a mark at its end, as abbreviations and "Copy That!" have, ends its sentence without a full stop. */
const TWO_STOPS = new RegExp(`(?<!\\.)([.!?][${MARK}\u2069]?)\\.(?!\\.)`, 'g');

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
  if (!pattern) return null;
  return bundle.formatPattern(pattern, shown(args), []).replaceAll('\n', ' ').replace(TWO_STOPS, '$1');
}

/** A number with a real minus sign. */
export const signed = (value: number): string => String(value).replace('-', MINUS);

/** A negative number within a text: its plural form is chosen as ever, its sign is a real minus. */
class Negative extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace('-', MINUS);
  }
}

/** A value as it stands in a text: a name in Hebrew or Arabic does not reorder its neighbours. */
function valueShown(one: FluentVariable): FluentVariable {
  if (typeof one === 'string') return isolated(one);
  return typeof one === 'number' && one < 0 ? new Negative(one) : one;
}

const shown = (args: Record<string, FluentVariable>): Record<string, FluentVariable> =>
  Object.fromEntries(Object.entries(args).map(([name, one]) => [name, valueShown(one)]));

/** Before the name of a variable with a word as it stands within a sentence: `$the-district` is "the Library". */
const THE = 'the-';

const SEATS = ['seat', 'target', 'other'];

/** The kind of word that an argument is: `kind2` is a `kind`. */
const kindOf = (argument: string): string => argument.replace(/\d+$/, '');

/** The number that is summed where several events are said as one. */
const COUNT = 'count';

function summed(all: readonly Record<string, number>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const [word, count] of all.flatMap((one) => Object.entries(one))) sum[word] = (sum[word] ?? 0) + count;
  return sum;
}

/** The texts of one game in one language, with the players' names; the reader is "you" in them. */
export class GameTexts {
  private readonly list: Intl.ListFormat;

  constructor(
    private readonly bundle: FluentBundle,
    readonly language: string,
    private readonly names: readonly string[],
    /** Names of pieces that the players brought, by text id. */
    private readonly words: Readonly<Record<string, string>> = {},
    /** The seat of who reads, if they play. */
    readonly reader: number | null = null,
  ) {
    this.list = new Intl.ListFormat(language, { type: 'conjunction' });
  }

  /** The language of the words, for the `lang` of what they stand in. */
  get lang(): string {
    return this.language.split('-')[0] as string;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The message in words; its id when there is none, so that a gap can be seen. */
  text(id: string, args: Args = {}): string {
    return this.maybe(id, args) ?? id;
  }

  maybe(id: string, args: Args = {}, attribute?: string, instead: Record<string, FluentVariable> = {}): string | null {
    return this.words[id] ?? format(this.bundle, id, { ...this.resolve(args), ...instead }, attribute);
  }

  event(event: GameEvent): string {
    return this.text(`log-${event.key}`, event.args);
  }

  /** What a move led to: an event without what may differ. */
  consequence(key: string, args: Args): string {
    return this.maybe(`log-${key}`, args, 'consequence') ?? this.text(`log-${key}`, args);
  }

  /** The events of a run, all of one key, as a part of a line: without its subject, "took Song and Money". */
  brief(run: readonly GameEvent[]): string | null {
    const [first, ...more] = run;
    if (!first) return null;
    return this.maybe(`log-${first.key}`, first.args, 'brief', this.merged(first.args, more));
  }

  /** Whether its game counts an event as a lesser part of a turn: where there is no room, it is left out first. */
  minor({ key }: GameEvent): boolean {
    return this.maybe(`log-${key}`, {}, 'minor') !== null;
  }

  /** A turn in a line, by the game's own words for it. */
  summed(who: string, what: string, seat: number | null): string | null {
    const you = { you: seat !== null && seat === this.reader ? 'seat' : 'none' };
    return format(this.bundle, 'turn-said', { who, what, ...you });
  }

  /** Items as the language joins a list: "a, b, and c". */
  listed(items: readonly string[]): string {
    return this.list.format(items.map(isolated));
  }

  /** Whether a further event can be said in one breath with one of the same key: only its words and counts differ. */
  together(one: GameEvent, other: GameEvent): boolean {
    if (one.key !== other.key || SEATS.some((name) => one.args[name] !== other.args[name])) return false;
    const numbers = Object.entries(other.args).filter(([name, arg]) => typeof arg === 'number' && name !== COUNT);
    return this.brief([one]) === this.brief([{ ...one, args: { ...one.args, ...Object.fromEntries(numbers) } }]);
  }

  /**
   * What is asked, said to the one who is asked, or (attribute `other`) about them. Where not all of its verbs are
   * offered, the attribute `only-<verbs>` asks instead, if there is one: the verbs in alphabetical order.
   */
  prompt(prompt: Prompt, yours: boolean, offered: readonly Offered[] = []): string {
    const id = `prompt-${prompt.key}`;
    const verbs = [...new Set(offered.map(({ action }) => action.verb))].sort();
    const special = !yours ? 'other' : verbs.length > 0 ? `only-${verbs.join('-')}` : null;
    return (special && this.maybe(id, prompt.args, special)) ?? this.text(id, prompt.args);
  }

  /** What a move does that speaks for it. */
  reason(reason: Reason): string {
    return this.text(`reason-${reason.key}`, reason.args);
  }

  action(action: Action, fallback?: string): string {
    const { verb, ...args } = action;
    return this.maybe(`action-${verb}`, args) ?? fallback ?? Object.values(action).join(' ');
  }

  /** One word of the game (`kind-banker`), or that many of it when a count is given. */
  word(argument: string, word: string, count?: number): string {
    return this.maybe(`${argument}-${word}`, count === undefined ? {} : { count }) ?? word;
  }

  /** A word as it stands within a sentence: its attribute `the`, or the word itself. */
  within(argument: string, word: string): string {
    return this.maybe(`${argument}-${word}`, {}, 'the') ?? this.word(argument, word);
  }

  /** The arguments in which further events differ: words in a row, and counts summed. */
  private merged(first: Args, more: readonly GameEvent[]): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = {};
    if (more.length === 0) return found;
    for (const [name, arg] of Object.entries(first)) {
      const all = [arg, ...more.map(({ args }) => args[name] ?? arg)];
      if (name === COUNT) found[name] = all.reduce<number>((sum, one) => sum + Number(one), 0);
      else if (typeof arg === 'string') {
        const numbered = !(COUNT in first);
        found[name] = this.row(all as string[], (word) => this.word(kindOf(name), word), numbered);
        found[THE + name] = this.row(all as string[], (word) => this.within(kindOf(name), word), numbered);
      } else if (typeof arg === 'object') found[name] = this.say(name, summed(all as Record<string, number>[]));
    }
    return found;
  }

  /** Words in a row, each once: "Song ×2 and Money"; beside a count that is summed they have no own numbers. */
  private row(words: readonly string[], word: (word: string) => string, numbered: boolean): string {
    const times = summed(words.map((one) => ({ [one]: 1 })));
    const said = ([one, count]: [string, number]) => word(one) + (count > 1 && numbered ? ` ×${count}` : '');
    return this.listed(Object.entries(times).map(said));
  }

  private resolve(args: Args): Record<string, FluentVariable> {
    const said: Record<string, FluentVariable> = { you: this.you(args) };
    for (const [name, value] of Object.entries(args)) {
      said[name] = this.say(kindOf(name), value);
      if (typeof value === 'string') said[THE + name] = this.within(kindOf(name), value);
    }
    return said;
  }

  /** Which arguments are the reader's own seat: `seat`, `seat-target`, …; `none` where no text speaks of them. */
  private you(args: Args): string {
    return SEATS.filter((name) => this.reader !== null && args[name] === this.reader).join('-') || 'none';
  }

  private say(argument: string, value: Arg): FluentVariable {
    if (typeof value === 'number') return SEATS.includes(argument) ? (this.names[value] ?? String(value + 1)) : value;
    if (typeof value === 'string') return this.word(argument, value);
    return this.listed(Object.entries(value).map(([word, count]) => this.word(argument, word, count)));
  }
}
