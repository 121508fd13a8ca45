// Exports an analysis or memo from the signed result that the browser posts back. There is no gate
// here: access was checked when the result was generated and the signature names the account, so
// the result of a free search can be exported too.

import type { Caller } from '#features/caller.ts';
import type { Deps } from '#features/deps.ts';
import type { GeneratedFile } from '#features/printing/generated-file.ts';
import { type FileFormat, writeFile } from '#features/printing/write-file.server.ts';
import { takeLimits } from '#features/take-limits.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AnalysisEvent } from './analysis.ts';
import * as analysisTexts from './messages/analysis-texts.ts';
import { printableAnalysis } from './printable-analysis.ts';
import { verifyResult } from './sign-result.server.ts';
import { addAnalysisEvent, EMPTY_ANALYSIS } from './ui/analysis-view.ts';

type Input = { sealed: unknown; format: FileFormat };

export async function exportAnalysis(
  deps: Pick<Deps, 'secret' | 'clock' | 'limits' | 'site'>,
  { viewer, clientAddress }: Caller,
  { sealed, format }: Input,
): Promise<Result<GeneratedFile>> {
  const result = verifyResult<AnalysisEvent>(deps, viewer, sealed);
  if (!result || result.writing === 'motion') return fail('invalid', cannotExport);
  const refused = await takeLimits(deps, [['documents', clientAddress]], analysisTexts.tooMany);
  if (refused) return refused;
  const printable = printableAnalysis(
    result.events.reduce(addAnalysisEvent, EMPTY_ANALYSIS),
    deps.site.publicUrl,
  );
  const options = { name: result.writing, createdAt: deps.clock.now() };
  return ok(await writeFile(printable, format, options));
}

const cannotExport = 'This analysis could not be exported. Please run it again.';
