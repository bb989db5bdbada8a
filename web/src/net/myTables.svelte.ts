/** The tables of this guest, for every part of the page that shows something of them. */
import { api } from './api';
import type { TableInfo } from './protocol';

const LOOK_EVERY = 15_000;
/** Milliseconds in which a table that was deleted can be had back. */
const REGRET = 10_000;
/** Milliseconds after which a game against bots is put away if it rests. */
const FORGOTTEN = 7 * 24 * 60 * 60 * 1000;

class MyTables {
  tables = $state.raw<TableInfo[]>([]);
  /** Those that are deleted in a moment, unless it is taken back. */
  going = $state.raw<readonly string[]>([]);
  /** Why one could not be deleted. */
  problem = $state('');
  private readonly regrets = new Map<string, ReturnType<typeof setTimeout>>();
  /** Those whose deletion was asked for: an answer that was begun before may still have them. */
  private readonly dropped = new Set<string>();
  private asked: Promise<void> | null = null;
  private watchers = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Those at which it is this guest's turn, the one that has waited longest first. */
  get turns(): TableInfo[] {
    const waiting = this.tables.filter(
      (table) => isTurn(table) && !isPutAway(table) && !this.going.includes(table.table),
    );
    return waiting.sort((one, other) => one.updated.localeCompare(other.updated));
  }

  /** Those that go on, as a person looks for them: people who wait for you come first, then the newest. */
  get open(): TableInfo[] {
    return this.tables.filter((table) => !table.over && !isPutAway(table)).sort(byNews);
  }

  /** Games against bots that were left lying. */
  get putAway(): TableInfo[] {
    return this.tables.filter((table) => isPutAway(table)).sort(byNews);
  }

  /** Delete a table in a moment: it can be taken back until then, or until the page is left. */
  remove(table: string): void {
    if (!this.regrets.size) addEventListener('pagehide', this.dropAll, { once: true });
    this.problem = '';
    this.going = [...this.going, table];
    this.regrets.set(
      table,
      setTimeout(() => void this.drop(table), REGRET),
    );
  }

  takeBack(table: string): void {
    clearTimeout(this.regrets.get(table));
    this.regrets.delete(table);
    this.going = this.going.filter((one) => one !== table);
  }

  private async drop(table: string): Promise<void> {
    const kept = this.tables.filter((one) => one.table === table);
    this.dropped.add(table);
    this.tables = this.present(this.tables);
    this.takeBack(table);
    try {
      await api.deleteTable(table);
    } catch (error) {
      this.problem = (error as Error).message;
      this.dropped.delete(table);
      this.tables = [...this.tables, ...kept];
    }
  }

  private present(tables: TableInfo[]): TableInfo[] {
    return tables.filter((one) => !this.dropped.has(one.table));
  }

  private readonly dropAll = (): void => [...this.regrets.keys()].forEach((table) => void this.drop(table));

  /** Fetch them again: once for all that ask at the same time. */
  refresh = (): Promise<void> =>
    (this.asked ??= api
      .tables()
      .then(
        (found) => void (this.tables = this.present(found)),
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

/** Whether it is played against bots alone. */
const isPractice = ({ seats, yours }: TableInfo): boolean =>
  yours.length === 1 && seats.every(({ kind }, seat) => kind === 'bot' || yours.includes(seat));

/** Whether a game against bots has rested for so long that it is put away. */
export const isPutAway = (table: TableInfo, now = Date.now()): boolean =>
  !table.over && isPractice(table) && now - Date.parse(table.updated) > FORGOTTEN;

const keepsWaiting = (table: TableInfo): boolean => isTurn(table) && !isPractice(table);

const byNews = (one: TableInfo, other: TableInfo): number =>
  Number(keepsWaiting(other)) - Number(keepsWaiting(one)) || other.updated.localeCompare(one.updated);

export const myTables = new MyTables();
