// The provenance that every item shows: its sources, when it was last checked, whether an attorney has reviewed it.
import { formatLongDate } from '#lib/dates.ts';
import type { Source } from './schema/schema.ts';

const MONTHS_UNTIL_STALE = 12;

export type CheckedItem = { sources: Source[]; checkedOn: string; attorneyReviewed: boolean; stale: boolean };

export function toCheckedItem(item: { sources: Source[]; checkedOn: string; attorneyReviewed: boolean }, now: Date): CheckedItem {
  const staleOn = new Date(`${item.checkedOn}T00:00:00Z`);
  staleOn.setUTCMonth(staleOn.getUTCMonth() + MONTHS_UNTIL_STALE);
  return {
    sources: item.sources,
    checkedOn: formatLongDate(item.checkedOn),
    attorneyReviewed: item.attorneyReviewed,
    stale: now >= staleOn,
  };
}
