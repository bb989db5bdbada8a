import { afterEach, beforeEach, expect, test } from 'vitest';
import { i18n } from '../src/text/i18n.svelte';
import { sayRefusals } from '../src/net/api';
import { openedFile } from '../src/net/openedFile.svelte';
import { transport, use } from '../src/net/transport';

const network = transport;
beforeEach(() => sayRefusals(i18n.refusal));
afterEach(() => {
  use(network);
  sayRefusals(({ reason }) => reason);
});

/** Open a record that is refused so. */
function refused(refusal: object): Promise<void> {
  use({
    fetch: async () => Response.json({ error: 'bad-input', ...refusal }, { status: 422 }),
    line: network.line,
  });
  return openedFile.read(new File(['{"format": "ludotheque-record-1"}'], 'record.json'));
}

test('a record with a field that is not known is not said to be damaged: the field is named', async () => {
  const reason = "record: unknown field 'mood'";
  await expect(refused({ key: 'unknown-field', args: { field: 'mood' }, reason })).rejects.toMatchObject({
    message: expect.stringMatching(/the field “.?mood.?” of its file is not known. A newer version/),
    detail: reason,
  });
});

test('a record that cannot be read is damaged', async () => {
  await expect(refused({ key: 'bad-record', args: {}, reason: 'entry 0' })).rejects.toThrow('damaged');
});
