// Deletes expired data for the jobs: short-lived answers every minute, long-lived data every night.
import type { Deps } from '#features/deps.ts';
import { deleteExpiredConversations } from '../conversations.server.ts';
import { deleteExpiredFeedback } from '../rate-answer.server.ts';
import { deleteExpiredCachedAnswers } from './answer-cache.server.ts';
import { deleteExpiredRunningAnswers } from './running-answers-store.server.ts';
import { deleteExpiredUsage } from './token-budget.server.ts';

type ExpiryDeps = Pick<Deps, 'db' | 'clock'>;

export async function deleteExpiredRecentAnswers(deps: ExpiryDeps): Promise<void> {
  await deleteExpiredRunningAnswers(deps);
  await deleteExpiredCachedAnswers(deps);
}

export async function deleteExpiredAssistantData(deps: ExpiryDeps): Promise<void> {
  await deleteExpiredConversations(deps);
  await deleteExpiredFeedback(deps);
  await deleteExpiredUsage(deps);
}
