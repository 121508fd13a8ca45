// Dependencies for motion tests, real except for the model: the whole library, a database with the
// built-in cases, and a fake provider on loopback behind the real adapter.

import type { Database } from '#db/database.ts';
import type { Viewer } from '#features/caller.ts';
import type { Motion, MotionEvent } from '#features/motions/motion.ts';
import { startMotion } from '#features/motions/start-motion.server.ts';
import { createOpenAiCompatibleLlm } from '#integrations/llm/openai-compatible.ts';
import { systemClock } from '#lib/clock.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { createTestDeps, type TestDeps } from '#tests/harness/app/test-deps.ts';
import { getSearchIndex, library } from '#tests/harness/fakes/temporary-library.ts';

const search = { index: getSearchIndex() };

export function createMotionDeps(db: Database, baseUrl?: string, patienceMs = 120_000): TestDeps {
  const settings = {
    model: 'liar',
    firstPieceMs: patienceMs,
    betweenPiecesMs: patienceMs,
    retryDelayMs: 1,
  };
  return createTestDeps({
    db,
    library,
    search,
    ...(baseUrl && { llm: createOpenAiCompatibleLlm({ baseUrl, ...settings }, systemClock) }),
  });
}

type StartOptions = { tryOnceFree?: boolean; signal?: AbortSignal };

export const start = (
  deps: TestDeps,
  viewer: Viewer,
  body: unknown,
  { tryOnceFree, signal }: StartOptions = {},
) =>
  startMotion(deps, asCaller(viewer, { clientAddress: '192.0.2.1', signal }), {
    body,
    tryOnceFree,
  });

export async function collectEvents(
  deps: TestDeps,
  viewer: Viewer,
  body: unknown,
  options: StartOptions = {},
): Promise<MotionEvent[]> {
  const started = await start(deps, viewer, body, options);
  if (!started.ok) throw new Error(started.failure.message);
  return Array.fromAsync(started.value.events);
}

export function getFinished(events: MotionEvent[]): { motion: Motion; sealed: string } {
  const finished = events.find((event) => event.type === 'finished');
  if (!finished) throw new Error('the motion was not finished');
  return finished;
}

export const getLastEvent = (events: MotionEvent[]) => events.at(-1);
export const listNotices = (events: MotionEvent[]) =>
  events.flatMap((event) => (event.type === 'notice' ? event.notice : []));
