// Entry point of an analysis, memo or motion for our page, API clients and the form without
// JavaScript. The engines check the gate; this file applies the per-account rate limit, adds to a
// refusal whether the free search is left, and signs finished results.
import { signResult } from '#features/analysis/sign-result.server.ts';
import { startAnalysis, startMemo } from '#features/analysis/start-analysis.server.ts';
import type { Caller, Viewer } from '#features/caller.ts';
import type { ClaimQuestion } from '#features/motions/motion.ts';
import { startMotion } from '#features/motions/start-motion.server.ts';

import * as refusals from '#features/plans/messages/refusals.ts';
import type { Access } from '#features/plans/run-gated.server.ts';
import { isFreeTrialUsed } from '#features/plans/take-free-trial.server.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import { takeLimits } from '#features/take-limits.ts';
import { noticeDangerIfRefused } from '#features/triage/notice-danger.server.ts';
import type { Failure, Result } from '#lib/result.ts';
import { hasAdvancedResearch } from '../cases/run-research.server.ts';
import type { EngineEvent, Refusal, WorkProduct, WorkProductEvent } from './work-product.ts';
import { workProductErrors } from './work-product-errors.ts';

type Input = { workProduct: WorkProduct; body: Record<string, unknown> };
export type StartedWorkProduct =
  | { ok: true; events: AsyncGenerator<WorkProductEvent> }
  | ({ ok: false } & Refusal);
type StartResult = Result<{ access: Access; events: AsyncGenerator<EngineEvent> }> & {
  question?: ClaimQuestion;
};

export async function beginWorkProduct(
  deps: LibrarySearchDeps,
  caller: Caller,
  { workProduct, body }: Input,
): Promise<StartedWorkProduct> {
  const { viewer } = caller;
  const { tryOnceFree, ...fields } = body;
  if (viewer.kind === 'account') {
    const limit = ['research-writing', viewer.id] as const;
    const refused = await takeLimits(deps, [limit], workProductErrors.tooMany);
    if (refused) {
      return {
        ...refused,
        mayTry: false,
        urgent: await noticeDangerIfRefused(deps, caller, readText(fields)),
      };
    }
  }
  const started: StartResult = await STARTERS[workProduct](deps, caller, {
    body: fields,
    tryOnceFree: tryOnceFree === true,
  });
  if (!started.ok && started.question)
    return { ok: true, events: createQuestionEvents(started.question) };
  if (!started.ok) {
    const refusal = await toRefusal(deps, viewer, workProduct, started.failure);
    return {
      ok: false,
      ...refusal,
      urgent: await noticeDangerIfRefused(deps, caller, readText(fields)),
    };
  }
  const { access, events } = started.value;
  return { ok: true, events: signWhenFinished(deps, viewer, workProduct, access, events) };
}

async function* createQuestionEvents(question: ClaimQuestion): AsyncGenerator<WorkProductEvent> {
  yield { type: 'question', ...question };
  yield { type: 'ended', how: 'finished' };
}

const readText = ({ facts, details }: Record<string, unknown>) => String(facts ?? details ?? '');

const STARTERS = { analysis: startAnalysis, memo: startMemo, motion: startMotion };

/**
 * Users without a plan whose free search is spent get the general upgrade message; users with a
 * plan get the gate's own message.
 */
async function toRefusal(
  deps: LibrarySearchDeps,
  viewer: Viewer,
  workProduct: WorkProduct,
  failure: Failure,
): Promise<Refusal> {
  if (failure.kind === 'not_found') return { failure, mayTry: true };
  if (failure.kind !== 'needs_plan' || workProduct === 'memo' || viewer.kind !== 'account')
    return { failure, mayTry: false };
  if (!(await isFreeTrialUsed(deps, viewer))) return { failure, mayTry: true };
  const hasPlan = await hasAdvancedResearch(deps, viewer);
  return { failure: hasPlan ? failure : { ...failure, message: refusals.advanced }, mayTry: false };
}

async function* signWhenFinished(
  deps: LibrarySearchDeps,
  viewer: Viewer,
  workProduct: WorkProduct,
  access: Access,
  engineEvents: AsyncGenerator<EngineEvent>,
): AsyncGenerator<WorkProductEvent> {
  yield { type: 'access', access };
  const events: EngineEvent[] = [];
  let signed: string | undefined;
  for await (const event of engineEvents) {
    events.push(event);
    if (event.type === 'finished') signed = event.sealed; // a motion is signed by its engine
    if (event.type === 'ended' && event.how === 'finished') {
      signed ??= signResult(deps, viewer, { writing: workProduct, events });
      if (signed) yield { type: 'sealed', sealed: signed };
    }
    yield event;
  }
}
