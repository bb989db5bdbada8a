/** Times as a clock shows them. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const padded = (value: number): string => String(value).padStart(2, '0');

/** Seconds as 1:05, 12:00 or 1:00:05, and from a day on as days and hours. A second that has begun counts. */
export function clockFace(seconds: number): string {
  const whole = Math.ceil(seconds);
  const minutes = Math.floor(whole / MINUTE) % MINUTE;
  if (whole >= DAY) return `${Math.floor(whole / DAY)}d ${Math.floor(whole / HOUR) % 24}h`;
  if (whole >= HOUR) return `${Math.floor(whole / HOUR)}:${padded(minutes)}:${padded(whole % MINUTE)}`;
  return `${minutes}:${padded(whole % MINUTE)}`;
}
