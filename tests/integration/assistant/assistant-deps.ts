// Dependencies of the assistant, all real except for the model: the whole library, a test database,
// and the fake provider on loopback behind the real adapter.

import type { Database } from '#db/database.ts';
import { createRunningAnswers } from '#features/assistant/deliver/running-answers.server.ts';
import { withBudget } from '#features/assistant/deliver/token-budget.server.ts';
import { beginAnswer } from '#features/assistant/write/begin-answer.server.ts';
import type { Viewer } from '#features/caller.ts';
import type { AnswerEvent } from '#features/grounding/answer.ts';
import { createOpenAiCompatibleLlm } from '#integrations/llm/openai-compatible.ts';
import { systemClock } from '#lib/clock.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { createTestDeps, type TestDeps } from '#tests/harness/app/test-deps.ts';
import { getSearchIndex, library } from '#tests/harness/fakes/temporary-library.ts';

const search = { index: getSearchIndex() };

type Options = {
  baseUrl?: string;
  dailyTokens?: number;
  lostMs?: number;
  /** Timeout of a silent provider. */
  patienceMs?: number;
};

export function createAssistantDeps(db: Database, options: Options = {}): TestDeps {
  const { patienceMs = 120_000 } = options;
  const provider =
    options.baseUrl &&
    createOpenAiCompatibleLlm(
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
  const budgeted =
    provider && options.dailyTokens
      ? withBudget(provider, { db, clock: systemClock, log }, options.dailyTokens)
      : undefined;
  Object.assign(deps, {
    clock: systemClock,
    llm: budgeted?.llm ?? (provider || undefined),
    llmBudget: budgeted?.budget,
    answers: createRunningAnswers({ db, clock: systemClock, log }, options.lostMs),
  });
  return deps;
}

export async function begin(
  deps: TestDeps,
  body: object,
  more: { viewer?: Viewer; signal?: AbortSignal } = {},
) {
  const caller = asCaller(more.viewer, { clientAddress: '192.0.2.1', signal: more.signal });
  const result = await beginAnswer(deps, caller, body);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

export async function ask(
  deps: TestDeps,
  body: object,
  more: Parameters<typeof begin>[2] = {},
): Promise<AnswerEvent[]> {
  return Array.fromAsync((await begin(deps, body, more)).events);
}

export const listSentences = (events: AnswerEvent[]) =>
  events.flatMap((e) => (e.type === 'sentence' ? e.sentence : []));
export const listNotices = (events: AnswerEvent[]) =>
  events.flatMap((e) => (e.type === 'notice' ? e.notice : []));
export const getEnd = (events: AnswerEvent[]) =>
  events.flatMap((e) => (e.type === 'ended' ? e.how : [])).join();
