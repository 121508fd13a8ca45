// What the jobs delete: by the minute what is kept for minutes, by night what is kept for months.
import type { Deps } from '#features/deps.ts';
import { forgetOldConversations } from '../conversations.server.ts';
import { forgetOldFeedback } from '../rate-answer.server.ts';
import { forgetCached } from './answer-cache.server.ts';
import { forgetRunningAnswers } from './running-answers-store.server.ts';
import { forgetOldUsage } from './token-budget.server.ts';

type ForgetDeps = Pick<Deps, 'db' | 'clock'>;

export async function forgetRecentAnswers(deps: ForgetDeps): Promise<void> {
  await forgetRunningAnswers(deps);
  await forgetCached(deps);
}

export async function forgetAssistantData(deps: ForgetDeps): Promise<void> {
  await forgetOldConversations(deps);
  await forgetOldFeedback(deps);
  await forgetOldUsage(deps);
}
