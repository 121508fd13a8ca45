/** Text with some ranges highlighted, for search hits. */
export function MarkedText({
  text,
  marks,
}: {
  text: string;
  marks: readonly (readonly [number, number])[];
}) {
  const parts: React.ReactNode[] = [];
  let offset = 0;
  for (const [start, end] of marks) {
    if (start < offset) continue;
    parts.push(text.slice(offset, start), <mark key={start}>{text.slice(start, end)}</mark>);
    offset = end;
  }
  parts.push(text.slice(offset));
  return <>{parts}</>;
}
