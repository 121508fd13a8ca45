// Entry point of the analysis and the memo for the page, the form and API clients: validates the
// input, checks the gate, prepares and starts writing. The free search is spent only once there is
// something to write; a failure before that returns it.

import type { Caller } from '#features/caller.ts';
import { endOnError } from '#features/grounding/model-text/end-on-error.ts';
import { type Access, runGated } from '#features/plans/run-gated.server.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import { takeLimits } from '#features/take-limits.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AnalysisEvent, AnalysisKind } from './analysis.ts';
import { prepareAnalysis } from './find/prepare-analysis.server.ts';
import * as analysisTexts from './messages/analysis-texts.ts';
import * as memoTexts from './messages/memo-texts.ts';
import { AnalysisInput } from './schema.ts';
import { writeAnalysis } from './write-analysis.server.ts';
import { writeMemo } from './write-memo.server.ts';

export type StartedAnalysis = { access: Access; events: AsyncGenerator<AnalysisEvent> };
/** `tryOnceFree`: the user pressed Try Once Free. */
export type StartInput = { body: unknown; tryOnceFree?: boolean };

export function startAnalysis(
  deps: LibrarySearchDeps,
  caller: Caller,
  input: StartInput,
): Promise<Result<StartedAnalysis>> {
  return startGated(deps, caller, input, 'analysis');
}

export function startMemo(
  deps: LibrarySearchDeps,
  caller: Caller,
  input: StartInput,
): Promise<Result<StartedAnalysis>> {
  return startGated(deps, caller, input, 'memo');
}

const ACTIONS = { analysis: 'analyze-strategy', memo: 'write-both-sides-memo' } as const;
const FAILURE_MESSAGES = { analysis: analysisTexts.failed, memo: memoTexts.failed };

async function startGated(
  deps: LibrarySearchDeps,
  { viewer, clientAddress, signal }: Caller,
  { body, tryOnceFree }: StartInput,
  kind: AnalysisKind,
): Promise<Result<StartedAnalysis>> {
  const parsed = AnalysisInput.safeParse(body);
  if (!parsed.success) {
    const issue = parsed.error.issues.find(({ path }) => path[0] === 'facts');
    const message =
      issue?.code === 'invalid_type'
        ? analysisTexts.noFacts
        : (issue?.message ?? analysisTexts.noFacts);
    return fail('invalid', message, { fields: { facts: message } });
  }
  const input = parsed.data;
  const prepareAndWrite = async (access: Access): Promise<Result<StartedAnalysis>> => {
    const refused = await takeLimits(deps, [['analyses', clientAddress]], analysisTexts.tooMany);
    if (refused) return refused;
    const prepared = await prepareAnalysis(deps, kind, input);
    if (signal?.aborted) return fail('unavailable', analysisTexts.stopped);
    if (access === 'trial' && prepared.claims.length === 0)
      return fail('not_found', analysisTexts.nothingInTrial);
    const write = kind === 'memo' ? writeMemo : writeAnalysis;
    const events = write(deps, prepared, { libraryOnly: input.libraryOnly, signal });
    const ended = { type: 'ended', how: 'failed' } as const;
    return ok({ access, events: endOnError(deps, events, { what: `the ${kind}`, ended }) });
  };
  try {
    return await runGated(deps, viewer, ACTIONS[kind], prepareAndWrite, { tryOnceFree });
  } catch (error) {
    deps.log.error({ err: error }, `the ${kind} could not be prepared`);
    return fail('unavailable', FAILURE_MESSAGES[kind]);
  }
}
