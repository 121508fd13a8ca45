// Fills values into a clause in one pass, so that typed text is never interpreted as a template.
// The clause is split into paragraphs and items before that, so that no value can add one.
import { MARK_END } from './value-marks.ts';

const TOKEN = /\{\{([^{}|]*)(?:\|([a-z]+))?\}\}/g;
const ENDS_SENTENCE = new RegExp(`[.!?…]["”’)]*${MARK_END}?$`);
const ITEM = /^\((?:[a-z]{1,3}|\d{1,2})\) /;

export type Piece = { mark?: string; text: string };

/** The paragraphs and items of a clause, one per line, with their {{tokens}} unfilled. */
export function splitPieces(text: string): Piece[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const mark = ITEM.exec(line)?.[0].trim();
      return mark ? { mark, text: line.slice(mark.length).trim() } : { text: line };
    });
}

export function fillTemplate(
  template: string,
  valueFor: (name: string, style: string | undefined) => string,
): string {
  let filled = '';
  let from = 0;
  for (const match of template.matchAll(TOKEN)) {
    filled =
      joinText(filled, template.slice(from, match.index)) + valueFor(match[1] ?? '', match[2]);
    from = match.index + match[0].length;
  }
  return joinText(filled, template.slice(from));
}

/** Avoids a double period: "Acme Inc." and "." give one; "Acme Inc." and "," are simply joined. */
function joinText(before: string, after: string): string {
  const period = /^["”’)]*\./.exec(after);
  if (period && ENDS_SENTENCE.test(before)) {
    return before + after.slice(0, period[0].length - 1) + after.slice(period[0].length);
  }
  return before + after;
}

export function listTokenNames(text: string): string[] {
  return [...text.matchAll(TOKEN)].map((match) => match[1] ?? '');
}
