// An analysis or memo as a file, from the sealed result that the browser hands back. The gate was asked when it was made, and the seal
// says for whom: so what came of the one free search can be taken home too.
import type { Deps } from '#features/deps.ts';
import type { Viewer } from '#features/plans/gate.ts';
import type { WrittenFile } from '#features/printing/generated-file.ts';
import { toDocx } from '#features/printing/to-docx.server.ts';
import { toPdf } from '#features/printing/to-pdf.server.ts';
import { toText } from '#features/printing/to-text.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AnalysisEvent } from './analysis.ts';
import { addAnalysisEvent, NO_ANALYSIS } from './analysis-view.ts';
import { analysisTexts } from './messages.ts';
import { analysisPaper } from './printable-analysis.ts';
import { verifyResult } from './sign-result.server.ts';

export const ANALYSIS_FILES = ['text', 'docx', 'pdf'] as const;
type AnalysisFile = (typeof ANALYSIS_FILES)[number];
type Input = { sealed: unknown; format: AnalysisFile; client: string };

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export async function exportAnalysis(
  deps: Pick<Deps, 'secret' | 'clock' | 'limits' | 'site'>,
  viewer: Viewer,
  { sealed, format, client }: Input,
): Promise<Result<WrittenFile>> {
  const opened = verifyResult<AnalysisEvent>(deps, viewer, sealed);
  if (!opened || opened.writing === 'motion') return fail('invalid', notOurs);
  const taken = await deps.limits.take('documents', client);
  if (!taken.allowed) return fail('rate_limited', analysisTexts.tooMany, { retryAfterSeconds: taken.retryAfterSeconds });
  const paper = analysisPaper(opened.events.reduce(addAnalysisEvent, NO_ANALYSIS), deps.site.publicUrl);
  const name = (ending: string) => `${opened.writing}.${ending}`;
  if (format === 'text')
    return ok({ name: name('txt'), type: 'text/plain; charset=utf-8', bytes: new TextEncoder().encode(toText(paper)) });
  if (format === 'pdf') {
    const bytes = new Uint8Array(await toPdf(paper, { createdAt: deps.clock.now() }));
    return ok({ name: name('pdf'), type: 'application/pdf', bytes });
  }
  return ok({ name: name('docx'), type: DOCX, bytes: new Uint8Array(await toDocx(paper)) });
}

const notOurs = 'This analysis could not be exported. Please run it again.';
