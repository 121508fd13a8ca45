// The way in to a motion, for the page, the form and programs alike: what was sent is read, the gate is asked, the motion is prepared,
// and the writing begins. The free search is spent when there is a motion to show, and given back until then.
import type { z } from 'zod';
import type { Viewer } from '#features/plans/gate.ts';
import { type Access, runGated } from '#features/plans/run-gated.server.ts';
import type { LibrarySearchDeps } from '#features/site-search/library-search-deps.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { motions } from './messages.ts';
import type { MotionEvent } from './motion.ts';
import { type PreparedMotion, prepareMotion } from './prepare-motion.server.ts';
import { MotionInput } from './schema.ts';
import { type WriteMotionOptions, writeMotion } from './write-motion.server.ts';

export type StartedMotion = { access: Access; events: AsyncGenerator<MotionEvent> };
export type MotionCaller = {
  /** The network address, for limits. */
  client: string;
  /** The person pressed Try Once Free. */
  tryOnceFree?: boolean;
  /** Ends the writing, and the call to the provider. */
  signal?: AbortSignal;
};

export async function startMotion(
  deps: LibrarySearchDeps,
  viewer: Viewer,
  caller: MotionCaller,
  body: unknown,
): Promise<Result<StartedMotion>> {
  const parsed = MotionInput.safeParse(body);
  if (!parsed.success) return invalid(parsed.error);
  const { libraryOnly, ...request } = parsed.data;
  const { client, tryOnceFree, signal } = caller;
  const work = async (access: Access): Promise<Result<StartedMotion>> => {
    const taken = await deps.limits.take('motions', client);
    if (!taken.allowed) return fail('rate_limited', motions.tooOften, { retryAfterSeconds: taken.retryAfterSeconds });
    const prepared = await prepareMotion(deps, request);
    if (!prepared) return fail('unavailable', motions.failed);
    if (signal?.aborted) return fail('unavailable', motions.stopped);
    return ok({ access, events: safely(deps, prepared, { viewer, libraryOnly, signal }) });
  };
  try {
    return await runGated(deps, viewer, 'generate-motion', work, { tryOnceFree });
  } catch (error) {
    deps.log.error({ err: error }, 'a motion could not be prepared');
    return fail('unavailable', motions.failed);
  }
}

function invalid({ issues }: z.ZodError): Result<never> {
  const fields = Object.fromEntries(
    issues.map(({ path }) => [path.join('.') || 'details', path[0] === 'details' ? motions.details : motions.invalid]),
  );
  return fail('invalid', fields.details ?? motions.invalid, { fields });
}

/** Whatever breaks while it is written, its reader is told that it ended. */
async function* safely(deps: LibrarySearchDeps, prepared: PreparedMotion, options: WriteMotionOptions): AsyncGenerator<MotionEvent> {
  try {
    yield* writeMotion(deps, prepared, options);
  } catch (error) {
    deps.log.error({ err: error }, 'a motion broke off');
    yield { type: 'ended', how: 'failed', message: motions.failed };
  }
}
