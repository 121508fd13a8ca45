// What a session may do. Of an account with a second step, a session that has not taken it is
// `pending`: it counts as nobody's everywhere but at that step, whichever way it was opened.
import { eq, sql } from 'drizzle-orm';
import { accountRecoveries, authenticators, passkeys, staff } from '#db/tables/account-security.ts';
import { sessions } from '#db/tables/accounts.ts';
import type { StaffRole } from '#features/caller.ts';
import { toIsoDay } from '#lib/dates.ts';
import type { AccountParts } from '../account-parts.ts';
import { findSession } from '../find-session.server.ts';

export type AccountSession = {
  account: { id: string; email: string };
  accountCreatedAt: Date;
  id: string;
  expiresAt: Date;
  method: 'password' | 'google' | 'passkey' | null;
  enrolled: boolean;
  pending: boolean;
  secondFactorAt: Date | null;
  confirmedAt: Date | null;
  /** When a recovery that somebody asked for opens. */
  recoveryOpensAt: Date | null;
  /** Empty unless the second step was taken. */
  staff: StaffRole[];
};

type Parts = Pick<AccountParts, 'auth' | 'deps'>;

export async function readSession(parts: Parts, headers: Headers): Promise<AccountSession | null> {
  const found = await findSession(parts, headers);
  if (!found) return null;
  const { db } = parts.deps.db;
  const [row] = await db
    .select({
      method: sessions.method,
      secondFactorAt: sessions.secondFactorAt,
      confirmedAt: sessions.confirmedAt,
      lastSeenOn: sessions.lastSeenOn,
      enrolled: isEnrolled(sql`${sessions.userId}`),
      recoveryOpensAt: accountRecoveries.opensAt,
      roles: sql<
        StaffRole[]
      >`array(select ${staff.role} from ${staff} where ${staff.userId} = ${sessions.userId} and ${staff.revokedAt} is null order by 1)`,
    })
    .from(sessions)
    .leftJoin(accountRecoveries, eq(accountRecoveries.userId, sessions.userId))
    .where(eq(sessions.id, found.session.id));
  if (!row) return null;
  const { lastSeenOn, roles, ...facts } = row;
  const today = toIsoDay(parts.deps.clock.now());
  if (lastSeenOn !== today)
    await db.update(sessions).set({ lastSeenOn: today }).where(eq(sessions.id, found.session.id));
  return {
    account: { id: found.user.id, email: found.user.email },
    accountCreatedAt: found.user.createdAt,
    id: found.session.id,
    expiresAt: found.session.expiresAt,
    ...facts,
    pending: facts.enrolled && facts.secondFactorAt === null,
    staff: facts.enrolled && facts.secondFactorAt ? roles : [],
  };
}

/** An authenticator app that was confirmed, or a passkey. Recovery codes are no factor alone. */
export function isEnrolled(userId: ReturnType<typeof sql>) {
  return sql<boolean>`(exists (select from ${authenticators} where ${authenticators.userId} = ${userId} and ${authenticators.confirmedAt} is not null)
    or exists (select from ${passkeys} where ${passkeys.userId} = ${userId}))`;
}

export async function hasSecondStep(
  { deps }: Pick<AccountParts, 'deps'>,
  accountId: string,
): Promise<boolean> {
  const { rows } = await deps.db.db.execute<{ enrolled: boolean }>(
    sql`select ${isEnrolled(sql`${accountId}`)} as enrolled`,
  );
  return rows[0]?.enrolled === true;
}

export async function isStaff(
  { deps }: Pick<AccountParts, 'deps'>,
  accountId: string,
): Promise<boolean> {
  const { rows } = await deps.db.db.execute<{ found: boolean }>(
    sql`select exists (select from ${staff} where ${staff.userId} = ${accountId} and ${staff.revokedAt} is null) as found`,
  );
  return rows[0]?.found === true;
}
