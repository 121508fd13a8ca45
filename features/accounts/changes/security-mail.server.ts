// The mails about what guards an account. What a mail is about is looked up when it is sent: what
// was stopped or is gone meanwhile sends none.
import { and, count, eq, gte, lt, or } from 'drizzle-orm';
import { accountEvents, accountRecoveries, addressChanges } from '#db/tables/account-security.ts';
import type { MailMessage } from '#integrations/mail/mail.ts';
import { formatLongDate, toIsoDay } from '#lib/dates.ts';
import type { AccountDeps } from '../account-parts.ts';
import type { AccountTask } from '../account-tasks.server.ts';
import {
  createAddressChangedMail,
  createAddressMail,
  createAlreadyRegisteredMail,
  createEventMail,
  createRecoveryMail,
} from '../emails.ts';
import { findByEmail } from '../link-tokens.server.ts';
import { EVENT_TEXTS } from '../messages/event-texts.ts';
import { createAddressLink, createObjectionLink } from './change-address.server.ts';
import { createNotMeLink } from './freeze.server.ts';
import { createRecoveryLinks } from './recovery.server.ts';

/** Of one kind of event, to one account. */
const MAX_DAILY_MAILS = 5;

type Mail = Omit<MailMessage, 'to'> | null;

const KINDS = ['account-event', 'address-links', 'address-changed', 'recovery'] as const;
type SecurityTask = AccountTask & { kind: (typeof KINDS)[number] };

export const isSecurityTask = (task: AccountTask): task is SecurityTask =>
  (KINDS as readonly string[]).includes(task.kind);

export async function createSecurityMail(
  deps: AccountDeps,
  { kind, email, subject }: SecurityTask,
): Promise<Mail> {
  const id = subject ?? '';
  if (kind === 'account-event') return createMailOfEvent(deps, id, email);
  if (kind === 'recovery') return createMailOfRecovery(deps, id);
  if (kind === 'address-changed') return createMailOfChangedAddress(deps, id);
  const [role, changeId] = id.split(' ', 2);
  return createMailOfAddress(deps, role === 'old' ? 'old' : 'new', changeId ?? '');
}

async function createMailOfEvent(deps: AccountDeps, id: string, email: string): Promise<Mail> {
  const [event] = await deps.db.db.select().from(accountEvents).where(eq(accountEvents.id, id));
  if (!event || (await isBeyondTheDay(deps, event))) return null;
  const what = { what: EVENT_TEXTS[event.kind], device: event.device };
  return createEventMail(deps.site, what, createNotMeLink(deps, id, email));
}

/**
 * Whoever is in the account can make events without end: of each kind the first ones of a day are
 * mailed. The account page shows them all.
 */
async function isBeyondTheDay(
  { db }: AccountDeps,
  { id, userId, kind, createdAt }: typeof accountEvents.$inferSelect,
): Promise<boolean> {
  const day = new Date(`${toIsoDay(createdAt)}T00:00:00Z`);
  const isEarlier = or(
    lt(accountEvents.createdAt, createdAt),
    and(eq(accountEvents.createdAt, createdAt), lt(accountEvents.id, id)),
  );
  const ofKind = and(eq(accountEvents.userId, userId), eq(accountEvents.kind, kind));
  const [earlier] = await db.db
    .select({ events: count() })
    .from(accountEvents)
    .where(and(ofKind, gte(accountEvents.createdAt, day), isEarlier));
  return (earlier?.events ?? 0) >= MAX_DAILY_MAILS;
}

async function createMailOfRecovery(deps: AccountDeps, id: string): Promise<Mail> {
  const [recovery] = await deps.db.db
    .select()
    .from(accountRecoveries)
    .where(eq(accountRecoveries.id, id));
  if (!recovery) return null;
  const isOpen = recovery.opensAt <= deps.clock.now();
  const opensOn = formatLongDate(toIsoDay(recovery.opensAt));
  const links = createRecoveryLinks(deps, id, recovery.opensAt);
  return createRecoveryMail(deps.site, { opensOn, isOpen }, links);
}

async function createMailOfChangedAddress(deps: AccountDeps, id: string): Promise<Mail> {
  const [change] = await deps.db.db.select().from(addressChanges).where(eq(addressChanges.id, id));
  return createAddressChangedMail(
    deps.site,
    change?.needsOld ? null : createObjectionLink(deps, id),
  );
}

async function createMailOfAddress(
  deps: AccountDeps,
  role: 'old' | 'new',
  id: string,
): Promise<Mail> {
  const [change] = await deps.db.db.select().from(addressChanges).where(eq(addressChanges.id, id));
  if (!change || change.changedAt) return null;
  if (role === 'new' && (await findByEmail(deps, change.newEmail))?.emailVerified)
    return createAlreadyRegisteredMail(deps.site);
  return createAddressMail(deps.site, role, createAddressLink(deps, id, role));
}
