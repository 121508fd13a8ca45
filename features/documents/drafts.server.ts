// Drafts saved in an account. A draft may be incomplete; saving it again adds a version, so nothing is overwritten.
// Saving needs the plan; opening and deleting one's own drafts never do.
import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, max } from 'drizzle-orm';
import { z } from 'zod';
import { documentDrafts } from '#db/tables/documents.ts';
import type { Deps } from '#features/deps.ts';
import type { Caller } from '#features/plans/caller.ts';
import { refusals } from '#features/plans/messages.ts';
import { runGated } from '#features/plans/run-gated.server.ts';
import type { DocumentRequest as Request } from '#features/printing/document-shapes.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { drafts } from './messages.ts';
import { DocumentRequest } from './schema.ts';

export const MAX_VERSIONS = 200;

type DraftDeps = Pick<Deps, 'db' | 'clock' | 'site' | 'secret' | 'log'>;
export type DraftListItem = { draft: string; version: number; name: string; documentType: string; savedAt: string };
export type OpenDraft = { draft: string; version: number; name: string; request: Request };

const DraftInput = z.object({
  draft: z.uuid().optional().catch(undefined),
  name: z
    .string()
    .trim()
    .regex(/^[^\0]{1,120}$/),
  request: DocumentRequest,
});
const DraftKey = z.object({ draft: z.uuid(), version: z.coerce.number().int().min(1).max(MAX_VERSIONS) });

export function saveDraft(deps: DraftDeps, { viewer }: Caller, input: unknown): Promise<Result<{ draft: string; version: number }>> {
  return runGated(deps, viewer, 'save-draft', async () => {
    if (viewer.kind !== 'account') return fail('unauthenticated', refusals.signIn);
    const parsed = DraftInput.safeParse(input);
    if (!parsed.success) return fail('invalid', drafts.cannotRead);
    const { name, request } = parsed.data;
    const isOwn = eq(documentDrafts.userId, viewer.id);
    try {
      const [total] = await deps.db.db.select({ n: count() }).from(documentDrafts).where(isOwn);
      if ((total?.n ?? 0) >= MAX_VERSIONS) return fail('conflict', drafts.full(MAX_VERSIONS));
      const isSameDraft =
        parsed.data.draft && and(isOwn, eq(documentDrafts.draft, parsed.data.draft), eq(documentDrafts.documentType, request.documentType));
      const [latest] = isSameDraft
        ? await deps.db.db
            .select({ version: max(documentDrafts.version) })
            .from(documentDrafts)
            .where(isSameDraft)
        : [];
      const key =
        latest?.version && parsed.data.draft
          ? { draft: parsed.data.draft, version: latest.version + 1 }
          : { draft: randomUUID(), version: 1 };
      const row = { ...key, userId: viewer.id, name, documentType: request.documentType, request, savedAt: deps.clock.now() };
      await deps.db.db.insert(documentDrafts).values(row);
      return ok(key);
    } catch (error) {
      deps.log.error({ err: error }, 'a draft could not be saved');
      return fail('unavailable', drafts.failed);
    }
  });
}

export async function listDrafts({ db }: Pick<Deps, 'db'>, { viewer }: Caller): Promise<DraftListItem[]> {
  if (viewer.kind !== 'account') return [];
  const { draft, version, name, documentType, savedAt } = documentDrafts;
  const rows = await db.db
    .select({ draft, version, name, documentType, savedAt })
    .from(documentDrafts)
    .where(eq(documentDrafts.userId, viewer.id))
    .orderBy(desc(savedAt), desc(version));
  return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }));
}

export async function openDraft({ db }: Pick<Deps, 'db'>, { viewer }: Caller, input: unknown): Promise<OpenDraft | undefined> {
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
  return row && request.success ? { draft, version, name: row.name, request: request.data } : undefined;
}

/** Deletes all versions permanently. Succeeds when there is no such draft. */
export async function removeDraft({ db }: Pick<Deps, 'db'>, { viewer }: Caller, draft: unknown): Promise<Result<null>> {
  if (viewer.kind !== 'account') return fail('unauthenticated', refusals.signIn);
  const key = z.uuid().safeParse(draft);
  if (!key.success) return fail('invalid', drafts.cannotRead);
  await db.db.delete(documentDrafts).where(and(eq(documentDrafts.userId, viewer.id), eq(documentDrafts.draft, key.data)));
  return ok(null);
}
