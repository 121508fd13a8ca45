// The deferred part of registering, verifying and resetting, where a known address is handled differently from an unknown one.
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { signInMethods, users } from '#db/tables/accounts.ts';
import type { MailMessage } from '#integrations/mail/mail.ts';
import type { AccountDeps } from './account-parts.ts';
import type { AccountTask } from './account-tasks.server.ts';
import {
  createAccountDeletedMail,
  createAlreadyRegisteredMail,
  createPasswordChangedMail,
  createResetMail,
  createVerificationMail,
} from './emails.ts';
import { createLink, findByEmail } from './link-tokens.server.ts';

export async function performTask(deps: AccountDeps, task: AccountTask): Promise<void> {
  const mail = await createMail(deps, task);
  if (mail) await deps.mail.send({ to: task.email, ...mail });
}

async function createMail(deps: AccountDeps, { kind, email, passwordHash }: AccountTask): Promise<Omit<MailMessage, 'to'> | null> {
  if (kind === 'account-deleted') return createAccountDeletedMail(deps.site);
  if (kind === 'register' && passwordHash) await register(deps, email, passwordHash);
  const account = await findByEmail(deps, email);
  if (!account) return null;
  if (kind === 'password-changed') return createPasswordChangedMail(deps.site);
  if (kind === 'reset') return createResetMail(deps.site, createLink(deps, 'reset-password', account));
  if (!account.emailVerified) return createVerificationMail(deps.site, createLink(deps, 'verify-email', account));
  return kind === 'register' ? createAlreadyRegisteredMail(deps.site) : null;
}

/** Creates an account, or sets a new password for an unverified one. A verified account is not changed. */
async function register(deps: AccountDeps, email: string, password: string): Promise<void> {
  const now = deps.clock.now();
  const timestamps = { createdAt: now, updatedAt: now };
  await deps.db.db.transaction(async (tx) => {
    await tx
      .insert(users)
      .values({ id: randomUUID(), name: '', email, ...timestamps })
      .onConflictDoNothing();
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update');
    if (!user || user.emailVerified) return;
    const isPasswordMethod = and(eq(signInMethods.userId, user.id), eq(signInMethods.providerId, 'credential'));
    const updatedRows = await tx
      .update(signInMethods)
      .set({ password, updatedAt: now })
      .where(isPasswordMethod)
      .returning({ id: signInMethods.id });
    if (updatedRows.length > 0) return;
    await tx.insert(signInMethods).values({
      id: randomUUID(),
      userId: user.id,
      accountId: user.id,
      providerId: 'credential',
      password,
      ...timestamps,
    });
  });
}
