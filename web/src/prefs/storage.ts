/** What this browser remembers. A browser that refuses storage still plays; it only forgets. */

/** The beginning of every key of ours. */
export const PREFIX = 'ludotheque.';

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Private windows and full disks: nothing to be done, and nothing lost but comfort.
  }
}

export function recall<T>(key: string, fallback: T): T {
  try {
    const found = localStorage.getItem(PREFIX + key);
    return found === null ? fallback : (JSON.parse(found) as T);
  } catch {
    return fallback;
  }
}

/** All that is remembered under keys that begin so. */
export function recallAll<T extends object>(begin: string): T[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX + begin));
    return keys.map((key) => recall(key.slice(PREFIX.length), {} as T));
  } catch {
    return [];
  }
}
