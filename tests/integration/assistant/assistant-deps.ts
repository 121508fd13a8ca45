// The assistant with everything real but the model: the whole library, a database of its own, and the fake provider on
// loopback behind the real adapter.
import type { Database } from '#db/database.ts';
import { createRunningAnswers } from '#features/assistant/deliver/running-answers.server.ts';
import { withBudget } from '#features/assistant/deliver/token-budget.server.ts';
import { beginAnswer } from '#features/assistant/write/begin-answer.server.ts';
import type { AnswerEvent } from '#features/grounding/answer.ts';
import { VISITOR, type Viewer } from '#features/plans/gate.ts';
import { openAiCompatible } from '#integrations/llm/openai-compatible.ts';
import { systemClock } from '#lib/clock.ts';
import { library, ownSearchIndex } from '#tests/harness/temporary-library.ts';
import { createTestDeps, type TestDeps } from '#tests/harness/test-deps.ts';

const search = { index: ownSearchIndex() };

type Options = { baseUrl?: string; dailyTokens?: number; lostMs?: number /** How long a provider may say nothing. */; patienceMs?: number };

export function assistantDeps(db: Database, options: Options = {}): TestDeps {
  const { patienceMs = 120_000 } = options;
  const provider =
    options.baseUrl &&
    openAiCompatible(
      {
        baseUrl: options.baseUrl,
        apiKey: 'key',
        model: 'm',
        firstPieceMs: patienceMs,
        betweenPiecesMs: patienceMs,
        retryDelayMs: 5,
      },
      systemClock,
    );
  const deps = createTestDeps({ db, library, search });
  const log = deps.log;
  const budgeted = provider && options.dailyTokens ? withBudget(provider, { db, clock: systemClock, log }, options.dailyTokens) : undefined;
  Object.assign(deps, {
    clock: systemClock,
    llm: budgeted?.llm ?? (provider || undefined),
    llmBudget: budgeted?.budget,
    answers: createRunningAnswers({ db, clock: systemClock, log }, options.lostMs),
  });
  return deps;
}

export async function begin(deps: TestDeps, body: object, more: { viewer?: Viewer; signal?: AbortSignal } = {}) {
  const caller = { client: '192.0.2.1', jurisdiction: 'General' as const, signal: more.signal };
  const result = await beginAnswer(deps, more.viewer ?? VISITOR, caller, body);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

export async function ask(deps: TestDeps, body: object, more: Parameters<typeof begin>[2] = {}): Promise<AnswerEvent[]> {
  return Array.fromAsync((await begin(deps, body, more)).events);
}

export const sentencesOf = (events: AnswerEvent[]) => events.flatMap((e) => (e.type === 'sentence' ? e.sentence : []));
export const noticesOf = (events: AnswerEvent[]) => events.flatMap((e) => (e.type === 'notice' ? e.notice : []));
export const endOf = (events: AnswerEvent[]) => events.flatMap((e) => (e.type === 'ended' ? e.how : [])).join();
