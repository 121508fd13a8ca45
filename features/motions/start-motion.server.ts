// Entry point of a motion for the page, the form and API clients: validates the input, checks the
// gate, prepares the motion and starts writing. The free search is spent only once there is a
// motion to show; a failure or the question about the claim returns it.
import type { z } from 'zod';
import type { Caller } from '#features/caller.ts';
import { endOnError } from '#features/grounding/model-text/end-on-error.ts';
import { type Access, runGated } from '#features/plans/run-gated.server.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import { takeLimits } from '#features/take-limits.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { askClaim } from './ask-claim.server.ts';
import { findOtherMotion } from './find-other-motion.ts';
import * as motionTexts from './messages/motion-texts.ts';
import { ASK_CLAIM, type ClaimQuestion, type MotionEvent, OTHER_CLAIM } from './motion.ts';
import { prepareMotion } from './prepare/prepare-motion.server.ts';
import { MotionInput } from './schema.ts';
import { writeMotion } from './write-motion.server.ts';

export type StartedMotion = { access: Access; events: AsyncGenerator<MotionEvent> };
/** `tryOnceFree`: the user pressed Try Once Free. */
export type StartInput = { body: unknown; tryOnceFree?: boolean };

export async function startMotion(
  deps: LibrarySearchDeps,
  { viewer, clientAddress, signal }: Caller,
  { body, tryOnceFree }: StartInput,
): Promise<Result<StartedMotion> & { question?: ClaimQuestion }> {
  const parsed = MotionInput.safeParse(body);
  if (!parsed.success) return failInvalid(parsed.error);
  const { libraryOnly, ...request } = parsed.data;
  if (!isKnownClaim(deps, request.claim))
    return fail('invalid', motionTexts.unknownClaim, {
      fields: { claim: motionTexts.unknownClaim },
    });
  let question: ClaimQuestion | undefined;
  const prepareAndWrite = async (access: Access): Promise<Result<StartedMotion>> => {
    const refused = await takeLimits(deps, [['motions', clientAddress]], motionTexts.tooOften);
    if (refused) return refused;
    const other = findOtherMotion(request.details, request.motionType);
    if (other) return fail('invalid', motionTexts.otherMotion(other));
    question = await askClaim(deps, request);
    if (question) return fail('invalid', motionTexts.whichClaim);
    const prepared = await prepareMotion(deps, {
      ...request,
      claim: request.claim === ASK_CLAIM ? '' : request.claim,
    });
    if (!prepared) return fail('unavailable', motionTexts.failed);
    if (signal?.aborted) return fail('unavailable', motionTexts.stopped);
    const events = writeMotion(deps, prepared, { viewer, libraryOnly, signal });
    const ended = { type: 'ended', how: 'failed', message: motionTexts.failed } as const;
    return ok({ access, events: endOnError(deps, events, { what: 'a motion', ended }) });
  };
  try {
    const started = await runGated(deps, viewer, 'generate-motion', prepareAndWrite, {
      tryOnceFree,
    });
    return { ...started, ...(question && { question }) };
  } catch (error) {
    deps.log.error({ err: error }, 'a motion could not be prepared');
    return fail('unavailable', motionTexts.failed);
  }
}

const isKnownClaim = ({ library }: LibrarySearchDeps, claim: string) =>
  ['', ASK_CLAIM, OTHER_CLAIM].includes(claim) || library.claims.some(({ id }) => id === claim);

function failInvalid({ issues }: z.ZodError): Result<never> {
  const fields = Object.fromEntries(
    issues.map(({ path }) => [
      path.join('.') || 'details',
      path[0] === 'details' ? motionTexts.details : motionTexts.invalid,
    ]),
  );
  return fail('invalid', fields.details ?? motionTexts.invalid, { fields });
}
