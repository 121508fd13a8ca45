// Reads a stream of events in the browser. Its pieces may be cut anywhere, also within a character.

/** The events of each piece. Throws when the stream ends before one of type `ended`. */
export async function* readEvents<Event extends { type: string }>(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<Event[]> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + (done ? '\n' : decoder.decode(value, { stream: true }))).split('\n');
    rest = lines.pop() ?? '';
    const events = lines.flatMap((line) =>
      line.startsWith('data:') ? [JSON.parse(line.slice(5)) as Event] : [],
    );
    if (events.length > 0) yield events;
    if (events.at(-1)?.type === 'ended') return;
    if (done) throw new Error('The stream ended before its last event.');
  }
}
