// The part of registering, verifying and resetting in which a known address differs from an unknown one.
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { signInMethods, users } from '#db/tables/accounts.ts';
import type { MailMessage } from '#integrations/mail/mail.ts';
import type { AccountDeps } from './account-parts.ts';
import type { AccountTask } from './account-tasks.server.ts';
import { accountDeletedMail, alreadyRegisteredMail, passwordChangedMail, resetMail, verificationMail } from './emails.ts';
import { findByEmail, linkFor } from './link-tokens.server.ts';

export async function performTask(deps: AccountDeps, task: AccountTask): Promise<void> {
  const letter = await letterFor(deps, task);
  if (letter) await deps.mail.send({ to: task.email, ...letter });
}

async function letterFor(deps: AccountDeps, { kind, email, passwordHash }: AccountTask): Promise<Omit<MailMessage, 'to'> | null> {
  if (kind === 'account-deleted') return accountDeletedMail(deps.site);
  if (kind === 'register' && passwordHash) await register(deps, email, passwordHash);
  const holder = await findByEmail(deps, email);
  if (!holder) return null;
  if (kind === 'password-changed') return passwordChangedMail(deps.site);
  if (kind === 'reset') return resetMail(deps.site, linkFor(deps, 'reset-password', holder));
  if (!holder.emailVerified) return verificationMail(deps.site, linkFor(deps, 'verify-email', holder));
  return kind === 'register' ? alreadyRegisteredMail(deps.site) : null;
}

/** A new account, or a new password for one that nobody has verified yet. A verified one is left alone. */
async function register(deps: AccountDeps, email: string, password: string): Promise<void> {
  const now = deps.clock.now();
  const stamps = { createdAt: now, updatedAt: now };
  await deps.db.db.transaction(async (within) => {
    await within
      .insert(users)
      .values({ id: randomUUID(), name: '', email, ...stamps })
      .onConflictDoNothing();
    const [user] = await within.select().from(users).where(eq(users.email, email)).for('update');
    if (!user || user.emailVerified) return;
    const own = and(eq(signInMethods.userId, user.id), eq(signInMethods.providerId, 'credential'));
    const replaced = await within.update(signInMethods).set({ password, updatedAt: now }).where(own).returning({ id: signInMethods.id });
    if (replaced.length > 0) return;
    await within.insert(signInMethods).values({
      id: randomUUID(),
      userId: user.id,
      accountId: user.id,
      providerId: 'credential',
      password,
      ...stamps,
    });
  });
}
