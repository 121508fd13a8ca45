// The way in to an analysis, a memo or a motion, for our page, for programs and for the form without JavaScript alike. The engines ask
// the gate; here a person's own limit is counted, a refusal learns whether the free search is left, and what was finished is sealed.
import { signResult } from '#features/analysis/sign-result.server.ts';
import { startAnalysis, startMemo } from '#features/analysis/start-analysis.server.ts';
import { startMotion } from '#features/motions/start-motion.server.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { refused } from '#features/plans/messages.ts';
import type { Access } from '#features/plans/run-gated.server.ts';
import { isFreeTrialUsed } from '#features/plans/take-free-trial.server.ts';
import type { LibrarySearchDeps } from '#features/site-search/library-search-deps.ts';
import type { Failure, Result } from '#lib/result.ts';
import { hasAdvancedResearch } from '../cases/run-research.server.ts';
import type { EngineEvent, Refusal, Writing, WritingEvent } from './work-product.ts';
import { writingFaults } from './work-product-errors.ts';

export type WritingCaller = { client: string; signal?: AbortSignal };
export type BegunWriting = { ok: true; events: AsyncGenerator<WritingEvent> } | ({ ok: false } & Refusal);
type Started = Result<{ access: Access; events: AsyncGenerator<EngineEvent> }>;

export async function beginWriting(
  deps: LibrarySearchDeps,
  viewer: Viewer,
  caller: WritingCaller,
  writing: Writing,
  body: Record<string, unknown>,
): Promise<BegunWriting> {
  const { tryOnceFree, ...asked } = body;
  if (viewer.kind === 'account') {
    const taken = await deps.limits.take('research-writing', viewer.id);
    if (!taken.allowed) {
      const failure: Failure = { kind: 'rate_limited', message: writingFaults.tooMany, retryAfterSeconds: taken.retryAfterSeconds };
      return { ok: false, failure, mayTry: false };
    }
  }
  const started: Started = await START[writing](deps, viewer, { ...caller, tryOnceFree: tryOnceFree === true }, asked);
  if (!started.ok) return { ok: false, ...(await refusalOf(deps, viewer, writing, started.failure)) };
  const { access, events } = started.value;
  return { ok: true, events: withSeal(deps, viewer, writing, access, events) };
}

const START = { analysis: startAnalysis, memo: startMemo, motion: startMotion };

/** The specification has a text of its own for those whose free search is used; what a plan lacks is said as it is. */
async function refusalOf(deps: LibrarySearchDeps, viewer: Viewer, writing: Writing, failure: Failure): Promise<Refusal> {
  if (failure.kind === 'not_found') return { failure, mayTry: true };
  if (failure.kind !== 'needs_plan' || writing === 'memo' || viewer.kind !== 'account') return { failure, mayTry: false };
  if (!(await isFreeTrialUsed(deps, viewer.id))) return { failure, mayTry: true };
  const paid = await hasAdvancedResearch(deps, viewer);
  return { failure: paid ? failure : { ...failure, message: refused.advanced }, mayTry: false };
}

async function* withSeal(
  deps: LibrarySearchDeps,
  viewer: Viewer,
  writing: Writing,
  access: Access,
  events: AsyncGenerator<EngineEvent>,
): AsyncGenerator<WritingEvent> {
  yield { type: 'access', access };
  const kept: EngineEvent[] = [];
  for await (const event of events) {
    if (worthKeeping(writing, event)) kept.push(event.type === 'finished' ? { ...event, sealed: '' } : event);
    if (event.type === 'ended' && event.how === 'finished') {
      const sealed = signResult(deps, viewer, { writing, events: [...kept] });
      if (sealed) yield { type: 'sealed', sealed };
    }
    yield event;
  }
}

/** A finished motion holds all that its sections said on the way. */
function worthKeeping(writing: Writing, { type }: EngineEvent): boolean {
  return writing !== 'motion' || !(type === 'section' || type === 'block' || type === 'sentence');
}
