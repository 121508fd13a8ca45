// Ten codes on paper, each good for one second step. Only keyed hashes are stored, and the DELETE
// that finds a code is what uses it: of two requests at once one finds none.
import { createHmac, randomInt } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import { recoveryCodes } from '#db/tables/account-security.ts';
import type { AccountParts } from '../account-parts.ts';
import { isTrusted } from './factor-age.server.ts';

type Parts = Pick<AccountParts, 'deps'>;

const RECOVERY_CODES = 10;
const CODE_LENGTH = 10;
/** Without what is read as something else: 0 and O, 1, I and L, 5 and S, U and V. */
const LETTERS = '2346789ABCDEFGHJKMNPQRTWXYZ';

function createCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
  return letters.join('');
}

const hashCode = ({ deps }: Parts, accountId: string, code: string) =>
  createHmac('sha256', deps.secret)
    .update(`recovery-code ${accountId} ${code}`)
    .digest('base64url');

const formatCode = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;

/** Replaces all earlier ones. They can be read once, from what this returns. */
export async function makeRecoveryCodes(parts: Parts, accountId: string): Promise<string[]> {
  const { deps } = parts;
  const codes = Array.from({ length: RECOVERY_CODES }, createCode);
  const createdAt = deps.clock.now();
  await deps.db.db.transaction(async (tx) => {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, accountId));
    await tx.insert(recoveryCodes).values(
      codes.map((code) => ({
        userId: accountId,
        codeHash: hashCode(parts, accountId, code),
        createdAt,
      })),
    );
  });
  return codes.map(formatCode);
}

export async function spendRecoveryCode(
  parts: Parts,
  accountId: string,
  typed: string,
): Promise<boolean> {
  const code = typed.toUpperCase();
  if (code.length !== CODE_LENGTH) return false;
  const used = await parts.deps.db.db
    .delete(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.userId, accountId),
        eq(recoveryCodes.codeHash, hashCode(parts, accountId, code)),
        isTrusted(recoveryCodes.userId, recoveryCodes.createdAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

export async function countRecoveryCodes({ deps }: Parts, accountId: string): Promise<number> {
  const [row] = await deps.db.db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, accountId));
  return row?.left ?? 0;
}
