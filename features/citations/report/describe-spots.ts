// Where in the text the citations are: for the strip, and for the words below it.

import { getVerdict, isTrouble, VERDICTS, type Verdict } from '../check/verdict.ts';
import { statusTexts } from '../messages/tables.ts';
import type { CheckedCitation } from '../schema.ts';

/** `percent`: of the text, from 0 to 100; `number`: the row that explains it. */
export type Spot = { percent: number; number: number; verdict: Verdict };
/** The citations of one verdict. Of those in trouble the first spots, and how many follow. */
export type SpotGroup = { verdict: Verdict; words: string; spots: Spot[]; more: number };

const MAX_NAMED_SPOTS = 8;

export function listSpots(
  citations: CheckedCitation[],
  numbers: number[],
  textLength: number,
): Spot[] {
  return citations.map((citation, index) => ({
    percent: Math.round((1000 * citation.start) / Math.max(1, textLength)) / 10,
    number: numbers[index] ?? 0,
    verdict: getVerdict(citation),
  }));
}

export function groupSpots(citations: CheckedCitation[], spots: Spot[]): SpotGroup[] {
  return VERDICTS.flatMap((verdict) => {
    const count = citations.filter((citation) => getVerdict(citation) === verdict).length;
    if (count === 0) return [];
    const named = isTrouble(verdict)
      ? spots.filter((spot) => spot.verdict === verdict).slice(0, MAX_NAMED_SPOTS)
      : [];
    return {
      verdict,
      words: statusTexts[verdict].tally(count),
      spots: named,
      more: isTrouble(verdict) ? count - named.length : 0,
    };
  });
}

export const formatPercent = ({ percent }: Pick<Spot, 'percent'>) => `${Math.round(percent)}%`;
