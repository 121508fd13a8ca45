// A support request to the operator: mailed, or stored for `npm run support` when no address is
// configured or the mail server fails. Whether it is marked Priority depends on the plan, never on
// the form.
import { lt } from 'drizzle-orm';
import { supportRequests } from '#db/tables/support-requests.ts';
import type { Caller, Viewer } from '#features/caller.ts';
import type { Deps } from '#features/deps.ts';

import { checkGated } from '#features/plans/run-gated.server.ts';
import { takeLimits } from '#features/take-limits.ts';
import { failInvalidForm } from '#lib/form-failure.ts';
import { renderMailHtml } from '#lib/mail-html.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import * as support from './messages/support.ts';
import { SupportRequest } from './schema.ts';

export const SUPPORT_RETENTION_DAYS = 365;

export async function requestSupport(
  deps: Deps,
  { viewer, clientAddress }: Caller,
  input: unknown,
): Promise<Result<{ priority: boolean }>> {
  const parsed = SupportRequest.safeParse(input);
  if (!parsed.success) return failInvalidForm(parsed.error, support.failed);
  const limits = [clientAddress, parsed.data.email].map((key) => ['support', key] as const);
  const refused = await takeLimits(deps, limits, support.tooMany);
  if (refused) return refused;
  try {
    const priority = await hasPriority(deps, viewer);
    if (!(await sendMail(deps, parsed.data, priority)))
      await saveRequest(deps, viewer, parsed.data, priority);
    return ok({ priority });
  } catch (error) {
    deps.log.error({ err: error }, 'a support request could not be kept');
    return fail('unavailable', support.failed);
  }
}

/** With the paywall off everyone would have priority, so no message is marked. */
async function hasPriority(deps: Deps, viewer: Viewer): Promise<boolean> {
  if (deps.site.paywall === 'off') return false;
  return (await checkGated(deps, viewer, 'mark-support-priority')).ok;
}

async function sendMail(
  deps: Deps,
  { name, email, message }: SupportRequest,
  priority: boolean,
): Promise<boolean> {
  const to = deps.site.supportEmail;
  if (!to) return false;
  try {
    const subject = support.mailSubject(deps.site.name, priority);
    const text = support.mailText(name ? `${name} <${email}>` : email, message, priority);
    await deps.mail.send({
      to,
      subject,
      text,
      html: renderMailHtml(subject, text),
      headers: {
        'Reply-To': email,
        ...(priority ? { Importance: 'high', 'X-Priority': '1' } : {}),
      },
    });
    return true;
  } catch (error) {
    deps.log.warn({ err: error }, 'a support request could not be mailed and is kept instead');
    return false;
  }
}

async function saveRequest(
  { db, clock }: Deps,
  viewer: Viewer,
  request: SupportRequest,
  priority: boolean,
): Promise<void> {
  const userId = viewer.kind === 'account' ? viewer.id : null;
  await db.db
    .insert(supportRequests)
    .values({ ...request, userId, priority, createdAt: clock.now() });
}

export async function deleteExpiredSupportRequests({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const cutoff = new Date(clock.now().getTime() - SUPPORT_RETENTION_DAYS * 24 * 3_600_000);
  await db.db.delete(supportRequests).where(lt(supportRequests.createdAt, cutoff));
}
