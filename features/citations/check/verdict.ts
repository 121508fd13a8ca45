// What the page and the files show for a citation: its status, or that a court found the decision
// to be invented. The status stays what it is for programs; the verdict is for readers.
import type { CitationStatus } from '#legal/citations/types.ts';
import { type CheckedCitation, STATUSES } from '../schema.ts';

export type Verdict = CitationStatus | 'invented';

/** From the best to the worst. */
export const VERDICTS: readonly Verdict[] = [...STATUSES, 'invented'];

export const getVerdict = ({
  status,
  invented,
}: Pick<CheckedCitation, 'status' | 'invented'>): Verdict => (invented ? 'invented' : status);

export const isTrouble = (verdict: Verdict) => verdict !== 'verified' && verdict !== 'found_live';

/**
 * What was found, in sentences. Of an invented case what the court found, and which case is at that
 * page if there is one; that we do not have it says nothing more.
 */
export function listFindings({
  status,
  sentence,
  invented,
}: Pick<CheckedCitation, 'status' | 'sentence' | 'invented'>): string[] {
  if (!invented) return [sentence];
  return status === 'wrong_name' ? [invented.sentence, sentence] : [invented.sentence];
}
