// Motions with everything real but the model: the whole library, a database of its own with the built-in cases, and the fake provider on
// loopback behind the real adapter.
import type { Database } from '#db/database.ts';
import type { Motion, MotionEvent } from '#features/motions/motion.ts';
import { type MotionCaller, startMotion } from '#features/motions/start-motion.server.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { buildSearchIndex } from '#features/site-search/index/build-search-index.server.ts';
import { openAiCompatible } from '#integrations/llm/openai-compatible.ts';
import { systemClock } from '#lib/clock.ts';
import { library } from '#tests/harness/temporary-library.ts';
import { createTestDeps, type TestDeps } from '#tests/harness/test-deps.ts';

const search = { index: buildSearchIndex(library) };

export function motionDeps(db: Database, baseUrl?: string): TestDeps {
  const settings = { model: 'liar', firstPieceMs: 120_000, betweenPiecesMs: 120_000, retryDelayMs: 1 };
  return createTestDeps({ db, library, search, ...(baseUrl && { llm: openAiCompatible({ baseUrl, ...settings }, systemClock) }) });
}

export const start = (deps: TestDeps, viewer: Viewer, body: unknown, caller: Partial<MotionCaller> = {}) =>
  startMotion(deps, viewer, { client: '192.0.2.1', ...caller }, body);

export async function eventsOf(deps: TestDeps, viewer: Viewer, body: unknown, caller: Partial<MotionCaller> = {}): Promise<MotionEvent[]> {
  const started = await start(deps, viewer, body, caller);
  if (!started.ok) throw new Error(started.failure.message);
  return Array.fromAsync(started.value.events);
}

export function finishedOf(events: MotionEvent[]): { motion: Motion; sealed: string } {
  const finished = events.find((event) => event.type === 'finished');
  if (!finished) throw new Error('the motion was not finished');
  return finished;
}

export const endOf = (events: MotionEvent[]) => events.at(-1);
export const noticesOf = (events: MotionEvent[]) => events.flatMap((event) => (event.type === 'notice' ? event.notice : []));
