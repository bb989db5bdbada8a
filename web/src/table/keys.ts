/** The choices of a table by keyboard: they are numbered, the first ten have a digit, and Enter confirms. */

const WAYS = 'dialog[open] .many button';
const CHOICES = '[data-testid=board] .piece.can, [data-testid=asked] button';
const DIGIT = /^(?:Digit|Numpad)(\d)$/;

const shown = (one: HTMLElement): boolean => one.getClientRects().length > 0;

/** All that may be chosen now, in the order of the page; the ways in which a piece may be meant come first. */
function choices(): HTMLElement[] {
  const ways = [...document.querySelectorAll<HTMLElement>(WAYS)];
  return ways.length ? ways : [...document.querySelectorAll<HTMLElement>(CHOICES)].filter(shown);
}

/** A board has many more parts than choices: one key goes round the choices alone. */
export function nextChoice(): void {
  const all = choices();
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + 1) % all.length]?.focus();
}

/** Choose by a digit, 0 for the tenth; with Shift as by a double click. Whether the key was one of these. */
export function byDigit(event: KeyboardEvent): boolean {
  const digit = DIGIT.exec(event.code)?.[1];
  if (digit === undefined) return false;
  const one = choices()[(Number(digit) + 9) % 10];
  if (event.shiftKey) one?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  else one?.click();
  return true;
}

/** Confirm what is chosen on the board; false where nothing is, or it makes no choice yet. */
export function confirmed(): boolean {
  if (!document.querySelector('[data-testid=board] .piece.selected')) return false;
  const button = document.querySelector<HTMLButtonElement>('[data-testid=board] [data-confirms]:not(:disabled)');
  button?.click();
  return button !== null;
}
