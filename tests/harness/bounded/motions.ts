// For run-bounded.ts: a motion from the details alone.

import { prepareMotion } from '#features/motions/prepare-motion.server.ts';
import { motionPaper } from '#features/motions/printable-motion.ts';
import { toText } from '#features/printing/to-text.ts';
import { createTestDeps } from '#tests/harness/test-deps.ts';
import { motionLibrary, motionRequest } from '#tests/integration/motions/motion-examples.ts';

const deps = createTestDeps({ library: motionLibrary() });

/** How many facts it has, and how long its paper is. */
export async function writeMotion(details: string): Promise<{ facts: number; characters: number }> {
  const prepared = await prepareMotion(deps, motionRequest('continue-hearing', { details }));
  if (!prepared) throw new Error('no motion');
  return { facts: prepared.facts.length, characters: toText(motionPaper(prepared.motion)).length };
}
