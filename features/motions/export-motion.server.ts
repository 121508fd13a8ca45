// Exports a motion from the signed payload that the browser posts back. There is no gate here:
// access was checked when the motion was generated and the signature names the account, so a free
// motion can be exported too.
import type { Deps } from '#features/deps.ts';
import type { Caller } from '#features/plans/caller.ts';
import type { GeneratedFile } from '#features/printing/generated-file.ts';
import { toDocx } from '#features/printing/to-docx.server.ts';
import { toPdf } from '#features/printing/to-pdf.server.ts';
import { toText } from '#features/printing/to-text.ts';
import { takeLimits } from '#features/take-limits.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import * as motionTexts from './messages/motion-texts.ts';
import type { MotionFormat } from './motion.ts';
import { printableMotion } from './printable-motion.ts';
import { verifyMotion } from './sign-motion.server.ts';

type Input = { sealed: unknown; format: MotionFormat };

export async function exportMotion(
  deps: Pick<Deps, 'secret' | 'clock' | 'limits'>,
  { viewer, clientAddress }: Caller,
  { sealed, format }: Input,
): Promise<Result<GeneratedFile>> {
  const motion = verifyMotion(deps, viewer, sealed);
  if (!motion) return fail('invalid', motionTexts.notOurs);
  const refused = await takeLimits(deps, [['documents', clientAddress]], motionTexts.tooOften);
  if (refused) return refused;
  const printable = printableMotion(motion);
  const toFileName = (ending: string) => `${motion.motionType}.${ending}`;
  if (format === 'text')
    return ok({
      name: toFileName('txt'),
      type: 'text/plain; charset=utf-8',
      bytes: new TextEncoder().encode(toText(printable)),
    });
  if (format === 'pdf') {
    const bytes = new Uint8Array(await toPdf(printable, { createdAt: deps.clock.now() }));
    return ok({ name: toFileName('pdf'), type: 'application/pdf', bytes });
  }
  return ok({
    name: toFileName('docx'),
    type: DOCX,
    bytes: new Uint8Array(await toDocx(printable)),
  });
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
