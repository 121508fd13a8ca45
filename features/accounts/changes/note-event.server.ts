// What happened to an account, kept for its owner and told in a mail. No row has an address, and a
// device only by its coarse name.
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import { type ACCOUNT_EVENTS, accountEvents, addressChanges } from '#db/tables/account-security.ts';
import type { Deps } from '#features/deps.ts';
import type { AccountParts } from '../account-parts.ts';

export type AccountEventKind = (typeof ACCOUNT_EVENTS)[number];
type AccountEvent = { kind: AccountEventKind; device: string | null; createdAt: Date };

export type EventParts = {
  deps: Pick<AccountParts['deps'], 'db' | 'clock' | 'deletions'>;
  tasks: AccountParts['tasks'];
};

export const EVENT_MONTHS = 12;
/** How long the address before may object to a new one. */
export const OBJECTION_DAYS = 14;
/** A day for its links, and those to object. */
export const ADDRESS_DAYS = OBJECTION_DAYS + 1;
const MAX_EVENTS_SHOWN = 12;

export async function noteEvent(
  { deps, tasks }: EventParts,
  account: { id: string; email: string },
  kind: AccountEventKind,
  { device, mails = true, dueAt }: { device?: string; mails?: boolean; dueAt?: Date } = {},
): Promise<void> {
  const createdAt = deps.clock.now();
  const [event] = await deps.db.db
    .insert(accountEvents)
    .values({ userId: account.id, kind, device: device ?? null, createdAt })
    .returning({ id: accountEvents.id });
  if (kind === 'address-changed' || kind === 'factor-added')
    deps.deletions?.addChange(account.id, { kind, at: createdAt });
  if (mails && event)
    await tasks.add({
      kind: 'account-event',
      email: account.email,
      subject: event.id,
      ...(dueAt && { dueAt }),
    });
}

export function listEvents(
  { deps }: Pick<AccountParts, 'deps'>,
  accountId: string,
): Promise<AccountEvent[]> {
  return deps.db.db
    .select({
      kind: accountEvents.kind,
      device: accountEvents.device,
      createdAt: accountEvents.createdAt,
    })
    .from(accountEvents)
    .where(eq(accountEvents.userId, accountId))
    .orderBy(desc(accountEvents.createdAt), desc(accountEvents.id))
    .limit(MAX_EVENTS_SHOWN);
}

/** A new address that somebody asked for and that the account does not have yet. */
export async function deleteUnfinishedChange(
  db: Pick<Deps['db']['db'], 'delete'>,
  accountId: string,
): Promise<void> {
  await db
    .delete(addressChanges)
    .where(and(eq(addressChanges.userId, accountId), isNull(addressChanges.changedAt)));
}

export async function deleteOldEvents({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const cutoff = new Date(clock.now());
  cutoff.setUTCMonth(cutoff.getUTCMonth() - EVENT_MONTHS);
  await db.db.delete(accountEvents).where(lt(accountEvents.createdAt, cutoff));
  // An address before is kept for as long as it can object, and while that is not decided.
  const objection = new Date(clock.now().getTime() - ADDRESS_DAYS * 86_400_000);
  await db.db
    .delete(addressChanges)
    .where(and(lt(addressChanges.requestedAt, objection), isNull(addressChanges.stoppedAt)));
}
