// Saved analyses, memos and motions of an account. Only results that this server signed for the
// account can be saved, so that unchecked text cannot be stored as checked. Opening and deleting
// saved results never needs a plan.

import { randomUUID } from 'node:crypto';
import { and, count, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { researchResults } from '#db/tables/research-results.ts';
import { verifyResult } from '#features/analysis/sign-result.server.ts';
import type { Caller } from '#features/caller.ts';
import type { Deps } from '#features/deps.ts';
import * as refusals from '#features/plans/messages/refusals.ts';
import { toIsoDay } from '#lib/dates.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { type EngineEvent, WORK_PRODUCTS, type WorkProduct } from '../work-product/work-product.ts';
import { workProductErrors } from '../work-product/work-product-errors.ts';
import { MAX_RESULTS, type SavedResult, type SavedResultLine } from './saved-result-shapes.ts';

const Title = z
  .string()
  .trim()
  .regex(/^[^\0]{1,120}$/u);

export async function saveResult(
  deps: Pick<Deps, 'db' | 'clock' | 'secret' | 'log'>,
  { viewer }: Caller,
  input: { sealed: unknown; title: unknown },
): Promise<Result<string>> {
  if (viewer.kind !== 'account') return fail('unauthenticated', refusals.signIn);
  const title = Title.safeParse(input.title);
  if (!title.success) return fail('invalid', workProductErrors.badTitle);
  const signedResult = verifyResult<EngineEvent>(deps, viewer, input.sealed);
  if (!signedResult) return fail('invalid', workProductErrors.notOurs);
  try {
    const [existing] = await deps.db.db
      .select({ n: count() })
      .from(researchResults)
      .where(eq(researchResults.userId, viewer.id));
    if ((existing?.n ?? 0) >= MAX_RESULTS)
      return fail('conflict', workProductErrors.full(MAX_RESULTS));
    const id = randomUUID();
    const { writing, events } = signedResult;
    await deps.db.db.insert(researchResults).values({
      id,
      userId: viewer.id,
      kind: writing,
      title: title.data,
      events,
      savedAt: deps.clock.now(),
    });
    return ok(id);
  } catch (error) {
    deps.log.error({ err: error }, 'a result could not be saved');
    return fail('unavailable', workProductErrors.notSaved);
  }
}

const LINE_COLUMNS = {
  id: researchResults.id,
  kind: researchResults.kind,
  title: researchResults.title,
  savedAt: researchResults.savedAt,
};
type Row = { id: string; kind: string; title: string; savedAt: Date };

export async function listResults(
  { db }: Pick<Deps, 'db'>,
  { viewer }: Caller,
): Promise<SavedResultLine[]> {
  if (viewer.kind !== 'account') return [];
  const isOwn = eq(researchResults.userId, viewer.id);
  const rows = await db.db
    .select(LINE_COLUMNS)
    .from(researchResults)
    .where(isOwn)
    .orderBy(desc(researchResults.savedAt), researchResults.id);
  return rows.map(toLine);
}

export async function findResult(
  { db }: Pick<Deps, 'db'>,
  { viewer }: Caller,
  id: unknown,
): Promise<SavedResult | undefined> {
  const key = z.uuid().safeParse(id);
  if (viewer.kind !== 'account' || !key.success) return undefined;
  const isRequested = and(eq(researchResults.userId, viewer.id), eq(researchResults.id, key.data));
  const [row] = await db.db
    .select({ ...LINE_COLUMNS, events: researchResults.events })
    .from(researchResults)
    .where(isRequested);
  return row && { ...toLine(row), events: row.events as EngineEvent[] };
}

/** Deletes permanently. Idempotent. */
export async function removeResult(
  { db }: Pick<Deps, 'db'>,
  { viewer }: Caller,
  id: unknown,
): Promise<Result<null>> {
  if (viewer.kind !== 'account') return fail('unauthenticated', refusals.signIn);
  const key = z.uuid().safeParse(id);
  if (!key.success) return fail('invalid', workProductErrors.notOurs);
  await db.db
    .delete(researchResults)
    .where(and(eq(researchResults.userId, viewer.id), eq(researchResults.id, key.data)));
  return ok(null);
}

function toLine({ id, kind, title, savedAt }: Row): SavedResultLine {
  const workProduct: WorkProduct =
    WORK_PRODUCTS.find((candidate) => candidate === kind) ?? 'analysis';
  return { id, kind: workProduct, title, savedOn: toIsoDay(savedAt) };
}
