// Generates a document as text, PDF or DOCX, with the same validation rules as the page. Nothing is
// stored, and no AI provider is called. Text and PDF are free; the editable file and accepted
// changes need a plan. Changes come from the browser and are not trusted: each is validated,
// applied and its citations judged again for every document and file.

import type { Caller } from '#features/caller.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { runGated } from '#features/plans/run-gated.server.ts';
import type {
  AssembledDocument,
  Change,
  DocumentRequest as Request,
} from '#features/printing/document-shapes.ts';
import type { GeneratedFile } from '#features/printing/generated-file.ts';
import { findCharactersMissingInPdf } from '#features/printing/pdf-fonts.server.ts';
import { toText } from '#features/printing/to-text.ts';
import { type FileFormat, writeFile } from '#features/printing/write-file.server.ts';
import { takeLimits } from '#features/take-limits.ts';
import { parseJson } from '#lib/parse-json.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { assemble } from './assemble/assemble.ts';
import { lint } from './assemble/lint.ts';
import { findTemplate } from './find-template.ts';
import { toFieldMessages } from './form/document-form-values.ts';
import * as documents from './messages/documents.ts';
import * as tailoring from './messages/tailoring.ts';
import { DocumentRequest } from './schema.ts';
import { applyChanges } from './tailor/apply-changes.ts';
import { isWrongCitation, judgeChange } from './tailor/judge-change.server.ts';

export type DocumentDeps = Pick<
  LibraryDeps,
  'db' | 'clock' | 'site' | 'secret' | 'limits' | 'library' | 'log' | 'lookUpLive'
>;
type Input = { request: unknown };

/**
 * `unfit`: accepted changes whose block no longer exists. `request` contains only the changes that
 * were applied.
 */
export type GeneratedDocument = {
  request: Request;
  text: string;
  missingInPdf: string[];
  unfit: Change[];
};

export function generateDocument(
  deps: DocumentDeps,
  caller: Caller,
  input: Input,
): Promise<Result<GeneratedDocument>> {
  return runGated(
    deps,
    caller.viewer,
    hasChanges(input.request) ? 'tailor-document' : 'assemble-document',
    async () => {
      const result = await buildDocument(deps, caller, input);
      if (!result.ok) return result;
      const { request, document, unfit } = result.value;
      const text = toText(document);
      if (text.trim() === '') return fail('unavailable', documents.empty);
      return ok({ request, text, missingInPdf: findCharactersMissingInPdf(text), unfit });
    },
  );
}

/** Checked on the raw input, before validation: sending any changes at all requires the plan. */
function hasChanges(request: unknown): boolean {
  const { changes } = (request ?? {}) as { changes?: unknown };
  return Array.isArray(changes) && changes.length > 0;
}

export function exportDocument(
  deps: DocumentDeps,
  caller: Caller,
  { format, ...input }: Input & { format: FileFormat },
): Promise<Result<GeneratedFile>> {
  const action =
    format === 'docx'
      ? 'export-docx'
      : hasChanges(input.request)
        ? 'tailor-document'
        : 'assemble-document';
  return runGated(deps, caller.viewer, action, async () => {
    const result = await buildDocument(deps, caller, input);
    if (!result.ok) return result;
    const { request, document } = result.value;
    const name = request.documentType.replaceAll('_', '-');
    return ok(await writeFile(document, format, { name, createdAt: deps.clock.now() }));
  });
}

async function buildDocument(
  deps: DocumentDeps,
  { clientAddress }: Caller,
  { request }: Input,
): Promise<Result<ChangedDocument>> {
  const checked = checkRequest(deps.library, request);
  if (!checked.ok) return checked;
  const refused = await takeLimits(deps, [['documents', clientAddress]], documents.tooOften);
  if (refused) return refused;
  return applyAndJudgeChanges(deps, checked.value);
}

type CheckedRequest = { request: Request; document: AssembledDocument };
type ChangedDocument = CheckedRequest & { unfit: Change[] };

export async function applyAndJudgeChanges(
  deps: DocumentDeps,
  { request: { changes, ...requestWithoutChanges }, document }: CheckedRequest,
): Promise<Result<ChangedDocument>> {
  const { document: changedDocument, fit, unfit } = applyChanges(document, changes);
  for (const change of fit) {
    if ((await judgeChange(deps, change)).some(isWrongCitation))
      return fail('invalid', tailoring.badCitation);
  }
  const request =
    fit.length > 0 ? { ...requestWithoutChanges, changes: fit } : requestWithoutChanges;
  return ok({ request, document: changedDocument, unfit });
}

/** Parses the request from the page's hidden field. */
export function readRequest(json: unknown): Request | undefined {
  return DocumentRequest.safeParse(parseJson(String(json))).data;
}

export function checkRequest(
  library: LibraryDeps['library'],
  request: unknown,
): Result<CheckedRequest> {
  const parsed = DocumentRequest.safeParse(request);
  const template = parsed.success && findTemplate(library, parsed.data.documentType);
  if (!parsed.success || !template) return fail('invalid', documents.tooLong);
  const faults = lint(template, parsed.data);
  if (faults.length > 0)
    return fail('invalid', documents.fix(faults.length), { fields: toFieldMessages(faults) });
  return ok({ request: parsed.data, document: assemble(template, parsed.data) });
}
