// Quotations of statutes, compared with what is stored of them. Where the text comes from is the
// caller's: the database, or in an evaluation the reference data.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { listQuotedSections } from '#features/law/cited-parts.ts';
import {
  createStatuteMatcher,
  type FindStored,
} from '#features/law/quotations/match-statute.server.ts';
import type { Quotation } from '#legal/citations/find-quotations.ts';
import type { Citation } from '#legal/citations/types.ts';
import type { UsCode } from '#legal/statutes/us-code.ts';
import type { CheckedQuotation } from '../schema.ts';

type StatuteSource = { findStored: FindStored; usCode: () => UsCode };

export async function compareStatuteQuotations(
  { findStored, usCode }: StatuteSource,
  read: { text: string; citations: Citation[] },
  quotations: Quotation[],
): Promise<CheckedQuotation[]> {
  const matchStatute = createStatuteMatcher(findStored);
  const checkedQuotations: CheckedQuotation[] = [];
  for (const { loose, ...quotation } of quotations) {
    const cited = listQuotedSections(read, quotation, usCode);
    if (cited.sections.length === 0) continue;
    const found = await matchStatute(quotation.text, cited);
    if (!found || (loose && found.match.kind === 'absent')) continue;
    const { match, page, ...statute } = found;
    checkedQuotations.push({ ...quotation, match, page, statute });
    await yieldToEventLoop();
  }
  return checkedQuotations;
}
