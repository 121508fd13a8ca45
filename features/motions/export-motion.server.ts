// Exports a motion from the signed payload that the browser posts back. There is no gate here:
// access was checked when the motion was generated and the signature names the account, so a free
// motion can be exported too.

import type { Caller } from '#features/caller.ts';
import type { Deps } from '#features/deps.ts';
import type { GeneratedFile } from '#features/printing/generated-file.ts';
import { type FileFormat, writeFile } from '#features/printing/write-file.server.ts';
import { takeLimits } from '#features/take-limits.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import * as motionTexts from './messages/motion-texts.ts';
import { printableMotion } from './printable-motion.ts';
import { verifyMotion } from './sign-motion.server.ts';

type Input = { sealed: unknown; format: FileFormat };

export async function exportMotion(
  deps: Pick<Deps, 'secret' | 'clock' | 'limits'>,
  { viewer, clientAddress }: Caller,
  { sealed, format }: Input,
): Promise<Result<GeneratedFile>> {
  const motion = verifyMotion(deps, viewer, sealed);
  if (!motion) return fail('invalid', motionTexts.notOurs);
  const refused = await takeLimits(deps, [['documents', clientAddress]], motionTexts.tooOften);
  if (refused) return refused;
  const options = { name: motion.motionType, createdAt: deps.clock.now() };
  return ok(await writeFile(printableMotion(motion), format, options));
}
