// "Report a mistake": stored for the operator (`npm run feedback`). Nothing about the visitor is
// stored.
import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { mistakeReports } from '#db/tables/mistake-reports.ts';
import type { Caller } from '#features/caller.ts';
import type { Deps } from '#features/deps.ts';
import { takeLimits } from '#features/take-limits.ts';
import { stripControls } from '#lib/control-characters.ts';
import { failInvalidForm } from '#lib/form-failure.ts';
import { ok, type Result } from '#lib/result.ts';
import * as feedback from './messages/feedback.ts';

const REPORT_RETENTION_DAYS = 365;

const Report = z.object({
  about: z
    .string()
    .regex(/^[a-z-]+\/[a-z0-9-]+$/, feedback.unknownItem)
    .max(120, feedback.unknownItem),
  text: z
    .string(feedback.empty)
    .transform((text) => stripControls(text).trim())
    .pipe(z.string().min(5, feedback.empty).max(4000, feedback.tooLong)),
});

export async function reportMistake(
  deps: Deps,
  { clientAddress }: Caller,
  input: unknown,
): Promise<Result<null>> {
  const parsed = Report.safeParse(input);
  if (!parsed.success) return failInvalidForm(parsed.error, feedback.failed);
  const refused = await takeLimits(deps, [['reports', clientAddress]], feedback.tooMany);
  if (refused) return refused;
  await deps.db.db.insert(mistakeReports).values({ ...parsed.data, createdAt: deps.clock.now() });
  return ok(null);
}

export async function deleteExpiredReports({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const cutoff = new Date(clock.now().getTime() - REPORT_RETENTION_DAYS * 24 * 3_600_000);
  await db.db.delete(mistakeReports).where(lt(mistakeReports.createdAt, cutoff));
}
