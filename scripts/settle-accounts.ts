// The accounts of a database that was restored: deleted again, opened by nothing, and stopped where
// the backup has an earlier address or no factor.
import type pg from 'pg';
import {
  copyDeletions,
  getDeletionFile,
  type ReadDeletions,
} from '#features/accounts/changes/deletion-log.server.ts';
import { type Doubted, endRestoredAccess, freezeDoubted } from '#scripts/end-restored-access.ts';
import { repeatDeletions } from '#scripts/repeat-deletions.ts';
import { readOperatorSettings } from '#scripts/with-database.ts';

export type SettledAccounts = { deleted: number; doubted: Doubted } | null;

/** In the transaction that restores: before any app can start on it. */
export async function settleAccounts(
  client: pg.Client,
  deletions: ReadDeletions | null,
): Promise<SettledAccounts> {
  const now = new Date();
  await endRestoredAccess(client, now);
  if (!deletions) return null;
  const deleted = await repeatDeletions(client, deletions);
  const doubted = await freezeDoubted(client, deletions, now);
  copyDeletions(deletions.file, getDeletionFile(readOperatorSettings().dataDir));
  return { deleted, doubted };
}

export function reportAccounts(settled: SettledAccounts): void {
  if (settled) {
    const { deleted, doubted } = settled;
    console.log(`Accounts that had been deleted since and are deleted again: ${deleted}`);
    console.log(
      `Accounts whose address changed since, or that got their first second step since, and that are stopped: ${doubted.frozen}\n` +
        'They have the address of the backup again, so no mail sets a password for them and Google does not open them.\n' +
        'When their owners write: npm run staff -- recover EMAIL NEW-EMAIL.',
    );
    if (doubted.open > 0)
      console.log(
        `The backup is of a version that cannot stop accounts. Some of these ${doubted.open} may open to a mailbox that their owners left.`,
      );
  } else
    console.log(
      'Without the list of deleted accounts nobody knows whose address changed since: such an account is open to the\n' +
        'mailbox that its owner left.',
    );
  console.log(
    'Every session is ended, and recovery codes and links in mails that were not used are void. Roles, factors and\n' +
      'API keys are those of the backup: look whether one was taken back since (npm run staff -- list).',
  );
}
