/**
 * Parses complete `data:` lines of an event stream from chunks of any size; keeps a partial line
 * for the next chunk.
 */
export function createEventLineReader<Event>(): (chunk: string) => Event[] {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    return lines.flatMap((line) =>
      line.startsWith('data:') ? [JSON.parse(line.slice(5)) as Event] : [],
    );
  };
}
