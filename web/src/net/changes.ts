/** Views arrive whole once, and then as changes: see docs/protocol.md. */
import type { StateMessage } from './protocol';

/** A state with the whole view of its eyes. */
export type Shown = StateMessage & { view: Record<string, unknown> };

/** The view after changes; the one before stays as it is. */
export function changed<View>(view: View, changes: unknown[][]): View {
  return changes.reduce<unknown>((whole, change) => replaced(whole, change.slice(0, -1), change.at(-1)), view) as View;
}

function replaced(part: unknown, path: unknown[], value: unknown): unknown {
  if (path.length === 0) return value;
  const at = path[0] as keyof object;
  const copy = (Array.isArray(part) ? [...(part as unknown[])] : { ...(part as object) }) as object;
  return Object.assign(copy, { [at]: replaced(copy[at], path.slice(1), value) });
}

/** Puts the views of one socket together. */
export class Views {
  private readonly spectators = new Map<number | null, Record<string, unknown>>();

  /** The message with the whole view of its eyes. */
  whole(message: StateMessage): Shown {
    const before = message.view ?? this.spectators.get(message.eyes) ?? {};
    const seen = changed(before, message.changes);
    this.spectators.set(message.eyes, seen);
    return { ...message, view: changed(seen, message.own) };
  }
}
