// A sticky pattern at one offset of a text, without copying the rest of it. Parsers that read left
// to right are made of these.
export type MatchAt = { text: string; end: number; groups: (string | undefined)[] };

/** `pattern` must have the flag y. */
export function execAt(pattern: RegExp, text: string, offset: number): MatchAt | undefined {
  pattern.lastIndex = offset;
  const match = pattern.exec(text);
  return match ? { text: match[0], end: pattern.lastIndex, groups: match.slice(1) } : undefined;
}
