// A question to the people who run the site: mailed to them, or kept for them (`npm run support`) when no address is set or the
// mail server does not answer. Whether it is marked Priority is the plan's business, never the form's.
import { lt } from 'drizzle-orm';
import { supportRequests } from '#db/tables/support-requests.ts';
import type { Deps } from '#features/deps.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { checkGated } from '#features/plans/run-gated.server.ts';
import { invalidForm } from '#lib/form-failure.ts';
import { mailHtml } from '#lib/mail-html.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { support } from './messages.ts';
import { SupportRequest } from './schema.ts';

export const SUPPORT_KEPT_DAYS = 365;

export async function requestSupport(
  deps: Deps,
  viewer: Viewer,
  clientAddress: string,
  input: unknown,
): Promise<Result<{ priority: boolean }>> {
  const parsed = SupportRequest.safeParse(input);
  if (!parsed.success) return invalidForm(parsed.error, support.failed);
  for (const key of [clientAddress, parsed.data.email]) {
    const taken = await deps.limits.take('support', key);
    if (!taken.allowed) return fail('rate_limited', support.tooMany, { retryAfterSeconds: taken.retryAfterSeconds });
  }
  try {
    const priority = await hasPriority(deps, viewer);
    if (!(await mailed(deps, parsed.data, priority))) await keep(deps, viewer, parsed.data, priority);
    return ok({ priority });
  } catch (error) {
    deps.log.error({ err: error }, 'a support request could not be kept');
    return fail('unavailable', support.failed);
  }
}

/** With the paywall off everyone has the feature, so it tells nothing: nobody's message is marked. */
async function hasPriority(deps: Deps, viewer: Viewer): Promise<boolean> {
  if (deps.site.paywall === 'off') return false;
  return (await checkGated(deps, viewer, 'mark-support-priority')).ok;
}

async function mailed(deps: Deps, { name, email, message }: SupportRequest, priority: boolean): Promise<boolean> {
  const to = deps.site.supportEmail;
  if (!to) return false;
  try {
    const subject = support.mailSubject(deps.site.name, priority);
    const text = support.mailText(name ? `${name} <${email}>` : email, message, priority);
    await deps.mail.send({
      to,
      subject,
      text,
      html: mailHtml(subject, text),
      headers: { 'Reply-To': email, ...(priority ? { Importance: 'high', 'X-Priority': '1' } : {}) },
    });
    return true;
  } catch (error) {
    deps.log.warn({ err: error }, 'a support request could not be mailed and is kept instead');
    return false;
  }
}

async function keep({ db, clock }: Deps, viewer: Viewer, request: SupportRequest, priority: boolean): Promise<void> {
  const userId = viewer.kind === 'account' ? viewer.id : null;
  await db.db.insert(supportRequests).values({ ...request, userId, priority, createdAt: clock.now() });
}

export async function deleteExpiredSupportRequests({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - SUPPORT_KEPT_DAYS * 24 * 3_600_000);
  await db.db.delete(supportRequests).where(lt(supportRequests.createdAt, before));
}
