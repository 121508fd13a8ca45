// A restore stops changes of an account whose address, or whose want of a factor, is that of the
// backup (scripts/end-restored-access.ts): its mailbox may be the one that the owner left. Then no
// mail sets a password and Google does not open it, until a factor or the operator decides.
import { sql } from 'drizzle-orm';
import { accountFreezes, addressChanges } from '#db/tables/account-security.ts';
import type { AccountDeps } from '../account-parts.ts';

/** Stopped about the address, though nobody objected to a change of it. */
export async function isMailboxDoubted(
  { db }: Pick<AccountDeps, 'db'>,
  accountId: string,
): Promise<boolean> {
  const { rows } = await db.db.execute(sql`
    select from ${accountFreezes}
    where ${accountFreezes.userId} = ${accountId} and ${accountFreezes.reason} = 'address'
      and not exists (select from ${addressChanges}
        where ${addressChanges.userId} = ${accountId} and ${addressChanges.stoppedAt} is not null)`);
  return rows.length > 0;
}
