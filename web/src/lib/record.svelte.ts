/** A record opened from a file: kept here on the way to the replay page. */
import { api } from './api';
import { t } from './i18n.svelte';
import type { Replay } from './protocol';
import { router } from './router.svelte';

const LARGEST = 1024 * 1024;

class OpenedRecord {
  current = $state.raw<{ record: unknown; replay: Replay } | null>(null);

  /** Read a record and go to its replay; the server says what is wrong with it. */
  async read(file: File): Promise<void> {
    if (file.size > LARGEST) throw new Error(t('record-too-large'));
    let record: unknown;
    try {
      record = JSON.parse(await file.text());
    } catch {
      throw new Error(t('record-no-json'));
    }
    this.current = { record, replay: await api.replayRecord(record) };
    router.go('/replay');
  }
}

export const opened = new OpenedRecord();
