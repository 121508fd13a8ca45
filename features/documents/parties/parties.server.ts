// The party book: people and organizations that a person keeps in the account, to be filled into documents with one choice. Keeping and
// filling in need the plan; seeing and deleting one's own never do. The same name is kept once: saving it again brings it up to date.
import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { documentParties } from '#db/tables/documents.ts';
import type { Deps } from '#features/deps.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { refused } from '#features/plans/messages.ts';
import { checkGated, runGated } from '#features/plans/run-gated.server.ts';
import { linesOf } from '#features/printing/clean-text.ts';
import type { Party } from '#features/printing/document-shapes.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { MAX_PART_LENGTH } from '../assemble/lint.ts';
import { partyBook } from '../messages.ts';

export const MAX_PARTIES = 200;
export type BookParty = Party & { id: string };
type BookDeps = Pick<Deps, 'db' | 'clock' | 'site' | 'log'>;

const part = z
  .string()
  .max(MAX_PART_LENGTH)
  .transform((typed) => linesOf(typed).join('\n'));
const name = part.pipe(z.string().min(1).max(200));
const Save = z.object({ id: z.uuid().optional().catch(undefined), name, address: part, role: part });

export async function listParties({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<BookParty[]> {
  if (viewer.kind !== 'account') return [];
  const { id, name, address, role } = documentParties;
  return db.db
    .select({ id, name, address, role })
    .from(documentParties)
    .where(eq(documentParties.userId, viewer.id))
    .orderBy(asc(sql`lower(${name})`), asc(id))
    .limit(MAX_PARTIES);
}

/** What may be filled in: nothing without the plan. */
export async function partiesToFillIn(deps: BookDeps, viewer: Viewer): Promise<BookParty[]> {
  return viewer.kind === 'account' && (await checkGated(deps, viewer, 'reuse-parties')).ok ? listParties(deps, viewer) : [];
}

export function saveParty(deps: BookDeps, viewer: Viewer, input: unknown): Promise<Result<BookParty>> {
  return runGated(deps, viewer, 'reuse-parties', async () => {
    if (viewer.kind !== 'account') return fail('unauthenticated', refused.signIn);
    const read = Save.safeParse(input);
    if (!read.success) return fail('invalid', partyBook.cannotRead);
    const { id, ...party } = read.data;
    try {
      const held = await listParties(deps, viewer);
      const same = held.find((one) => (id ? one.id === id : one.name.toLowerCase() === party.name.toLowerCase()));
      if (id && !same) return fail('not_found', partyBook.gone);
      if (!same && held.length >= MAX_PARTIES) return fail('conflict', partyBook.full(MAX_PARTIES));
      const row = { ...party, savedAt: deps.clock.now() };
      const key = { userId: viewer.id, id: same?.id ?? randomUUID() };
      await deps.db.db
        .insert(documentParties)
        .values({ ...key, ...row })
        .onConflictDoUpdate({ target: [documentParties.userId, documentParties.id], set: row });
      return ok({ id: key.id, ...party });
    } catch (error) {
      deps.log.error({ err: error }, 'a party could not be saved');
      return fail('unavailable', partyBook.failed);
    }
  });
}

/** What is not there is gone already. */
export async function removeParty({ db }: Pick<Deps, 'db'>, viewer: Viewer, id: unknown): Promise<Result<null>> {
  if (viewer.kind !== 'account') return fail('unauthenticated', refused.signIn);
  const key = z.uuid().safeParse(id);
  if (!key.success) return fail('invalid', partyBook.cannotRead);
  await db.db.delete(documentParties).where(and(eq(documentParties.userId, viewer.id), eq(documentParties.id, key.data)));
  return ok(null);
}
