// What the account page shows of the account itself. Its address is shown only in the ten minutes
// after confirming: somebody who holds an unlocked phone does not learn a new one from it.
import { eq } from 'drizzle-orm';
import { accountFreezes } from '#db/tables/account-security.ts';
import { toIsoDay } from '#lib/dates.ts';
import type { AccountCaller, AccountParts } from './account-parts.ts';
import { listEvents } from './changes/note-event.server.ts';
import { findRecovery } from './changes/recovery.server.ts';
import { type Factors, listFactors } from './factors/factors.server.ts';
import { findById } from './link-tokens.server.ts';
import { EVENT_TEXTS } from './messages/event-texts.ts';
import { isConfirmed } from './sessions/confirm.server.ts';
import { type ListedSession, listSessions } from './sessions/list-sessions.server.ts';
import { hasSecondStep, readSession } from './sessions/read-session.server.ts';

export type AccountPage = {
  /** Null: not confirmed lately. */
  email: string | null;
  hasPassword: boolean;
  enrolled: boolean;
  factors: Factors;
  sessions: ListedSession[];
  events: { text: string; device: string | null; day: string }[];
  freeze: 'not-me' | 'address' | null;
  recoveryOpensAt: string | null;
  today: string;
};

/**
 * Without JavaScript the answer to a new password is rendered in the request whose session it has
 * just ended: the page belongs to the same viewer, and shows no address.
 */
async function replaceSession(parts: AccountParts, viewer: AccountCaller['viewer']) {
  if (viewer.kind !== 'account') return null;
  const { id, email } = viewer;
  const enrolled = await hasSecondStep(parts, id);
  return { account: { id, email }, id: null, enrolled, pending: false, confirmedAt: null };
}

/** The address of this session's account, where it was confirmed lately. */
export async function findVisibleAddress(
  parts: AccountParts,
  headers: Headers,
): Promise<string | null> {
  const session = await readSession(parts, headers);
  return session && isConfirmed(session, parts.deps.clock.now()) ? session.account.email : null;
}

export async function readAccountPage(
  parts: AccountParts,
  { viewer, headers }: AccountCaller,
): Promise<AccountPage | null> {
  const { deps } = parts;
  const session = (await readSession(parts, headers)) ?? (await replaceSession(parts, viewer));
  if (!session || session.pending) return null;
  const { account } = session;
  const now = deps.clock.now();
  const [record, factors, sessions, events, [freeze], recovery] = await Promise.all([
    findById(deps, account.id),
    listFactors(parts, account.id),
    listSessions(parts, session),
    listEvents(parts, account.id),
    deps.db.db.select().from(accountFreezes).where(eq(accountFreezes.userId, account.id)),
    findRecovery(parts, account.id),
  ]);
  return {
    email: isConfirmed(session, now) ? account.email : null,
    hasPassword: Boolean(record?.passwordHash),
    enrolled: session.enrolled,
    factors,
    sessions,
    events: events.map(({ kind, device, createdAt }) => ({
      text: EVENT_TEXTS[kind],
      device,
      day: toIsoDay(createdAt),
    })),
    freeze: freeze?.reason ?? null,
    recoveryOpensAt: recovery?.opensAt ?? null,
    today: toIsoDay(now),
  };
}
