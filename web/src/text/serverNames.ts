/** Names that the server makes, in the language of the page: of bots, of empty seats, of people who are gone. */

export type ServerNames = { former: string; bot: (number: string) => string; player: (number: string) => string };

const FORMER = 'A former player';
/** As the server writes them, and what tells fast that an answer has none. */
const NUMBERED = /^(Bot|Player) (\d+)$/;
const ANY = /"(?:A former player|(?:Bot|Player) \d+)"/;

let names: ServerNames = { former: FORMER, bot: (number) => `Bot ${number}`, player: (number) => `Player ${number}` };

export const setServerNames = (translated: ServerNames): void => void (names = translated);

function said(name: string): string {
  const numbered = NUMBERED.exec(name);
  if (numbered) return (numbered[1] === 'Bot' ? names.bot : names.player)(numbered[2] ?? '');
  return name === FORMER ? names.former : name;
}

const saidOnce = (value: unknown): unknown => (typeof value === 'string' ? said(value) : value);

/** Read an answer of the server; the names that it makes are in the language of the page. */
export const parseAnswer = <T>(text: string): T =>
  JSON.parse(text, ANY.test(text) ? (_, value: unknown) => saidOnce(value) : undefined) as T;
