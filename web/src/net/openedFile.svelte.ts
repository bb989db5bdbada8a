/** A file that was opened: a record, kept here on the way to the replay page, or a position to play on from. */
import { api, ApiError } from './api';
import { t } from '$text/i18n.svelte';
import { openTable, tableFrom, usualLevel, yourName, type Position } from './openTable';
import type { Replay } from './protocol';
import { router } from '$ui/router.svelte';

const LARGEST = 1024 * 1024;
const FORMAT = 'ludotheque-record-';

/** A file that cannot be opened, in words for people; what the server says of it is for those who wrote it. */
export class BadFile extends Error {
  constructor(
    words: string,
    readonly detail = '',
  ) {
    super(words);
  }
}

/** A record says of which format it is. */
export const isRecord = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'format' in data &&
  typeof data.format === 'string' &&
  data.format.startsWith(FORMAT);

/** Words for records that are as they were, by the key of the refusal. */
const WHOLE = new Map([
  ['other-rules', 'record-other-version'],
  ['no-game', 'no-game'],
]);

/** What comes of a file, or words for people where the server refuses what is in it. */
async function understood<T>(answer: Promise<T>, words: string): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'bad-input') {
      if (error.key === 'unknown-field') throw new BadFile(error.message, error.reason); // it names the field
      const whole = WHOLE.get(error.key);
      throw new BadFile(whole ? t(whole) : words, error.reason);
    }
    throw error;
  }
}

/** A position has no format, only a game. */
export function isPosition(data: unknown): data is Position {
  return (
    typeof data === 'object' && data !== null && !('format' in data) && 'game' in data && typeof data.game === 'string'
  );
}

class OpenedFile {
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
      const table = tableFrom(record, found.players, yourName(), usualLevel(levels));
      return understood(openTable(table), t('position-damaged'));
    }
    if (!isRecord(record)) throw new BadFile(t('no-game-file'));
    const replay = await understood(api.replayRecord(record), t('record-damaged'));
    this.current = { record, replay };
    router.go('/replay');
  }
}

export const openedFile = new OpenedFile();
