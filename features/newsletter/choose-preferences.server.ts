// Which letters come, and on which topics the weekly digest, chosen from the link in a letter. Opening the page changes nothing;
// its button does.
import { and, eq, ne } from 'drizzle-orm';
import { newsletterDigestTopics as digests, newsletterSubscriptions as table } from '#db/tables/newsletter.ts';
import type { Deps } from '#features/deps.ts';
import { TOPIC_IDS, type TopicId } from '#features/library/schema/schema.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { readToken } from '#lib/signed-token.ts';
import { newsletter } from './messages.ts';

/** `topics`: those of the weekly digest; none, no digest. */
export type Preferences = { legal_updates: boolean; newsletters: boolean; topics: TopicId[] };
export type Chosen = Omit<Preferences, 'topics'> & { topics: readonly unknown[] };

const idIn = (deps: Deps, token: unknown) => readToken(deps.secret, 'newsletter-preferences', token, deps.clock.now());

export async function findPreferences(deps: Deps, token: unknown): Promise<Preferences | null> {
  const id = idIn(deps, token);
  if (!id) return null;
  const [row] = await deps.db.db
    .select({ legal_updates: table.legalUpdates, newsletters: table.newsletters })
    .from(table)
    .where(and(eq(table.id, id), ne(table.status, 'unsubscribed')));
  if (!row) return null;
  const wanted = await deps.db.db.select({ topic: digests.topic }).from(digests).where(eq(digests.subscriptionId, id));
  return { ...row, topics: known(wanted.map(({ topic }) => topic)) };
}

export async function choosePreferences(deps: Deps, token: unknown, chosen: Chosen): Promise<Result<Preferences>> {
  const id = idIn(deps, token);
  if (!id) return fail('not_found', newsletter.confirmFailed);
  const topics = known(chosen.topics);
  const saved = await deps.db.db.transaction(async (tx) => {
    const rows = await tx
      .update(table)
      .set({ legalUpdates: chosen.legal_updates, newsletters: chosen.newsletters })
      .where(and(eq(table.id, id), ne(table.status, 'unsubscribed')))
      .returning({ id: table.id });
    if (rows.length === 0) return false;
    await tx.delete(digests).where(eq(digests.subscriptionId, id));
    if (topics.length > 0) await tx.insert(digests).values(topics.map((topic) => ({ subscriptionId: id, topic })));
    return true;
  });
  return saved ? ok({ ...chosen, topics }) : fail('not_found', newsletter.confirmFailed);
}

/** In the order of the shelf, each once, without what is no topic. */
const known = (topics: readonly unknown[]): TopicId[] => TOPIC_IDS.filter((id) => topics.includes(id));
