// A period that a federal rule or statute sets: how long, from what, by which law, and what to know before one counts it. The
// counting itself is legal/deadlines.
import { z } from 'zod';
import { isoDate, line, slug } from './schema.ts';

const DEADLINE_GROUPS = ['starting', 'answering', 'discovery', 'trial', 'judgment', 'appeal', 'agency'] as const;

export const DeadlinePreset = z.strictObject({
  id: slug,
  /** What is to be done, as a short heading. */
  name: line.max(60),
  group: z.enum(DEADLINE_GROUPS),
  amount: z.int().min(1),
  unit: z.enum(['hours', 'days', 'weeks', 'months', 'years']),
  direction: z.enum(['after', 'before']),
  /** Completes "21 days after …". */
  event: line,
  /** What sets the period, with its paragraph. Its law stands in content/authorities. */
  authority: line,
  /** Which rule counts it: Fed. R. Civ. P. 6, Fed. R. App. P. 26, or perhaps neither. */
  counting: z.enum(['civil', 'appellate', 'unsure']),
  /** Why service by mail adds no three days to it; absent where Fed. R. Civ. P. 6(d) reaches it. */
  noAddedDays: line.optional(),
  note: line.optional(),
  checkedOn: isoDate,
  attorneyReviewed: z.boolean(),
});
export type DeadlinePreset = z.infer<typeof DeadlinePreset>;
