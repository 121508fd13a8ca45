// Sign-up with double opt-in. The result is the same whether or not the address is known; a mail is
// sent only to new or unconfirmed addresses, at most once an hour. Concurrent sign-ups of one
// address create one row.

import { eq, sql } from 'drizzle-orm';
import { newsletterSubscriptions as table } from '#db/tables/newsletter.ts';
import type { Caller } from '#features/caller.ts';
import type { Deps } from '#features/deps.ts';
import { takeLimits } from '#features/take-limits.ts';
import { failInvalidForm } from '#lib/form-failure.ts';
import { renderMailHtml } from '#lib/mail-html.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { signToken } from '#lib/signed-token.ts';
import * as newsletter from './messages/newsletter.ts';
import { createReaderLinks } from './reader-links.server.ts';
import { Subscription } from './schema.ts';

const RESEND_AFTER = sql`interval '1 hour'`;
const CONFIRM_WITHIN_MS = 7 * 24 * 3_600_000;

export async function handleEmailSubscription(
  deps: Deps,
  { clientAddress }: Caller,
  input: unknown,
): Promise<Result<null>> {
  const parsed = Subscription.safeParse(input);
  if (!parsed.success) return failInvalidForm(parsed.error, newsletter.failed);
  const { email, name, preferences } = parsed.data;

  const limits = [clientAddress, email].map((key) => ['newsletter', key] as const);
  const refused = await takeLimits(deps, limits, newsletter.tooMany);
  if (refused) return refused;

  const now = deps.clock.now();
  const pendingRows = await deps.db.db
    .insert(table)
    .values({
      email,
      name,
      legalUpdates: preferences.legal_updates,
      newsletters: preferences.newsletters,
      createdAt: now,
      confirmationSentAt: now,
    })
    .onConflictDoUpdate({
      target: table.email,
      set: {
        name: sql`coalesce(excluded.name, ${table.name})`,
        // Signing up again restarts the retention period, so that the new link is not deleted too
        // early.
        createdAt: now,
        confirmationSentAt: now,
        status: sql`case when ${table.status} = 'unsubscribed' then 'pending' else ${table.status} end`,
      },
      setWhere: sql`${table.status} <> 'confirmed' and (${table.confirmationSentAt} is null or ${table.confirmationSentAt} < ${now.toISOString()}::timestamptz - ${RESEND_AFTER})`,
    })
    .returning({ id: table.id });

  const row = pendingRows[0];
  if (row) {
    try {
      await sendConfirmation(deps, row.id, email);
    } catch (error) {
      deps.log.error({ err: error }, 'a confirmation mail could not be sent');
      await deps.db.db.update(table).set({ confirmationSentAt: null }).where(eq(table.id, row.id));
      return fail('unavailable', newsletter.failed);
    }
  }
  return ok(null);
}

async function sendConfirmation(deps: Deps, id: string, email: string): Promise<void> {
  const expires = new Date(deps.clock.now().getTime() + CONFIRM_WITHIN_MS);
  const confirm = `${deps.site.publicUrl}/newsletter/confirm?token=${signToken(deps.secret, 'newsletter-confirm', id, expires)}`;
  const links = createReaderLinks(deps, id);
  const subject = newsletter.mailSubject(deps.site.name);
  const text = newsletter.mailText(deps.site.name, confirm, links.unsubscribe, links.preferences);
  await deps.mail.send({
    to: email,
    subject,
    text,
    html: renderMailHtml(subject, text),
    headers: links.headers,
  });
}
