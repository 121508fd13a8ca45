// "Report a mistake" is kept for the operator (`npm run feedback`). Nothing about the person is stored.
import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { mistakeReports } from '#db/tables/mistake-reports.ts';
import type { Deps } from '#features/deps.ts';
import { invalidForm } from '#lib/form-failure.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { feedback } from './messages.ts';

const REPORTS_KEPT_DAYS = 365;

const Report = z.object({
  about: z
    .string()
    .regex(/^[a-z-]+\/[a-z0-9-]+$/, feedback.unknownItem)
    .max(120, feedback.unknownItem),
  text: z
    .string(feedback.empty)
    .trim()
    .min(5, feedback.empty)
    .max(4000, feedback.tooLong)
    .transform((text) => text.replaceAll('\u0000', '')),
});

export async function reportMistake(deps: Deps, clientAddress: string, input: unknown): Promise<Result<null>> {
  const parsed = Report.safeParse(input);
  if (!parsed.success) return invalidForm(parsed.error, feedback.failed);
  const taken = await deps.limits.take('reports', clientAddress);
  if (!taken.allowed) return fail('rate_limited', feedback.tooMany, { retryAfterSeconds: taken.retryAfterSeconds });
  await deps.db.db.insert(mistakeReports).values({ ...parsed.data, createdAt: deps.clock.now() });
  return ok(null);
}

export async function deleteExpiredReports({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - REPORTS_KEPT_DAYS * 24 * 3_600_000);
  await db.db.delete(mistakeReports).where(lt(mistakeReports.createdAt, before));
}
