// A motion as a file, from the sealed motion that the browser hands back. The gate was asked when it was made, and the seal says for
// whom: so the one free motion can be taken home too.
import type { Deps } from '#features/deps.ts';
import type { Viewer } from '#features/plans/gate.ts';
import type { WrittenFile } from '#features/printing/generated-file.ts';
import { toDocx } from '#features/printing/to-docx.server.ts';
import { toPdf } from '#features/printing/to-pdf.server.ts';
import { toText } from '#features/printing/to-text.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { motions } from './messages.ts';
import type { MotionFile } from './motion.ts';
import { motionPaper } from './printable-motion.ts';
import { verifyMotion } from './sign-motion.server.ts';

type Input = { sealed: unknown; format: MotionFile; client: string };

export async function exportMotion(
  deps: Pick<Deps, 'secret' | 'clock' | 'limits'>,
  viewer: Viewer,
  { sealed, format, client }: Input,
): Promise<Result<WrittenFile>> {
  const motion = verifyMotion(deps, viewer, sealed);
  if (!motion) return fail('invalid', motions.notOurs);
  const taken = await deps.limits.take('documents', client);
  if (!taken.allowed) return fail('rate_limited', motions.tooOften, { retryAfterSeconds: taken.retryAfterSeconds });
  const paper = motionPaper(motion);
  const name = (ending: string) => `${motion.motionType}.${ending}`;
  if (format === 'text')
    return ok({ name: name('txt'), type: 'text/plain; charset=utf-8', bytes: new TextEncoder().encode(toText(paper)) });
  if (format === 'pdf') {
    const bytes = new Uint8Array(await toPdf(paper, { createdAt: deps.clock.now() }));
    return ok({ name: name('pdf'), type: 'application/pdf', bytes });
  }
  return ok({ name: name('docx'), type: DOCX, bytes: new Uint8Array(await toDocx(paper)) });
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
