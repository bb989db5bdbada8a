/** The reader's region within a language, and times in words. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * The first of the browser's languages that is of the page's language, so that dates and numbers are written as in the
 * reader's region; the language itself where the browser names none.
 */
export const localeOf = (language: string, wanted: readonly string[]): string =>
  wanted.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;

/** A span of time in words, rounded up: "40 seconds", "2 minutes", "1 hour". */
export function span(seconds: number, locale: string): string {
  const [each, unit] = seconds >= HOUR ? [HOUR, 'hour'] : seconds > MINUTE ? [MINUTE, 'minute'] : [1, 'second'];
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.max(1, Math.ceil(seconds / each)));
}
