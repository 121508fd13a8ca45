import { and, eq, ne } from 'drizzle-orm';
import { newsletterSubscriptions as table } from '#db/tables/newsletter.ts';
import type { Deps } from '#features/deps.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { readToken } from '#lib/signed-token.ts';
import * as newsletter from './messages/newsletter.ts';

/**
 * Called by the button of the page that the email links to. Opening the link alone changes nothing.
 */
export async function confirmSubscription(deps: Deps, token: unknown): Promise<Result<null>> {
  const now = deps.clock.now();
  const id = readToken(deps.secret, 'newsletter-confirm', token, now);
  if (!id) return fail('not_found', newsletter.confirmFailed);
  const rows = await deps.db.db
    .update(table)
    .set({ status: 'confirmed', confirmedAt: now })
    .where(and(eq(table.id, id), ne(table.status, 'unsubscribed')))
    .returning({ id: table.id });
  return rows.length > 0 ? ok(null) : fail('not_found', newsletter.confirmFailed);
}
