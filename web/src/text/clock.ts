/** Times as a clock shows them. */
import { t } from './i18n.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const padded = (value: number): string => String(value).padStart(2, '0');

/** Seconds as 1:05, 12:00 or 1:00:05, and from a day on as days and hours. A second that has begun counts. */
export function clockFace(seconds: number): string {
  const whole = Math.ceil(seconds);
  const minutes = Math.floor(whole / MINUTE) % MINUTE;
  const hours = Math.floor(whole / HOUR);
  if (whole >= DAY) return t('clock-days-hours', { days: Math.floor(whole / DAY), hours: hours % 24 });
  if (whole >= HOUR) return `${hours}:${padded(minutes)}:${padded(whole % MINUTE)}`;
  return `${minutes}:${padded(whole % MINUTE)}`;
}
