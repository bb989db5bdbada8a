/** The tables of this guest, for every part of the page that shows something of them. */
import { api } from './api';
import type { TableInfo } from './protocol';

const LOOK_EVERY = 15_000;

class Mine {
  tables = $state.raw<TableInfo[]>([]);
  private asked: Promise<void> | null = null;
  private watchers = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Those at which it is this guest's turn, the one that has waited longest first. */
  get turns(): TableInfo[] {
    return this.tables.filter(isTurn).sort((one, other) => one.updated.localeCompare(other.updated));
  }

  /** Fetch them again: once for all that ask at the same time. */
  refresh = (): Promise<void> =>
    (this.asked ??= api
      .tables()
      .then(
        (found) => void (this.tables = found),
        () => undefined,
      )
      .finally(() => (this.asked = null)));

  /** Keep up to date as long as something shows it; gives what ends that. */
  watch(): () => void {
    void this.refresh();
    if (this.watchers++ === 0) this.timer = setInterval(() => document.hidden || this.refresh(), LOOK_EVERY);
    return () => {
      if (--this.watchers === 0) clearInterval(this.timer);
    };
  }
}

export const isTurn = (table: TableInfo): boolean =>
  !table.over && table.deciding.some((seat) => table.yours.includes(seat) && table.seats[seat]?.kind === 'human');

export const mine = new Mine();
