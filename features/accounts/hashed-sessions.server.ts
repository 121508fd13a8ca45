// better-auth stores session tokens in plain text. Anyone who reads the table (a backup, a dump)
// could sign in as anyone, so the adapter is wrapped: the database sees only a hash, and
// better-auth sees the token from the cookie.
import { createHash } from 'node:crypto';
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth';

const SESSION_MODEL = 'session';

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

export function withHashedSessions(adapter: DBAdapter): DBAdapter {
  return {
    ...wrapAdapter(adapter),
    transaction: (work) => adapter.transaction((tx) => work(wrapAdapter(tx))),
  };
}

function wrapAdapter<T extends DBTransactionAdapter>(adapter: T): T {
  const hashWhere = <A extends { model: string; where?: Where[] }>(args: A): A =>
    args.model === SESSION_MODEL && args.where
      ? { ...args, where: args.where.map(hashClause) }
      : args;
  const hashData = <D extends Record<string, unknown>>(model: string, data: D): D =>
    model === SESSION_MODEL && typeof data.token === 'string'
      ? { ...data, token: hashToken(data.token) }
      : data;
  /** Replaces the hash in a row by the token that the query asked for. */
  const restoreToken = <R>(args: { model: string; where?: Where[] }, row: R): R => {
    const requested =
      args.model === SESSION_MODEL
        ? args.where?.find(({ field }) => field === 'token')?.value
        : undefined;
    if (!row || requested === undefined || requested === null) return row;
    const candidates = (Array.isArray(requested) ? requested : [requested]).map(String);
    const token = candidates.find(
      (candidate) => hashToken(candidate) === (row as { token?: string }).token,
    );
    return token === undefined ? row : { ...row, token };
  };
  return {
    ...adapter,
    create: async (args: Parameters<T['create']>[0]) => {
      const row = (await adapter.create({
        ...args,
        data: hashData(args.model, args.data),
      })) as Record<string, unknown>;
      return args.model === SESSION_MODEL
        ? { ...row, token: (args.data as { token?: string }).token }
        : row;
    },
    findOne: async (args: Parameters<T['findOne']>[0]) =>
      restoreToken(args, await adapter.findOne(hashWhere(args))),
    findMany: async (args: Parameters<T['findMany']>[0]) =>
      (await adapter.findMany(hashWhere(args))).map((row) => restoreToken(args, row)),
    count: (args: Parameters<T['count']>[0]) => adapter.count(hashWhere(args)),
    update: async (args: Parameters<T['update']>[0]) =>
      restoreToken(
        args,
        await adapter.update({ ...hashWhere(args), update: hashData(args.model, args.update) }),
      ),
    updateMany: (args: Parameters<T['updateMany']>[0]) =>
      adapter.updateMany({ ...hashWhere(args), update: hashData(args.model, args.update) }),
    delete: (args: Parameters<T['delete']>[0]) => adapter.delete(hashWhere(args)),
    deleteMany: (args: Parameters<T['deleteMany']>[0]) => adapter.deleteMany(hashWhere(args)),
    consumeOne: async (args: Parameters<T['consumeOne']>[0]) =>
      restoreToken(args, await adapter.consumeOne(hashWhere(args))),
    incrementOne: (args: Parameters<T['incrementOne']>[0]) => adapter.incrementOne(hashWhere(args)),
  } as T;
}

function hashClause(clause: Where): Where {
  if (clause.field !== 'token') return clause;
  const { value } = clause;
  if (Array.isArray(value))
    return { ...clause, value: value.map((token) => hashToken(String(token))) };
  return { ...clause, value: hashToken(String(value)) };
}
