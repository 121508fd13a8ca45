// The analysis with everything real but the model: the whole library, a database with the built-in cases, and the fake provider on loopback
// behind the real adapter. By words alone, so that no test waits for the search model.
import type { Database } from '#db/database.ts';
import type { AnalysisEvent } from '#features/analysis/analysis.ts';
import { type AnalysisCaller, startAnalysis, startMemo } from '#features/analysis/start-analysis.server.ts';
import type { AnswerSentence } from '#features/grounding/answer.ts';
import { VISITOR, type Viewer } from '#features/plans/gate.ts';
import { buildSearchIndex } from '#features/site-search/index/build-search-index.server.ts';
import { openAiCompatible } from '#integrations/llm/openai-compatible.ts';
import { systemClock } from '#lib/clock.ts';
import { library } from '#tests/harness/temporary-library.ts';
import { createTestDeps, type TestDeps } from '#tests/harness/test-deps.ts';

export { library };

const search = { index: buildSearchIndex(library) };

type Options = { paywall?: 'on' | 'off' /** How long a provider may say nothing. */; patienceMs?: number };

/** With the paywall off: what is written is tested here, who may have it in gates.test.ts. */
export function analysisDeps(db: Database, baseUrl?: string, { paywall = 'off', patienceMs = 120_000 }: Options = {}): TestDeps {
  const timing = { firstPieceMs: patienceMs, betweenPiecesMs: patienceMs, retryDelayMs: 5 };
  const llm = baseUrl ? openAiCompatible({ baseUrl, apiKey: 'key', model: 'm', ...timing }, systemClock) : undefined;
  const deps = createTestDeps({ db, library, search, ...(llm && { llm }) });
  return { ...deps, site: { ...deps.site, paywall } };
}

export const KINDS = { analysis: startAnalysis, memo: startMemo } as const;
export type Kind = keyof typeof KINDS;

export const FACTS =
  'My landlord kept my security deposit of $1,800 when I moved out in March. I left the apartment clean and undamaged. ' +
  'He sent no list of deductions and does not answer my letters. I have asked for the deposit back four times.';

type More = Partial<AnalysisCaller> & { viewer?: Viewer; facts?: string; jurisdiction?: string; libraryOnly?: boolean };

export async function write(deps: TestDeps, kind: Kind, more: More = {}): Promise<AnalysisEvent[]> {
  const { viewer = VISITOR, facts = FACTS, jurisdiction, libraryOnly, ...caller } = more;
  const started = await KINDS[kind](deps, viewer, { client: '192.0.2.1', ...caller }, { facts, jurisdiction, libraryOnly });
  if (!started.ok) throw new Error(started.failure.message);
  return Array.fromAsync(started.value.events);
}

export const ofType = <T extends AnalysisEvent['type']>(events: AnalysisEvent[], type: T) =>
  events.filter((event): event is Extract<AnalysisEvent, { type: T }> => event.type === type);

export const proseOf = (events: AnalysisEvent[]): AnswerSentence[] => ofType(events, 'sentence').map(({ sentence }) => sentence);

/** Every sentence that is shown, wherever it stands. */
export function sentencesOf(events: AnalysisEvent[]): AnswerSentence[] {
  const sentences: AnswerSentence[] = [];
  JSON.stringify(events, (_key, value) => {
    if (value && typeof value === 'object' && 'check' in value && 'text' in value) sentences.push(value as AnswerSentence);
    return value;
  });
  return sentences;
}

export const noticesOf = (events: AnalysisEvent[]) => ofType(events, 'notice').map(({ notice }) => notice);
export const endOf = (events: AnalysisEvent[]) => ofType(events, 'ended').map(({ how }) => how);
