// Exports every row that references an account, found by foreign key, so that tables of later
// features are included automatically. Secrets are left out: they are useless to their owner and
// useful to a thief.
import { eq, sql } from 'drizzle-orm';
import { users } from '#db/tables/accounts.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountCaller, AccountParts } from './account-parts.ts';
import * as accounts from './messages/accounts.ts';

const SECRET_COLUMNS = new Set([
  'token',
  'password',
  'password_hash',
  'access_token',
  'refresh_token',
  'id_token',
]);

export type MyData = {
  exportedAt: string;
  account: Record<string, unknown>;
  [table: string]: unknown;
};

export async function downloadMyData(
  { deps }: AccountParts,
  { viewer }: Pick<AccountCaller, 'viewer'>,
): Promise<Result<MyData>> {
  if (viewer.kind !== 'account') return fail('unauthenticated', accounts.signInFirst);
  const { db } = deps.db;
  const [account] = await db.select().from(users).where(eq(users.id, viewer.id));
  if (!account) return fail('unauthenticated', accounts.signInFirst);
  const data: MyData = { exportedAt: deps.clock.now().toISOString(), account };
  for (const { table, column } of await listAccountTables({ deps })) {
    const { rows } = await db.execute(
      sql`select * from ${sql.identifier(table)} where ${sql.identifier(column)} = ${viewer.id}`,
    );
    data[table] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET_COLUMNS.has(name))),
    );
  }
  return ok(data);
}

export async function listAccountTables({ deps }: Pick<AccountParts, 'deps'>) {
  const { rows } = await deps.db.db.execute<{
    table: string;
    column: string;
    cascades: boolean;
  }>(sql`
    select c.conrelid::regclass::text as table, a.attname as column, c.confdeltype = 'c' as cascades
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass
    order by 1`);
  return rows.map((row) => ({ ...row, table: row.table.replaceAll('"', '') }));
}
