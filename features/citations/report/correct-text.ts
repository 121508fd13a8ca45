// The writer's own text with the accepted corrections in it and nothing else changed. Pure, because
// the browser copies the text without asking the server.
import type { CheckedCitation } from '../schema.ts';

/** `number`: the row that explains it. `preset`: accepted unless the writer says otherwise. */
export type Correction = {
  start: number;
  end: number;
  before: string;
  after: string;
  number: number;
  preset: boolean;
};

export function listCorrections(citations: CheckedCitation[], numbers: number[]): Correction[] {
  const corrections: Correction[] = [];
  for (const [index, { start, end, text, status, fix }] of citations.entries()) {
    if (fix === undefined || fix === text || start < (corrections.at(-1)?.end ?? 0)) continue;
    // Where the name does not fit, the volume or page may be the mistake: only the writer knows
    // which case was meant.
    corrections.push({
      start,
      end,
      before: text,
      after: fix,
      number: numbers[index] ?? 0,
      preset: status === 'wrong_year',
    });
  }
  return corrections;
}

/** `corrections` in the order of the text. */
export function applyCorrections(
  text: string,
  corrections: Pick<Correction, 'start' | 'end' | 'after'>[],
): string {
  const pieces: string[] = [];
  let offset = 0;
  for (const { start, end, after } of corrections) {
    pieces.push(text.slice(offset, start), after);
    offset = end;
  }
  return [...pieces, text.slice(offset)].join('');
}
