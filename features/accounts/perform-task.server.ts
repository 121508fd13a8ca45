// The deferred part of registering, verifying and resetting, where a known address is handled
// differently from an unknown one.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '#db/tables/accounts.ts';
import type { MailMessage } from '#integrations/mail/mail.ts';
import type { AccountDeps } from './account-parts.ts';
import type { AccountTask } from './account-tasks.server.ts';
import { isMailboxDoubted } from './changes/doubted-mailbox.server.ts';
import { createSecurityMail, isSecurityTask } from './changes/security-mail.server.ts';
import {
  createAccountDeletedMail,
  createAlreadyRegisteredMail,
  createResetMail,
  createVerificationMail,
} from './emails.ts';
import { createResetLink, createVerificationLink, findByEmail } from './link-tokens.server.ts';
import { setPassword } from './set-password.server.ts';

export async function performTask(deps: AccountDeps, task: AccountTask): Promise<void> {
  const mail = await createMail(deps, task);
  if (mail) await deps.mail.send({ to: task.email, ...mail });
}

async function createMail(
  deps: AccountDeps,
  task: AccountTask,
): Promise<Omit<MailMessage, 'to'> | null> {
  const { kind, email, passwordHash } = task;
  if (isSecurityTask(task)) return createSecurityMail(deps, task);
  if (kind === 'account-deleted') return createAccountDeletedMail(deps.site);
  if (kind === 'register' && passwordHash) await register(deps, email, passwordHash);
  const account = await findByEmail(deps, email);
  if (!account) return null;
  if (kind === 'reset')
    return (await isMailboxDoubted(deps, account.id))
      ? null
      : createResetMail(deps.site, createResetLink(deps, account));
  if (account.emailVerified)
    return kind === 'register' ? createAlreadyRegisteredMail(deps.site) : null;
  const chosenHash = passwordHash ?? account.passwordHash;
  if (chosenHash === null) return null;
  return createVerificationMail(
    deps.site,
    createVerificationLink(deps, { accountId: account.id, passwordHash: chosenHash, email }),
  );
}

/**
 * Creates an account, or sets a new password for an unverified one: with the newest, signing in
 * says that the address is unverified. Which password comes into force is decided by the link that
 * is used. A verified account is not changed.
 */
async function register(deps: AccountDeps, email: string, passwordHash: string): Promise<void> {
  const now = deps.clock.now();
  await deps.db.db.transaction(async (tx) => {
    await tx
      .insert(users)
      .values({ id: randomUUID(), name: '', email, createdAt: now, updatedAt: now })
      .onConflictDoNothing();
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update');
    if (!user || user.emailVerified) return;
    await setPassword(tx, user.id, passwordHash, now);
  });
}
