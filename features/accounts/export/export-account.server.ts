// Everything that an account holds: each row that references it, found by foreign key, so that
// tables of later features are included by themselves. Made while it is sent, table by table, and
// kept nowhere. Secrets are left out: they are useless to their owner and useful to a thief.
import { eq, sql } from 'drizzle-orm';
import { users } from '#db/tables/accounts.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountCaller, AccountDeps, AccountParts } from '../account-parts.ts';
import { noteEvent } from '../changes/note-event.server.ts';
import * as accounts from '../messages/accounts.ts';
import { requireConfirmed } from '../sessions/confirm.server.ts';
import { labelDevice } from '../sessions/device-label.ts';

const SECRET_COLUMNS = new Set([
  'token',
  'password',
  'password_hash',
  'access_token',
  'refresh_token',
  'id_token',
  'secret',
  'last_step',
  'code_hash',
  'public_key',
  'challenge',
  'bound_to',
]);

export type ExportedRow = Record<string, unknown>;
export type AccountExport = {
  exportedAt: string;
  account: ExportedRow;
  tables: AsyncIterable<{ table: string; rows: ExportedRow[] }>;
};

export async function exportAccount(
  parts: AccountParts,
  caller: AccountCaller,
): Promise<Result<AccountExport>> {
  const session = await requireConfirmed(parts, caller);
  if (!session.ok) return session;
  const { deps } = parts;
  const { id } = session.value.account;
  const [account] = await deps.db.db.select().from(users).where(eq(users.id, id));
  if (!account) return fail('unauthenticated', accounts.signInFirst);
  await noteEvent(parts, session.value.account, 'exported', {
    device: labelDevice(caller.headers),
    mails: false,
  });
  const exportedAt = deps.clock.now().toISOString();
  return ok({ exportedAt, account, tables: readTables(deps, id) });
}

/** Also for tests of other features. */
export async function* readTables(
  deps: Pick<AccountDeps, 'db'>,
  accountId: string,
): AccountExport['tables'] {
  for (const { table, column } of await listAccountTables({ deps })) {
    const { rows } = await deps.db.db.execute(
      sql`select * from ${sql.identifier(table)} where ${sql.identifier(column)} = ${accountId}`,
    );
    yield { table, rows: rows.map(dropSecrets) };
  }
}

const dropSecrets = (row: ExportedRow): ExportedRow =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET_COLUMNS.has(name)));

/** As JSON, in pieces. */
export async function* toJsonPieces(exported: AccountExport): AsyncIterable<string> {
  const { exportedAt, account, tables } = exported;
  yield `{\n  "exportedAt": ${JSON.stringify(exportedAt)},\n  "account": ${JSON.stringify(account)}`;
  for await (const { table, rows } of tables) {
    yield `,\n  ${JSON.stringify(table)}: [`;
    for (const [index, row] of rows.entries())
      yield `${index === 0 ? '\n    ' : ',\n    '}${JSON.stringify(row)}`;
    yield rows.length > 0 ? '\n  ]' : ']';
  }
  yield '\n}\n';
}

export async function listAccountTables({ deps }: { deps: Pick<AccountDeps, 'db'> }) {
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
