// Sign-up with double opt-in. The answer is the same whether or not the address is known; a mail goes out only when it
// helps (new or unconfirmed, and not sent again within the hour). One address is one row, however many ask at once.
import { eq, sql } from 'drizzle-orm';
import { newsletterSubscriptions as table } from '#db/tables/newsletter.ts';
import type { Deps } from '#features/deps.ts';
import { invalidForm } from '#lib/form-failure.ts';
import { mailHtml } from '#lib/mail-html.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { signToken } from '#lib/signed-token.ts';
import { newsletter } from './messages.ts';
import { readerLinks } from './reader-links.server.ts';
import { Subscription } from './schema.ts';

const RESEND_AFTER = sql`interval '1 hour'`;
const CONFIRM_WITHIN_MS = 7 * 24 * 3_600_000;

export async function handleEmailSubscription(deps: Deps, clientAddress: string, input: unknown): Promise<Result<null>> {
  const parsed = Subscription.safeParse(input);
  if (!parsed.success) return invalidForm(parsed.error, newsletter.failed);
  const { email, name, preferences } = parsed.data;

  for (const key of [clientAddress, email]) {
    const taken = await deps.limits.take('newsletter', key);
    if (!taken.allowed) return fail('rate_limited', newsletter.tooMany, { retryAfterSeconds: taken.retryAfterSeconds });
  }

  const now = deps.clock.now();
  const due = await deps.db.db
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
        // Asking again begins the 30 days anew, so that the link just sent is not forgotten tonight.
        createdAt: now,
        confirmationSentAt: now,
        status: sql`case when ${table.status} = 'unsubscribed' then 'pending' else ${table.status} end`,
      },
      setWhere: sql`${table.status} <> 'confirmed' and (${table.confirmationSentAt} is null or ${table.confirmationSentAt} < ${now.toISOString()}::timestamptz - ${RESEND_AFTER})`,
    })
    .returning({ id: table.id });

  const row = due[0];
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
  const links = readerLinks(deps, id);
  const subject = newsletter.mailSubject(deps.site.name);
  const text = newsletter.mailText(deps.site.name, confirm, links.unsubscribe, links.preferences);
  await deps.mail.send({ to: email, subject, text, html: mailHtml(subject, text), headers: links.headers });
}
