/** What a player notes at one table: read when it is first shown, and kept as it is written. */
import { api, ApiError } from './api';
import { t } from '$text/i18n.svelte';

/** Milliseconds without a key pressed until it is kept. */
const PAUSE = 800;
/** Milliseconds until another try, where the server is away or busy. */
const AGAIN = 5000;
const BUSY = 429;
const FAULT = 500;

const told = (error: unknown): string => (error instanceof ApiError ? error.message : t('server-away'));

/** Whether another try may succeed: the server does not refuse for good. */
const passes = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === BUSY || error.status >= FAULT;

export class Note {
  text = $state('');
  /** What the server has; null until it has told. */
  kept = $state<string | null>(null);
  problem = $state('');
  private saving = false;
  private pause: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: string) {}

  /** Read it again, as another device may have changed it, unless something is still to be kept here. */
  async read(): Promise<void> {
    if (this.saving || (this.kept !== null && this.text !== this.kept)) return;
    const before = this.text;
    try {
      const { text } = await api.note(this.table);
      if (this.saving || this.text !== before) return;
      this.kept = this.text = text;
      this.problem = '';
    } catch (error) {
      this.problem = told(error);
    }
  }

  /** Keep it once its writer pauses. */
  later(pause = PAUSE): void {
    clearTimeout(this.pause);
    this.pause = setTimeout(() => void this.keep(), pause);
  }

  /** Keep what is written until nothing is newer, one request at a time. */
  async keep(): Promise<void> {
    clearTimeout(this.pause);
    if (this.kept === null || this.saving) return;
    this.saving = true;
    try {
      while (this.text !== this.kept) {
        const written: string = this.text;
        await api.keepNote(this.table, written);
        this.kept = written;
      }
      this.problem = '';
    } catch (error) {
      this.problem = told(error);
      if (passes(error)) this.later(AGAIN);
    }
    this.saving = false;
  }
}
