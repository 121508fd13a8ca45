// What every item says about itself: where it comes from, when it was last checked, whether an attorney has seen it.
import { longDate } from '#lib/dates.ts';
import type { Source } from './schema/schema.ts';

const MONTHS_UNTIL_STALE = 12;

export type CheckedItem = { sources: Source[]; checkedOn: string; attorneyReviewed: boolean; stale: boolean };

export function checkedItem(item: { sources: Source[]; checkedOn: string; attorneyReviewed: boolean }, now: Date): CheckedItem {
  const limit = new Date(`${item.checkedOn}T00:00:00Z`);
  limit.setUTCMonth(limit.getUTCMonth() + MONTHS_UNTIL_STALE);
  return {
    sources: item.sources,
    checkedOn: longDate(item.checkedOn),
    attorneyReviewed: item.attorneyReviewed,
    stale: now >= limit,
  };
}
