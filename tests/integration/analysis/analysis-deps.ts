// Dependencies for analysis tests, real except for the model: the whole library, a database with
// the built-in cases, and a fake provider on loopback behind the real adapter. Without embeddings,
// so that no test waits for the search model.

import type { Database } from '#db/database.ts';
import type { AnalysisEvent } from '#features/analysis/analysis.ts';
import { startAnalysis, startMemo } from '#features/analysis/start-analysis.server.ts';
import { VISITOR, type Viewer } from '#features/caller.ts';
import type { AnswerSentence } from '#features/grounding/answer.ts';
import { createOpenAiCompatibleLlm } from '#integrations/llm/openai-compatible.ts';
import { systemClock } from '#lib/clock.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { createTestDeps, type TestDeps } from '#tests/harness/app/test-deps.ts';
import { getSearchIndex, library } from '#tests/harness/fakes/temporary-library.ts';

export { library };

const search = { index: getSearchIndex() };

type Options = {
  paywall?: 'on' | 'off';
  /** How long the provider may stay silent. */
  silenceTimeoutMs?: number;
};

/** The paywall is off by default; gates.test.ts tests access. */
export function createAnalysisDeps(
  db: Database,
  baseUrl?: string,
  { paywall = 'off', silenceTimeoutMs = 120_000 }: Options = {},
): TestDeps {
  const timing = {
    firstPieceMs: silenceTimeoutMs,
    betweenPiecesMs: silenceTimeoutMs,
    retryDelayMs: 5,
  };
  const llm = baseUrl
    ? createOpenAiCompatibleLlm({ baseUrl, apiKey: 'key', model: 'm', ...timing }, systemClock)
    : undefined;
  const deps = createTestDeps({ db, library, search, ...(llm && { llm }) });
  return { ...deps, site: { ...deps.site, paywall } };
}

export const STARTERS = { analysis: startAnalysis, memo: startMemo } as const;
export type Kind = keyof typeof STARTERS;

export const FACTS =
  'My landlord kept my security deposit of $1,800 when I moved out in March. I left the apartment clean and undamaged. ' +
  'He sent no list of deductions and does not answer my letters. I have asked for the deposit back four times.';

type WriteInput = {
  tryOnceFree?: boolean;
  signal?: AbortSignal;
  viewer?: Viewer;
  facts?: string;
  jurisdiction?: string;
  libraryOnly?: boolean;
};

export async function collectEvents(
  deps: TestDeps,
  kind: Kind,
  input: WriteInput = {},
): Promise<AnalysisEvent[]> {
  const { viewer = VISITOR, facts = FACTS, jurisdiction, libraryOnly, tryOnceFree, signal } = input;
  const started = await STARTERS[kind](
    deps,
    asCaller(viewer, { clientAddress: '192.0.2.1', signal }),
    {
      body: { facts, jurisdiction, libraryOnly },
      tryOnceFree,
    },
  );
  if (!started.ok) throw new Error(started.failure.message);
  return Array.fromAsync(started.value.events);
}

export const filterEvents = <T extends AnalysisEvent['type']>(events: AnalysisEvent[], type: T) =>
  events.filter((event): event is Extract<AnalysisEvent, { type: T }> => event.type === type);

export const listProse = (events: AnalysisEvent[]): AnswerSentence[] =>
  filterEvents(events, 'sentence').map(({ sentence }) => sentence);

/** Every sentence in any event. */
export function listSentences(events: AnalysisEvent[]): AnswerSentence[] {
  const sentences: AnswerSentence[] = [];
  JSON.stringify(events, (_key, value) => {
    if (value && typeof value === 'object' && 'check' in value && 'text' in value)
      sentences.push(value as AnswerSentence);
    return value;
  });
  return sentences;
}

export const listNotices = (events: AnalysisEvent[]) =>
  filterEvents(events, 'notice').map(({ notice }) => notice);
export const listEndings = (events: AnalysisEvent[]) =>
  filterEvents(events, 'ended').map(({ how }) => how);
