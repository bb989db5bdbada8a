/** The choices of a table by keyboard: arrows go among them, the first ten have a digit, and Enter confirms. */
import { isArrow, nearest, reach } from '$boards/motion';
import { inReadingOrder } from '$ui/readingOrder';

const WAYS = 'dialog[open] .many button';
const CHOICES = '[data-testid=board] .piece.can, [data-testid=asked] button';
const DIGITS = 10;
const DIGIT = /^(?:Digit|Numpad)(\d)$/;
const LETTER = /^Key([A-Z])$/;
const SIGNS: Partial<Record<string, string>> = { Comma: ',', Period: '.' };
const FOREIGN = /^[^\x00-\x7f\p{Script=Latin}]$/u;
const UNKNOWN = ['Process', 'Unidentified'];

const shown = (one: HTMLElement): boolean => one.getClientRects().length > 0;

/** All that may be chosen now, in the order in which a page is read; the ways in which a piece may be meant alone. */
function choices(): HTMLElement[] {
  const ways = [...document.querySelectorAll<HTMLElement>(WAYS)];
  if (ways.length) return ways;
  const found = [...document.querySelectorAll<HTMLElement>(CHOICES)].filter(shown);
  const boxes = new Map(found.map((one) => [one, one.getBoundingClientRect()]));
  return inReadingOrder(found, (one) => boxes.get(one) as DOMRect);
}

/** Number the choices below an element as `byDigit` counts them, whenever they change; returns how to stop. */
export function numbering(root: HTMLElement): () => void {
  const clear = () => root.querySelectorAll<HTMLElement>('[data-digit]').forEach((one) => delete one.dataset.digit);
  const number = () => {
    clear();
    choices()
      .slice(0, DIGITS)
      .forEach((one, index) => (one.dataset.digit = String((index + 1) % DIGITS)));
  };
  const changes = new MutationObserver(number);
  changes.observe(root, { subtree: true, childList: true, attributeFilter: ['class', 'open', 'hidden'] });
  number();
  return () => {
    changes.disconnect();
    clear();
  };
}

/** A board has many more parts than choices: one key goes round the choices alone. */
export function nextChoice(): void {
  const all = choices();
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = all[(at + 1) % all.length];
  if (next) reach(next);
}

/** Go to the nearest choice in the direction of an arrow key, from anywhere else to the first. Whether it was one. */
export function byArrow(event: KeyboardEvent): boolean {
  const all = choices();
  const [first] = all;
  if (!isArrow(event.key) || !first) return false;
  const active = document.activeElement as HTMLElement;
  const next = all.includes(active) ? nearest(active, all, event.key) : first;
  if (next) reach(next);
  return true;
}

/** Put the focus where something is asked, as after an answer whose button is gone; the page stays where it is. */
export function beginAtChoice(): void {
  choices()[0]?.focus({ preventScroll: true });
}

/**
 * The shortcut that a key means. A Latin letter counts as it is typed, in capitals too, wherever its layout has it. On
 * a layout without Latin letters or with an input method, the key counts that types it on an American keyboard.
 */
export function typed({ key, code }: KeyboardEvent): string {
  if (FOREIGN.test(key) || UNKNOWN.includes(key)) return LETTER.exec(code)?.[1]?.toLowerCase() ?? SIGNS[code] ?? key;
  return key.length === 1 ? key.toLowerCase() : key;
}

/** Choose by a digit, 0 for the tenth; with Shift as by a double click. Whether the key was one of these. */
export function byDigit(event: KeyboardEvent): boolean {
  const digit = DIGIT.exec(event.code)?.[1];
  if (digit === undefined) return false;
  // The badge counts, where there is one: the page may have moved since.
  const one =
    document.querySelector<HTMLElement>(`[data-digit="${digit}"]`) ?? choices()[(Number(digit) + DIGITS - 1) % DIGITS];
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
