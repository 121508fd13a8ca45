/** The whole `data:` lines of an event stream, out of pieces of any size. */
export function eventLines<Event>(): (piece: string) => Event[] {
  let rest = '';
  return (piece) => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    return lines.flatMap((line) => (line.startsWith('data:') ? [JSON.parse(line.slice(5)) as Event] : []));
  };
}
