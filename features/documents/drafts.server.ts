// Drafts saved in an account. A draft may be incomplete; saving it again adds a version, so nothing
// is overwritten, except that saving while somebody types renews the version of that visit. Saving
// needs the plan; opening and deleting one's own drafts never do.
import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, max } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { documentDrafts } from '#db/tables/documents.ts';
import type { Caller } from '#features/caller.ts';
import type { Deps } from '#features/deps.ts';
import * as refusals from '#features/plans/messages/refusals.ts';
import { runGated } from '#features/plans/run-gated.server.ts';
import type { DocumentRequest as Request } from '#features/printing/document-shapes.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { lockAccount } from './lock-account.server.ts';
import * as documents from './messages/documents.ts';
import * as drafts from './messages/drafts.ts';
import { DocumentRequest } from './schema.ts';
import { createUndo, readUndo, redeemUndo, type Undo } from './undo.server.ts';

export const MAX_VERSIONS = 200;

/** In characters. The form that brings a draft back is smaller than the drafts page accepts. */
const MAX_UNDO_LENGTH = 600_000;

type UndoableDeps = Pick<Deps, 'db' | 'clock' | 'secret'>;
export type SavedDraft = { draft: string; version: number; savedAt: string };
type DraftDeps = Pick<Deps, 'db' | 'clock' | 'site' | 'secret' | 'log'>;
export type DraftListItem = {
  draft: string;
  version: number;
  name: string;
  documentType: string;
  savedAt: string;
};
export type OpenDraft = { draft: string; version: number; name: string; request: Request };

const DraftInput = z.object({
  draft: z.uuid().optional().catch(undefined),
  name: z
    .string()
    .trim()
    .regex(/^[^\0]{1,120}$/),
  request: DocumentRequest,
  /** The version to renew, rather than to add one. */
  renew: z.coerce.number().int().min(1).max(100_000).optional().catch(undefined),
});
const DraftKey = z.object({
  draft: z.uuid(),
  version: z.coerce.number().int().min(1).max(MAX_VERSIONS),
});

export function saveDraft(
  deps: DraftDeps,
  { viewer }: Caller,
  input: unknown,
): Promise<Result<SavedDraft>> {
  return runGated(deps, viewer, 'save-draft', async () => {
    if (viewer.kind !== 'account') return fail('unauthenticated', refusals.signIn);
    const parsed = DraftInput.safeParse(input);
    if (!parsed.success) return fail('invalid', drafts.cannotRead);
    const { name, request, draft, renew } = parsed.data;
    const isOwn = eq(documentDrafts.userId, viewer.id);
    const isSameDraft = draft
      ? and(
          isOwn,
          eq(documentDrafts.draft, draft),
          eq(documentDrafts.documentType, request.documentType),
        )
      : undefined;
    const values = { name, request, savedAt: deps.clock.now() };
    const savedAt = values.savedAt.toISOString();
    try {
      return await deps.db.db.transaction(async (tx) => {
        await lockAccount(tx, viewer.id);
        if (isSameDraft && renew) {
          const [renewed] = await tx
            .update(documentDrafts)
            .set(values)
            .where(and(isSameDraft, eq(documentDrafts.version, renew)))
            .returning({ draft: documentDrafts.draft, version: documentDrafts.version });
          if (renewed) return ok({ ...renewed, savedAt });
        }
        if ((await countVersions(tx, viewer.id)) >= MAX_VERSIONS)
          return fail('conflict', drafts.full(MAX_VERSIONS));
        const [latest] = isSameDraft
          ? await tx
              .select({ version: max(documentDrafts.version) })
              .from(documentDrafts)
              .where(isSameDraft)
          : [];
        const key =
          latest?.version && draft
            ? { draft, version: latest.version + 1 }
            : { draft: randomUUID(), version: 1 };
        const row = { ...key, ...values, userId: viewer.id, documentType: request.documentType };
        await tx.insert(documentDrafts).values(row);
        return ok({ ...key, savedAt });
      });
    } catch (error) {
      deps.log.error({ err: error }, 'a draft could not be saved');
      return fail('unavailable', drafts.failed);
    }
  });
}

async function countVersions(tx: Pick<NodePgDatabase, 'select'>, userId: string): Promise<number> {
  const [total] = await tx
    .select({ n: count() })
    .from(documentDrafts)
    .where(eq(documentDrafts.userId, userId));
  return total?.n ?? 0;
}

export async function listDrafts(
  { db }: Pick<Deps, 'db'>,
  { viewer }: Caller,
): Promise<DraftListItem[]> {
  if (viewer.kind !== 'account') return [];
  const { draft, version, name, documentType, savedAt } = documentDrafts;
  const rows = await db.db
    .select({ draft, version, name, documentType, savedAt })
    .from(documentDrafts)
    .where(eq(documentDrafts.userId, viewer.id))
    .orderBy(desc(savedAt), desc(version));
  return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }));
}

export async function openDraft(
  { db }: Pick<Deps, 'db'>,
  { viewer }: Caller,
  input: unknown,
): Promise<OpenDraft | undefined> {
  const key = DraftKey.safeParse(input);
  if (viewer.kind !== 'account' || !key.success) return undefined;
  const { draft, version } = key.data;
  const isRequestedVersion = and(
    eq(documentDrafts.userId, viewer.id),
    eq(documentDrafts.draft, draft),
    eq(documentDrafts.version, version),
  );
  const [row] = await db.db
    .select({ name: documentDrafts.name, request: documentDrafts.request })
    .from(documentDrafts)
    .where(isRequestedVersion);
  const request = DocumentRequest.safeParse(row?.request);
  return row && request.success
    ? { draft, version, name: row.name, request: request.data }
    : undefined;
}

/**
 * Deletes all versions at once, and returns what undoes it. Succeeds without it when there is no
 * such draft.
 */
export async function removeDraft(
  deps: UndoableDeps,
  { viewer }: Caller,
  draft: unknown,
): Promise<Result<Undo | null>> {
  if (viewer.kind !== 'account') return fail('unauthenticated', refusals.signIn);
  const key = z.uuid().safeParse(draft);
  if (!key.success) return fail('invalid', drafts.cannotRead);
  return deps.db.db.transaction(async (tx) => {
    const removed = await tx
      .delete(documentDrafts)
      .where(and(eq(documentDrafts.userId, viewer.id), eq(documentDrafts.draft, key.data)))
      .returning();
    if (removed.length === 0) return ok(null);
    const newestFirst = removed
      .sort((one, other) => other.version - one.version)
      .map(({ userId: _, ...version }) => version);
    return ok(await createUndo(tx, deps, viewer.id, 'restore-draft', keepNewest(newestFirst)));
  });
}

type DeletedVersion = Omit<typeof documentDrafts.$inferSelect, 'userId' | 'savedAt'> & {
  savedAt: string | Date;
};

/**
 * As many versions as fit into one form: the oldest ones of a very long draft cannot be brought
 * back.
 */
function keepNewest(versions: DeletedVersion[]): DeletedVersion[] {
  let length = 0;
  return versions.filter((version, index) => {
    length += JSON.stringify(version).length;
    return index === 0 || length <= MAX_UNDO_LENGTH;
  });
}

/** Brings back what `removeDraft` has deleted. Does not need the plan: it was saved before. */
export async function restoreDraft(
  deps: UndoableDeps,
  { viewer }: Caller,
  undo: Partial<Record<keyof Undo, unknown>>,
): Promise<Result<null>> {
  if (viewer.kind !== 'account') return fail('unauthenticated', refusals.signIn);
  const deletion = readUndo<DeletedVersion[]>(deps, viewer.id, 'restore-draft', undo);
  if (!deletion) return fail('invalid', documents.undoFailed);
  const rows = deletion.value.map((version) => ({
    ...version,
    userId: viewer.id,
    savedAt: new Date(version.savedAt),
  }));
  return deps.db.db.transaction(async (tx) => {
    await lockAccount(tx, viewer.id);
    if ((await countVersions(tx, viewer.id)) + rows.length > MAX_VERSIONS)
      return fail('conflict', drafts.full(MAX_VERSIONS));
    if (!(await redeemUndo(tx, viewer.id, deletion.id)))
      return fail('invalid', documents.undoFailed);
    await tx.insert(documentDrafts).values(rows).onConflictDoNothing();
    return ok(null);
  });
}
