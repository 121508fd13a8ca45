// Feedback: whether an answer helped, with an optional reason, stored under a keyed hash that leads
// to no question and no person.

import { lt, sql } from 'drizzle-orm';
import { answerFeedback } from '#db/tables/assistant.ts';
import type { Caller } from '#features/caller.ts';
import type { Deps } from '#features/deps.ts';
import { takeLimits } from '#features/take-limits.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { Vote } from './chat-schema.ts';
import { chatFaults } from './notices.ts';
import { createAnswerKey, isSignedToken } from './write/answer-key.ts';

export const FEEDBACK_MONTHS = 12;

type AnswerRef = { answerId: string; answerToken: string };

export async function rateAnswer(
  { db, clock, limits, secret }: Pick<Deps, 'db' | 'clock' | 'limits' | 'secret'>,
  { clientAddress }: Caller,
  { answerId, answerToken, body }: AnswerRef & { body: unknown },
): Promise<Result<null>> {
  const parsed = Vote.safeParse(body);
  if (!parsed.success) return fail('invalid', chatFaults.badVote);
  if (!isSignedToken(secret, answerId, answerToken)) return fail('not_found', chatFaults.notKept);
  const refused = await takeLimits(
    { limits },
    [['assistant-feedback', clientAddress]],
    chatFaults.tooMany,
  );
  if (refused) return refused;
  await db.db
    .insert(answerFeedback)
    .values({
      key: createAnswerKey(secret, answerId, answerToken),
      ...parsed.data,
      createdAt: clock.now(),
    })
    .onConflictDoUpdate({
      target: answerFeedback.key,
      set: { vote: sql`excluded.vote`, reason: sql`excluded.reason` },
    });
  return ok(null);
}

export async function deleteExpiredFeedback({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const cutoff = clock.now();
  cutoff.setUTCMonth(cutoff.getUTCMonth() - FEEDBACK_MONTHS);
  await db.db.delete(answerFeedback).where(lt(answerFeedback.createdAt, cutoff));
}
