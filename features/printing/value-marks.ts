// Marks around the values that were filled into a text, so that a page can show what was typed and
// what is still missing, and lead from either to its field. They are noncharacters, which are
// removed from everything typed, so nobody can type one. Only the preview asks for them; no file
// contains them.
const TYPED = '\uFDD0';
const BLANK = '\uFDD2';
/** Between the id of the field and the text. */
const FIELD_END = '\uFDD3';
export const MARK_END = '\uFDD1';
const MARKED = /([\uFDD0\uFDD2])(?:([^\uFDD0-\uFDD3]*)\uFDD3)?([^\uFDD1]*)\uFDD1/g;

/** Writes a value into a document: a missing one has its name as the text. `field` is its input. */
export type WriteValue = (text: string, isMissing: boolean, field?: string) => string;

export const writePlain: WriteValue = (text, isMissing) => (isMissing ? `[${text}]` : text);
export const writeMarked: WriteValue = (text, isMissing, field = '') =>
  `${isMissing ? BLANK : TYPED}${field}${FIELD_END}${text}${MARK_END}`;

type MarkedPart = { kind: 'plain' | 'typed' | 'blank'; text: string; field?: string };

export function splitMarks(text: string): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > from) parts.push({ kind: 'plain', text: text.slice(from, match.index) });
    parts.push({
      kind: match[1] === BLANK ? 'blank' : 'typed',
      text: match[3] ?? '',
      ...(match[2] && { field: match[2] }),
    });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ kind: 'plain', text: text.slice(from) });
  return parts;
}

export const removeMarks = (text: string): string => text.replace(MARKED, '$3');
