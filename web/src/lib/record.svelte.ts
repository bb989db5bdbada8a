/** A file that was opened: a record, kept here on the way to the replay page, or a position to play on from. */
import { api } from './api';
import { t } from './i18n.svelte';
import { openTable, tableFrom, usualLevel, yourName, type Position } from './opening';
import type { Replay } from './protocol';
import { router } from './router.svelte';

const LARGEST = 1024 * 1024;

/** A position has no format, only a game. */
export function isPosition(data: unknown): data is Position {
  return (
    typeof data === 'object' && data !== null && !('format' in data) && 'game' in data && typeof data.game === 'string'
  );
}

class OpenedRecord {
  current = $state.raw<{ record: unknown; replay: Replay } | null>(null);

  /** Read a record and go to its replay, or a position and to a table; the server says what is wrong with it. */
  async read(file: File): Promise<void> {
    if (file.size > LARGEST) throw new Error(t('record-too-large'));
    let record: unknown;
    try {
      record = JSON.parse(await file.text());
    } catch {
      throw new Error(t('record-no-json'));
    }
    if (isPosition(record)) {
      const { game } = record;
      const [games, levels] = await Promise.all([api.games(), api.levels()]);
      const found = games.find((one) => one.id === game);
      if (!found) throw new Error(t('no-game'));
      return openTable(tableFrom(record, found.players, yourName(), usualLevel(levels)));
    }
    this.current = { record, replay: await api.replayRecord(record) };
    router.go('/replay');
  }
}

export const opened = new OpenedRecord();
