import { eq } from 'drizzle-orm';
import {
  newsletterDigestTopics as digests,
  newsletterSubscriptions as table,
} from '#db/tables/newsletter.ts';
import type { Deps } from '#features/deps.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { readToken } from '#lib/signed-token.ts';
import * as newsletter from './messages/newsletter.ts';

/**
 * RFC 8058 one-click unsubscribe: only POST changes anything, and it is idempotent; GET shows the
 * button.
 */
export async function unsubscribe(deps: Deps, token: unknown): Promise<Result<null>> {
  const id = readToken(deps.secret, 'newsletter-unsubscribe', token, deps.clock.now());
  if (!id) return fail('not_found', newsletter.confirmFailed);
  await deps.db.db
    .update(table)
    .set({ status: 'unsubscribed', name: null })
    .where(eq(table.id, id));
  await deps.db.db.delete(digests).where(eq(digests.subscriptionId, id));
  return ok(null);
}
