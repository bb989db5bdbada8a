/** Server-sent events of an answer to a POST: EventSource knows GET alone. */

/** Yield the data of each event, as soon as it is whole. */
export async function* events<T>(response: Response): AsyncGenerator<T> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const whole = (rest + part.value).split('\n\n');
      rest = whole.pop() ?? '';
      for (const event of whole) yield JSON.parse(event.replace(/^data: /, '')) as T;
    }
  } finally {
    await reader.cancel();
  }
}
