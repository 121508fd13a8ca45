// The provenance that every item shows: its sources, when it was last checked, whether an attorney
// has reviewed it.

import { findLaws } from '#legal/citations/find-laws.ts';
import { getStatutePath, listCitedSections } from '#legal/statutes/statute-address.ts';
import { formatLongDate } from '#lib/dates.ts';
import { memoize } from '#lib/memo.ts';
import { writeLawNotice } from './law-notice.ts';
import type { Source } from './schema/schema.ts';
import type { LawChange } from './schema/statute-hash-schema.ts';

const MONTHS_UNTIL_STALE = 12;

/** `page`: our page of the section of the U.S. Code that a source cites. */
type CheckedSource = Source & { page?: string };
export type CheckedItem = {
  sources: CheckedSource[];
  checkedOn: string;
  attorneyReviewed: boolean;
  stale: boolean;
  lawNotice?: string;
};
type Provenance = { sources: Source[]; checkedOn: string; attorneyReviewed: boolean };

/** `lawChanges`: of the sections it rests on, those that have another text now. */
export function toCheckedItem(
  item: Provenance,
  now: Date,
  lawChanges?: readonly LawChange[],
): CheckedItem {
  const staleOn = new Date(`${item.checkedOn}T00:00:00Z`);
  staleOn.setUTCMonth(staleOn.getUTCMonth() + MONTHS_UNTIL_STALE);
  return {
    sources: item.sources.map(addPage),
    checkedOn: formatLongDate(item.checkedOn),
    attorneyReviewed: item.attorneyReviewed,
    stale: now >= staleOn,
    ...(lawChanges && { lawNotice: writeLawNotice(lawChanges) }),
  };
}

/**
 * Once per source of the library: reading its citation takes as long as the rest of an item
 * together.
 */
const addPage = memoize((source: Source): CheckedSource => {
  const [section] = source.cite ? findLaws(source.cite).flatMap(listCitedSections) : [];
  return section?.jurisdiction === 'us' ? { ...source, page: getStatutePath(section) } : source;
});
