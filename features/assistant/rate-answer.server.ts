// Thumbs: whether an answer helped, and a reason if there is one, under a code that leads to no question and no person.
import { lt, sql } from 'drizzle-orm';
import { answerFeedback } from '#db/tables/assistant.ts';
import type { Deps } from '#features/deps.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { Vote } from './chat-schema.ts';
import { chatFaults } from './notices.ts';
import { answerKey } from './write/answer-key.ts';

export const FEEDBACK_MONTHS = 12;

type Named = { answerId: string; answerToken: string };

export async function rateAnswer(
  { db, clock, limits, secret }: Pick<Deps, 'db' | 'clock' | 'limits' | 'secret'>,
  client: string,
  { answerId, answerToken }: Named,
  body: unknown,
): Promise<Result<null>> {
  const parsed = Vote.safeParse(body);
  if (!parsed.success) return fail('invalid', chatFaults.badVote);
  const taken = await limits.take('assistant-feedback', client);
  if (!taken.allowed) return fail('rate_limited', chatFaults.tooMany(taken.retryAfterSeconds), taken);
  await db.db
    .insert(answerFeedback)
    .values({ key: answerKey(secret, answerId, answerToken), ...parsed.data, createdAt: clock.now() })
    .onConflictDoUpdate({ target: answerFeedback.key, set: { vote: sql`excluded.vote`, reason: sql`excluded.reason` } });
  return ok(null);
}

export async function deleteExpiredFeedback({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const longAgo = clock.now();
  longAgo.setUTCMonth(longAgo.getUTCMonth() - FEEDBACK_MONTHS);
  await db.db.delete(answerFeedback).where(lt(answerFeedback.createdAt, longAgo));
}
