// A period set by a federal rule or statute: its length, what starts it, the authority, and what to
// know before counting. The counting itself is in legal/deadlines.
import { z } from 'zod';
import { isoDate, line, slug } from './schema.ts';

const DEADLINE_GROUPS = [
  'starting',
  'answering',
  'discovery',
  'trial',
  'judgment',
  'appeal',
  'agency',
] as const;

export const DeadlinePreset = z.strictObject({
  id: slug,
  /** What has to be done, as a short heading. */
  name: line.max(60),
  group: z.enum(DEADLINE_GROUPS),
  amount: z.int().min(1),
  unit: z.enum(['hours', 'days', 'weeks', 'months', 'years']),
  direction: z.enum(['after', 'before']),
  /** Completes "21 days after …". */
  event: line,
  /**
   * The provision that sets the period, down to the paragraph. The law itself is in
   * content/authorities.
   */
  authority: line,
  /** Which rule computes it: Fed. R. Civ. P. 6, Fed. R. App. P. 26, or possibly neither. */
  counting: z.enum(['civil', 'appellate', 'unsure']),
  /** Why service by mail does not add three days; absent where Fed. R. Civ. P. 6(d) applies. */
  noAddedDays: line.optional(),
  note: line.optional(),
  checkedOn: isoDate,
  attorneyReviewed: z.boolean(),
});
export type DeadlinePreset = z.infer<typeof DeadlinePreset> & {
  /** Its number was changed, and nobody has compared it yet: it is not counted with. */
  isNotCompared?: true;
};
