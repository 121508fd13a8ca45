// Fills the values into a clause, once: what a person typed is never read as a template. A clause's layout is read before its values
// are filled in, so that no value can add a paragraph or an item.
const TOKEN = /\{\{([^{}|]*)(?:\|([a-z]+))?\}\}/g;
const ITEM = /^\((?:[a-z]{1,3}|\d{1,2})\) /;

export type Piece = { mark?: string; text: string };

/** The paragraphs and items of a clause, a line each, still with their {{values}}. */
export function piecesOf(text: string): Piece[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const mark = ITEM.exec(line)?.[0].trim();
      return mark ? { mark, text: line.slice(mark.length).trim() } : { text: line };
    });
}

export function fill(template: string, valueFor: (name: string, style: string | undefined) => string): string {
  let [filled, from] = ['', 0];
  for (const match of template.matchAll(TOKEN)) {
    filled = join(filled, template.slice(from, match.index)) + valueFor(match[1] ?? '', match[2]);
    from = match.index + match[0].length;
  }
  return join(filled, template.slice(from));
}

/** "Acme Inc." and "." make one dot; "Acme Inc." and "," stay as they are. */
function join(before: string, after: string): string {
  const next = /^["”’)]*\./.exec(after);
  if (next && /[.!?…]["”’)]*$/.test(before)) {
    return before + after.slice(0, next[0].length - 1) + after.slice(next[0].length);
  }
  return before + after;
}

export function tokenNames(text: string): string[] {
  return [...text.matchAll(TOKEN)].map((match) => match[1] ?? '');
}
