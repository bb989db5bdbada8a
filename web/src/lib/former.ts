/** The name that the server gives to people who have deleted themselves, in the language of the page. */

const FORMER = 'A former player';
let said = FORMER;

export const sayFormer = (name: string): void => void (said = name);

/** Read an answer of the server; people who are gone have a name in the language of the page. */
export const parse = <T>(text: string): T =>
  JSON.parse(text, text.includes(FORMER) ? (_, value: unknown) => (value === FORMER ? said : value) : undefined) as T;
