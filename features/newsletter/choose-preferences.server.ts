// Reads and saves a reader's mailing preferences, including topics of the weekly digest. The link
// is in every email; opening it changes nothing, pressing the button does.
import { and, eq, ne } from 'drizzle-orm';
import {
  newsletterDigestTopics as digests,
  newsletterSubscriptions as table,
} from '#db/tables/newsletter.ts';
import type { Deps } from '#features/deps.ts';
import { TOPIC_IDS, type TopicId } from '#features/library/schema/schema.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { readToken } from '#lib/signed-token.ts';
import * as newsletter from './messages/newsletter.ts';

/** `topics`: topics of the weekly digest; no digest is sent if empty. */
export type Preferences = { legal_updates: boolean; newsletters: boolean; topics: TopicId[] };
export type PreferenceInput = Omit<Preferences, 'topics'> & { topics: readonly unknown[] };

const readSubscriptionId = (deps: Deps, token: unknown) =>
  readToken(deps.secret, 'newsletter-preferences', token, deps.clock.now());

export async function findPreferences(deps: Deps, token: unknown): Promise<Preferences | null> {
  const id = readSubscriptionId(deps, token);
  if (!id) return null;
  const [row] = await deps.db.db
    .select({ legal_updates: table.legalUpdates, newsletters: table.newsletters })
    .from(table)
    .where(and(eq(table.id, id), ne(table.status, 'unsubscribed')));
  if (!row) return null;
  const digestRows = await deps.db.db
    .select({ topic: digests.topic })
    .from(digests)
    .where(eq(digests.subscriptionId, id));
  return { ...row, topics: filterTopics(digestRows.map(({ topic }) => topic)) };
}

export async function choosePreferences(
  deps: Deps,
  token: unknown,
  chosen: PreferenceInput,
): Promise<Result<Preferences>> {
  const id = readSubscriptionId(deps, token);
  if (!id) return fail('not_found', newsletter.confirmFailed);
  const topics = filterTopics(chosen.topics);
  const saved = await deps.db.db.transaction(async (tx) => {
    const rows = await tx
      .update(table)
      .set({ legalUpdates: chosen.legal_updates, newsletters: chosen.newsletters })
      .where(and(eq(table.id, id), ne(table.status, 'unsubscribed')))
      .returning({ id: table.id });
    if (rows.length === 0) return false;
    await tx.delete(digests).where(eq(digests.subscriptionId, id));
    if (topics.length > 0)
      await tx.insert(digests).values(topics.map((topic) => ({ subscriptionId: id, topic })));
    return true;
  });
  return saved ? ok({ ...chosen, topics }) : fail('not_found', newsletter.confirmFailed);
}

/** Known topics in library order, without duplicates. */
const filterTopics = (topics: readonly unknown[]): TopicId[] =>
  TOPIC_IDS.filter((id) => topics.includes(id));
