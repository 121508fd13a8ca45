// The way in to the analysis and to the memo, for the page, the form and programs alike: what was sent is read, the gate is asked, the
// ground is prepared, and the writing begins. The free search is spent when there is something to write, and given back until then.

import type { Viewer } from '#features/plans/gate.ts';
import { type Access, runGated } from '#features/plans/run-gated.server.ts';
import type { LibrarySearchDeps } from '#features/site-search/library-search-deps.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AnalysisEvent, AnalysisKind } from './analysis.ts';
import { analysisTexts, memoTexts } from './messages.ts';
import { type Prepared, prepareAnalysis } from './prepare-analysis.server.ts';
import { AnalysisInput } from './schema.ts';
import { type WriteOptions, writeAnalysis } from './write-analysis.server.ts';
import { writeMemo } from './write-memo.server.ts';

export type StartedAnalysis = { access: Access; events: AsyncGenerator<AnalysisEvent> };
export type AnalysisCaller = {
  /** The network address, for limits. */
  client: string;
  /** The person pressed Try Once Free. */
  tryOnceFree?: boolean;
  /** Ends the writing, and the call to the provider. */
  signal?: AbortSignal;
};

export function startAnalysis(
  deps: LibrarySearchDeps,
  viewer: Viewer,
  caller: AnalysisCaller,
  body: unknown,
): Promise<Result<StartedAnalysis>> {
  return start(deps, viewer, caller, body, 'analysis');
}

export function startMemo(
  deps: LibrarySearchDeps,
  viewer: Viewer,
  caller: AnalysisCaller,
  body: unknown,
): Promise<Result<StartedAnalysis>> {
  return start(deps, viewer, caller, body, 'memo');
}

const ACTIONS = { analysis: 'analyze-strategy', memo: 'write-both-sides-memo' } as const;
const FAILED = { analysis: analysisTexts.failed, memo: memoTexts.failed };

async function start(
  deps: LibrarySearchDeps,
  viewer: Viewer,
  { client, tryOnceFree, signal }: AnalysisCaller,
  body: unknown,
  kind: AnalysisKind,
): Promise<Result<StartedAnalysis>> {
  const parsed = AnalysisInput.safeParse(body);
  if (!parsed.success) {
    const fault = parsed.error.issues.find(({ path }) => path[0] === 'facts');
    const message = fault?.code === 'invalid_type' ? analysisTexts.noFacts : (fault?.message ?? analysisTexts.noFacts);
    return fail('invalid', message, { fields: { facts: message } });
  }
  const input = parsed.data;
  const work = async (access: Access): Promise<Result<StartedAnalysis>> => {
    const taken = await deps.limits.take('analyses', client);
    if (!taken.allowed) return fail('rate_limited', analysisTexts.tooMany, { retryAfterSeconds: taken.retryAfterSeconds });
    const prepared = await prepareAnalysis(deps, kind, input);
    if (signal?.aborted) return fail('unavailable', analysisTexts.stopped);
    if (access === 'trial' && prepared.found.length === 0) return fail('not_found', analysisTexts.nothingInTrial);
    const options = { libraryOnly: input.libraryOnly, signal };
    return ok({ access, events: safely(deps, prepared, options) });
  };
  try {
    return await runGated(deps, viewer, ACTIONS[kind], work, { tryOnceFree });
  } catch (error) {
    deps.log.error({ err: error }, `the ${kind} could not be prepared`);
    return fail('unavailable', FAILED[kind]);
  }
}

/** Whatever breaks while it is written, its reader is told that it ended. */
async function* safely(deps: LibrarySearchDeps, prepared: Prepared, options: WriteOptions): AsyncGenerator<AnalysisEvent> {
  try {
    yield* prepared.kind === 'memo' ? writeMemo(deps, prepared, options) : writeAnalysis(deps, prepared, options);
  } catch (error) {
    deps.log.error({ err: error }, `the ${prepared.kind} broke off`);
    yield { type: 'ended', how: 'failed' };
  }
}
