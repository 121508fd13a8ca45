// A backup brings back what opened accounts when it was made, and the database does not know what
// was used or ended since. So it opens nothing: sessions end, recoveries are to be asked for again,
// codes of apps up to now count as used, recovery codes and links that would change an account are
// void. Links that only stop something ("This was not me") go on: what they stopped may be undone.
import type pg from 'pg';

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

async function hasTable(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query('SELECT to_regclass($1) AS found', [`public.${table}`]);
  return rows[0].found !== null;
}
