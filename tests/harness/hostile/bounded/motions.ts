// For run-bounded.ts: writes a motion from the details alone.

import { prepareMotion } from '#features/motions/prepare/prepare-motion.server.ts';
import { printableMotion } from '#features/motions/printable-motion.ts';
import { toText } from '#features/printing/to-text.ts';
import { createTestDeps } from '#tests/harness/app/test-deps.ts';
import {
  createMotionLibrary,
  createTestMotionRequest,
} from '#tests/integration/motions/motion-examples.ts';

const deps = createTestDeps({ library: createMotionLibrary() });

/** The number of facts and the length of the printed motion. */
export async function writeMotion(details: string): Promise<{ facts: number; characters: number }> {
  const prepared = await prepareMotion(
    deps,
    createTestMotionRequest('continue-hearing', { details }),
  );
  if (!prepared) throw new Error('no motion');
  return {
    facts: prepared.facts.length,
    characters: toText(printableMotion(prepared.motion)).length,
  };
}
