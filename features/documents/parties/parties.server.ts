// The party book: people and organizations saved in an account, to be filled into documents. Saving
// and filling in need the plan; listing and deleting one's own entries never do. Names are unique:
// saving the same name again updates the entry.
import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { documentParties } from '#db/tables/documents.ts';
import type { Caller } from '#features/caller.ts';
import type { Deps } from '#features/deps.ts';
import * as refusals from '#features/plans/messages/refusals.ts';
import { checkGated, runGated } from '#features/plans/run-gated.server.ts';
import { toCleanLines } from '#features/printing/clean-text.ts';
import type { Party } from '#features/printing/document-shapes.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { MAX_PART_LENGTH } from '../assemble/lint.ts';
import { lockAccount } from '../lock-account.server.ts';
import * as documents from '../messages/documents.ts';
import * as partyBook from '../messages/party-book.ts';
import { createUndo, readUndo, redeemUndo, type Undo } from '../undo.server.ts';

export const MAX_PARTIES = 200;
export type SavedParty = Party & { id: string };
type PartyDeps = Pick<Deps, 'db' | 'clock' | 'site' | 'secret' | 'log'>;

const part = z
  .string()
  .max(MAX_PART_LENGTH)
  .transform((text) => toCleanLines(text).join('\n'));
const name = part.pipe(z.string().min(1).max(200));
const PartyInput = z.object({
  id: z.uuid().optional().catch(undefined),
  name,
  address: part,
  role: part,
});

export async function listParties(
  { db }: Pick<Deps, 'db'>,
  { viewer }: Caller,
): Promise<SavedParty[]> {
  return viewer.kind === 'account' ? selectParties(db.db, viewer.id) : [];
}

/** `mayEdit`: the plan covers saving and filling in. */
export async function getPartiesPage(deps: PartyDeps, caller: Caller) {
  const [parties, may] = await Promise.all([
    listParties(deps, caller),
    checkGated(deps, caller.viewer, 'reuse-parties'),
  ]);
  return { parties, mayEdit: may.ok };
}

function selectParties(db: Pick<NodePgDatabase, 'select'>, userId: string): Promise<SavedParty[]> {
  const { id, name, address, role } = documentParties;
  return db
    .select({ id, name, address, role })
    .from(documentParties)
    .where(eq(documentParties.userId, userId))
    .orderBy(asc(sql`lower(${name})`), asc(id))
    .limit(MAX_PARTIES);
}

/** The parties that may be filled into a document; none without the plan. */
export async function listReusableParties(deps: PartyDeps, caller: Caller): Promise<SavedParty[]> {
  const mayReuse =
    caller.viewer.kind === 'account' && (await checkGated(deps, caller.viewer, 'reuse-parties')).ok;
  return mayReuse ? listParties(deps, caller) : [];
}

export function saveParty(
  deps: PartyDeps,
  caller: Caller,
  input: unknown,
): Promise<Result<SavedParty>> {
  const { viewer } = caller;
  return runGated(deps, viewer, 'reuse-parties', async () => {
    if (viewer.kind !== 'account') return fail('unauthenticated', refusals.signIn);
    const parsed = PartyInput.safeParse(input);
    if (!parsed.success) return fail('invalid', partyBook.cannotRead);
    const { id, ...party } = parsed.data;
    try {
      return await deps.db.db.transaction(async (tx) => {
        await lockAccount(tx, viewer.id);
        const savedParties = await selectParties(tx, viewer.id);
        const existing = savedParties.find((one) =>
          id ? one.id === id : one.name.toLowerCase() === party.name.toLowerCase(),
        );
        if (id && !existing) return fail('not_found', partyBook.notFound);
        if (!existing && savedParties.length >= MAX_PARTIES)
          return fail('conflict', partyBook.full(MAX_PARTIES));
        const row = { ...party, savedAt: deps.clock.now() };
        const key = { userId: viewer.id, id: existing?.id ?? randomUUID() };
        await tx
          .insert(documentParties)
          .values({ ...key, ...row })
          .onConflictDoUpdate({ target: [documentParties.userId, documentParties.id], set: row });
        return ok({ id: key.id, ...party });
      });
    } catch (error) {
      deps.log.error({ err: error }, 'a party could not be saved');
      return fail('unavailable', partyBook.failed);
    }
  });
}

type UndoableDeps = Pick<Deps, 'db' | 'clock' | 'secret'>;

/**
 * Returns what undoes it. Succeeds without it when there is no such party: deleting is idempotent.
 */
export async function removeParty(
  deps: UndoableDeps,
  { viewer }: Caller,
  id: unknown,
): Promise<Result<Undo | null>> {
  if (viewer.kind !== 'account') return fail('unauthenticated', refusals.signIn);
  const key = z.uuid().safeParse(id);
  if (!key.success) return fail('invalid', partyBook.cannotRead);
  const { name, address, role } = documentParties;
  return deps.db.db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(documentParties)
      .where(and(eq(documentParties.userId, viewer.id), eq(documentParties.id, key.data)))
      .returning({ id: documentParties.id, name, address, role });
    return ok(removed ? await createUndo(tx, deps, viewer.id, 'restore-party', removed) : null);
  });
}

/** Brings back what `removeParty` has deleted. Does not need the plan: it was saved before. */
export async function restoreParty(
  deps: UndoableDeps,
  { viewer }: Caller,
  undo: Partial<Record<keyof Undo, unknown>>,
): Promise<Result<null>> {
  if (viewer.kind !== 'account') return fail('unauthenticated', refusals.signIn);
  const deletion = readUndo<SavedParty>(deps, viewer.id, 'restore-party', undo);
  if (!deletion) return fail('invalid', documents.undoFailed);
  const { id, name, address, role } = deletion.value;
  const row = { id, name, address, role, userId: viewer.id, savedAt: deps.clock.now() };
  return deps.db.db.transaction(async (tx) => {
    await lockAccount(tx, viewer.id);
    if ((await selectParties(tx, viewer.id)).length >= MAX_PARTIES)
      return fail('conflict', partyBook.full(MAX_PARTIES));
    if (!(await redeemUndo(tx, viewer.id, deletion.id)))
      return fail('invalid', documents.undoFailed);
    await tx.insert(documentParties).values(row).onConflictDoNothing();
    return ok(null);
  });
}
