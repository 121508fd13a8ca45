// The provenance that every item shows: its sources, when it was last checked, whether an attorney
// has reviewed it.

import { findLaws } from '#legal/citations/find-laws.ts';
import { getStatutePath, listCitedSections } from '#legal/statutes/statute-address.ts';
import { formatLongDate } from '#lib/dates.ts';
import { memoize } from '#lib/memo.ts';
import type { Comparisons } from './compared/mark-items.ts';
import { writeLawNotice } from './law-notice.ts';
import type { Source } from './schema/schema.ts';
import type { LawChanges } from './schema/statute-hash-schema.ts';

const MONTHS_UNTIL_STALE = 12;

/** `page`: our page of the section of the U.S. Code that a source cites. */
type CheckedSource = Source & { page?: string };
export type CheckedItem = {
  sources: CheckedSource[];
  checkedOn: string;
  attorneyReviewed: boolean;
  stale: boolean;
  /** Its text is no longer the one that was compared with official lists. */
  edited?: true;
  lawNotice?: string;
};
type Provenance = { sources: Source[]; checkedOn: string; attorneyReviewed: boolean };

type Library = { lawChanges?: LawChanges; comparisons?: Comparisons };

/** `name`: in derived/items.json, for what is known of the item beside its text. */
export function toCheckedItem(
  item: Provenance,
  now: Date,
  { library = {}, name = '' }: { library?: Library; name?: string } = {},
): CheckedItem {
  const lawChanges = library.lawChanges?.byItem.get(name);
  const staleOn = new Date(`${item.checkedOn}T00:00:00Z`);
  staleOn.setUTCMonth(staleOn.getUTCMonth() + MONTHS_UNTIL_STALE);
  return {
    sources: item.sources.map(addPage),
    checkedOn: formatLongDate(item.checkedOn),
    attorneyReviewed: item.attorneyReviewed,
    stale: now >= staleOn,
    ...(library.comparisons?.get(name)?.isEdited && { edited: true as const }),
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
