// Who works at the desk: granted and taken back by the operator's command alone. A role counts only
// in sessions that took the second step (sessions/read-session.server.ts).
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { staff } from '#db/tables/account-security.ts';
import { sessions, users } from '#db/tables/accounts.ts';
import type { StaffRole } from '#features/caller.ts';
import type { Deps } from '#features/deps.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import * as staffTexts from '../messages/staff.ts';
import { isEnrolled } from '../sessions/read-session.server.ts';

const STAFF_ROLES = ['operator', 'reviewer', 'support'] as const satisfies StaffRole[];

type StaffDeps = Pick<Deps, 'db' | 'clock'>;
type Change = { email: string; role: string };

/** For an account with a second step: a role must not wait for whoever adds the first one. */
export async function grantRole(deps: StaffDeps, change: Change): Promise<Result<null>> {
  const found = await findPerson(deps, change);
  if (!found.ok) return found;
  const { id, role, enrolled } = found.value;
  if (!enrolled) return fail('conflict', staffTexts.notEnrolled);
  const grantedAt = deps.clock.now();
  await deps.db.db
    .insert(staff)
    .values({ userId: id, role, grantedAt })
    .onConflictDoUpdate({
      target: [staff.userId, staff.role],
      set: { grantedAt, revokedAt: null },
    });
  return ok(null);
}

/** Ends the person's sessions, too: what was open at the desk closes. */
export async function revokeRole(deps: StaffDeps, change: Change): Promise<Result<null>> {
  const found = await findPerson(deps, change);
  if (!found.ok) return found;
  const { id, role } = found.value;
  const revoked = await deps.db.db
    .update(staff)
    .set({ revokedAt: deps.clock.now() })
    .where(and(eq(staff.userId, id), eq(staff.role, role), isNull(staff.revokedAt)))
    .returning({ role: staff.role });
  if (revoked.length === 0) return fail('not_found', staffTexts.noSuchRole);
  await deps.db.db.delete(sessions).where(eq(sessions.userId, id));
  return ok(null);
}

export function listStaff({ db }: Pick<Deps, 'db'>) {
  return db.db
    .select({
      email: users.email,
      role: staff.role,
      grantedAt: staff.grantedAt,
      enrolled: isEnrolled(sql`${users.id}`),
    })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(isNull(staff.revokedAt))
    .orderBy(asc(users.email), asc(staff.role));
}

/** How many; null for an address without an account. */
export async function endAllSessions(
  { db }: Pick<Deps, 'db'>,
  email: string,
): Promise<number | null> {
  if (email === 'everybody')
    return (await db.db.delete(sessions).returning({ id: sessions.id })).length;
  const [account] = await db.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email.trim().toLowerCase()));
  if (!account) return null;
  const ofAccount = eq(sessions.userId, account.id);
  return (await db.db.delete(sessions).where(ofAccount).returning({ id: sessions.id })).length;
}

async function findPerson({ db }: StaffDeps, { email, role }: Change) {
  const known = STAFF_ROLES.find((name) => name === role);
  if (!known) return fail('invalid', staffTexts.noRole(STAFF_ROLES.join(', ')));
  const [person] = await db.db
    .select({ id: users.id, enrolled: isEnrolled(sql`${users.id}`) })
    .from(users)
    .where(and(eq(users.email, email.trim().toLowerCase()), eq(users.emailVerified, true)));
  return person ? ok({ ...person, role: known }) : fail('not_found', staffTexts.noAccount);
}
