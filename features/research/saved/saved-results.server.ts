// Analyses, memos and motions in the account of who is signed in. What is kept is only what this server sealed for this account, so that
// nothing can be saved here as checked that was not. Opening and deleting one's own never need a plan.
import { randomUUID } from 'node:crypto';
import { and, count, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { researchResults } from '#db/tables/research-results.ts';
import { verifyResult } from '#features/analysis/sign-result.server.ts';
import type { Deps } from '#features/deps.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { refused } from '#features/plans/messages.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { type EngineEvent, WRITINGS, type Writing } from '../work-product/work-product.ts';
import { writingFaults } from '../work-product/work-product-errors.ts';
import { MAX_RESULTS, type SavedResult, type SavedResultLine } from './saved-result-shapes.ts';

const Title = z
  .string()
  .trim()
  .regex(/^[^\0]{1,120}$/u);

export async function saveResult(
  deps: Pick<Deps, 'db' | 'clock' | 'secret' | 'log'>,
  viewer: Viewer,
  input: { sealed: unknown; title: unknown },
): Promise<Result<string>> {
  if (viewer.kind !== 'account') return fail('unauthenticated', refused.signIn);
  const title = Title.safeParse(input.title);
  if (!title.success) return fail('invalid', writingFaults.badTitle);
  const opened = verifyResult<EngineEvent>(deps, viewer, input.sealed);
  if (!opened) return fail('invalid', writingFaults.notOurs);
  try {
    const [held] = await deps.db.db.select({ n: count() }).from(researchResults).where(eq(researchResults.userId, viewer.id));
    if ((held?.n ?? 0) >= MAX_RESULTS) return fail('conflict', writingFaults.full(MAX_RESULTS));
    const id = randomUUID();
    const { writing, events } = opened;
    await deps.db.db
      .insert(researchResults)
      .values({ id, userId: viewer.id, kind: writing, title: title.data, events, savedAt: deps.clock.now() });
    return ok(id);
  } catch (error) {
    deps.log.error({ err: error }, 'a result could not be saved');
    return fail('unavailable', writingFaults.notSaved);
  }
}

const LINE = { id: researchResults.id, kind: researchResults.kind, title: researchResults.title, savedAt: researchResults.savedAt };
type Row = { id: string; kind: string; title: string; savedAt: Date };

export async function listResults({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<SavedResultLine[]> {
  if (viewer.kind !== 'account') return [];
  const mine = eq(researchResults.userId, viewer.id);
  const rows = await db.db.select(LINE).from(researchResults).where(mine).orderBy(desc(researchResults.savedAt), researchResults.id);
  return rows.map(lineOf);
}

export async function findResult({ db }: Pick<Deps, 'db'>, viewer: Viewer, id: unknown): Promise<SavedResult | undefined> {
  const key = z.uuid().safeParse(id);
  if (viewer.kind !== 'account' || !key.success) return undefined;
  const one = and(eq(researchResults.userId, viewer.id), eq(researchResults.id, key.data));
  const [row] = await db.db
    .select({ ...LINE, events: researchResults.events })
    .from(researchResults)
    .where(one);
  return row && { ...lineOf(row), events: row.events as EngineEvent[] };
}

/** For good. What is not there is gone already. */
export async function removeResult({ db }: Pick<Deps, 'db'>, viewer: Viewer, id: unknown): Promise<Result<null>> {
  if (viewer.kind !== 'account') return fail('unauthenticated', refused.signIn);
  const key = z.uuid().safeParse(id);
  if (!key.success) return fail('invalid', writingFaults.notOurs);
  await db.db.delete(researchResults).where(and(eq(researchResults.userId, viewer.id), eq(researchResults.id, key.data)));
  return ok(null);
}

function lineOf({ id, kind, title, savedAt }: Row): SavedResultLine {
  const known: Writing = WRITINGS.find((writing) => writing === kind) ?? 'analysis';
  return { id, kind: known, title, savedOn: savedAt.toISOString().slice(0, 10) };
}
