// The number that each citation of a text has on the page and in every file: consecutive numbers
// for the citations that have a row of their own; a short form, or a later mention of a law by its
// name, has the number of the citation it refers to.
import type { CheckedCitation, ParsedCitation } from '../schema.ts';

export function numberCitations(citations: Pick<CheckedCitation, 'parsed'>[]): number[] {
  const numbers: number[] = [];
  let last = 0;
  for (const { parsed } of citations) numbers.push(getTarget(numbers, parsed) ?? ++last);
  return numbers;
}

export const hasOwnRow = ({ parsed }: Pick<CheckedCitation, 'parsed'>) =>
  !('refersTo' in parsed) || parsed.refersTo === undefined;

const getTarget = (numbers: number[], parsed: ParsedCitation) =>
  'refersTo' in parsed && parsed.refersTo !== undefined ? numbers[parsed.refersTo] : undefined;
