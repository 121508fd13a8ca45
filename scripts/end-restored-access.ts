// A backup brings back what opened accounts when it was made, and the database does not know what
// was used or ended since. So it opens nothing: sessions end, recoveries are to be asked for again,
// codes of apps up to now count as used, recovery codes and links that would change an account are
// void. Links that only stop something ("This was not me") go on: what they stopped may be undone.
import type pg from 'pg';
import type { ReadDeletions } from '#features/accounts/changes/deletion-log.server.ts';

const STEP_MS = 30_000;

/** Each by its table: a backup of an earlier version may not have it. */
const STATEMENTS: [table: string, sql: string][] = [
  ['sessions', 'DELETE FROM public.sessions'],
  ['verifications', 'DELETE FROM public.verifications'],
  ['passkey_challenges', 'DELETE FROM public.passkey_challenges'],
  ['account_recoveries', 'DELETE FROM public.account_recoveries'],
  ['recovery_codes', 'DELETE FROM public.recovery_codes'],
  ['address_changes', 'DELETE FROM public.address_changes WHERE changed_at IS NULL'],
  ['authenticators', 'DELETE FROM public.authenticators WHERE confirmed_at IS NULL'],
  // Links for a new password are bound to it (features/accounts/link-tokens.server.ts).
  ['users', `UPDATE public.users SET updated_at = updated_at + interval '1 millisecond'`],
];

export async function endRestoredAccess(client: pg.Client, now: Date): Promise<void> {
  for (const [table, sql] of STATEMENTS) if (await hasTable(client, table)) await client.query(sql);
  // A code may be of the step after this one, for clocks that are ahead.
  if (await hasTable(client, 'authenticators'))
    await client.query('UPDATE public.authenticators SET last_step = greatest(last_step, $1)', [
      Math.floor(now.getTime() / STEP_MS) + 1,
    ]);
}

export type Doubted = { frozen: number; open: number };

/**
 * Whose address changed since, or who got a first factor: the backup gives the account back to the
 * mailbox that its owner may have left. So changes of it are stopped, and no mail sets a password
 * (isMailboxDoubted). A change that the backup has is known by its event; the newest event of all
 * says how far the backup goes, because events are forgotten after a year. `open`: the backup is of
 * a version that cannot stop them.
 */
export async function freezeDoubted(
  client: pg.Client,
  { findChanges }: Pick<ReadDeletions, 'findChanges'>,
  now: Date,
): Promise<Doubted> {
  const doubted = { frozen: 0, open: 0 };
  if (!(await hasTable(client, 'users'))) return doubted;
  const canFreeze = await hasTable(client, 'account_freezes');
  const { rows } = await client.query<{ id: string }>('SELECT id FROM public.users');
  for (const { id } of rows) {
    const changes = findChanges(id);
    if (changes.length === 0) continue;
    if (!canFreeze) doubted.open++;
    else {
      const frozen = await client.query(FREEZE, [
        id,
        changes.map(({ kind }) => kind),
        changes.map(({ at }) => at),
        now,
      ]);
      doubted.frozen += frozen.rowCount ?? 0;
      if (frozen.rowCount) await client.query(UNLINK, [id]);
    }
  }
  return doubted;
}

const UNLINK = `DELETE FROM public.sign_in_methods WHERE user_id = $1 AND provider_id = 'google'`;

const FREEZE = `
  INSERT INTO public.account_freezes (user_id, reason, since)
  SELECT $1, 'address', $4
  WHERE EXISTS (
    SELECT FROM unnest($2::text[], $3::timestamptz[]) AS change (kind, at)
    WHERE at > (SELECT coalesce(max(created_at), '-infinity') FROM public.account_events) - interval '1 hour'
      AND NOT EXISTS (SELECT FROM public.account_events e WHERE e.user_id = $1 AND e.kind = change.kind AND e.created_at >= at)
      AND (kind = 'address-changed' OR NOT (
        EXISTS (SELECT FROM public.authenticators WHERE user_id = $1 AND confirmed_at IS NOT NULL)
        OR EXISTS (SELECT FROM public.passkeys WHERE user_id = $1))))
  ON CONFLICT (user_id) DO UPDATE SET reason = excluded.reason`;

async function hasTable(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query('SELECT to_regclass($1) AS found', [`public.${table}`]);
  return rows[0].found !== null;
}
