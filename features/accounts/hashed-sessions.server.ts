// better-auth keeps session tokens as they are. Whoever reads the table (a backup, a dump) could then be anyone, so the
// adapter is wrapped: the database sees only a hash, and everyone above sees the token that the cookie holds.
import { createHash } from 'node:crypto';
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth';

const MODEL = 'session';

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

export function hashedSessions(inner: DBAdapter): DBAdapter {
  return { ...wrap(inner), transaction: (work) => inner.transaction((within) => work(wrap(within))) };
}

function wrap<T extends DBTransactionAdapter>(inner: T): T {
  const hashedWhere = <A extends { model: string; where?: Where[] }>(args: A): A =>
    args.model === MODEL && args.where ? { ...args, where: args.where.map(hashedClause) } : args;
  const hashedData = <D extends Record<string, unknown>>(model: string, data: D): D =>
    model === MODEL && typeof data.token === 'string' ? { ...data, token: hashToken(data.token) } : data;
  /** Gives a found row the token it was asked for by. */
  const named = <R>(args: { model: string; where?: Where[] }, row: R): R => {
    const asked = args.model === MODEL ? args.where?.find(({ field }) => field === 'token')?.value : undefined;
    if (!row || asked === undefined || asked === null) return row;
    const candidates = (Array.isArray(asked) ? asked : [asked]).map(String);
    const token = candidates.find((candidate) => hashToken(candidate) === (row as { token?: string }).token);
    return token === undefined ? row : { ...row, token };
  };
  return {
    ...inner,
    create: async (args: Parameters<T['create']>[0]) => {
      const row = (await inner.create({ ...args, data: hashedData(args.model, args.data) })) as Record<string, unknown>;
      return args.model === MODEL ? { ...row, token: (args.data as { token?: string }).token } : row;
    },
    findOne: async (args: Parameters<T['findOne']>[0]) => named(args, await inner.findOne(hashedWhere(args))),
    findMany: async (args: Parameters<T['findMany']>[0]) => (await inner.findMany(hashedWhere(args))).map((row) => named(args, row)),
    count: (args: Parameters<T['count']>[0]) => inner.count(hashedWhere(args)),
    update: async (args: Parameters<T['update']>[0]) =>
      named(args, await inner.update({ ...hashedWhere(args), update: hashedData(args.model, args.update) })),
    updateMany: (args: Parameters<T['updateMany']>[0]) =>
      inner.updateMany({ ...hashedWhere(args), update: hashedData(args.model, args.update) }),
    delete: (args: Parameters<T['delete']>[0]) => inner.delete(hashedWhere(args)),
    deleteMany: (args: Parameters<T['deleteMany']>[0]) => inner.deleteMany(hashedWhere(args)),
    consumeOne: async (args: Parameters<T['consumeOne']>[0]) => named(args, await inner.consumeOne(hashedWhere(args))),
    incrementOne: (args: Parameters<T['incrementOne']>[0]) => inner.incrementOne(hashedWhere(args)),
  } as T;
}

function hashedClause(clause: Where): Where {
  if (clause.field !== 'token') return clause;
  const { value } = clause;
  if (Array.isArray(value)) return { ...clause, value: value.map((one) => hashToken(String(one))) };
  return { ...clause, value: hashToken(String(value)) };
}
