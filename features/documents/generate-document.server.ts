// A document for a person: checked with the rules that the page shows, put together, and given as text, PDF or DOCX. Nothing of it is
// stored, and no provider is asked. The text and the PDF are everybody's; the editable file and accepted changes come with a plan.
// Changes are not trusted because a page sends them: each is read, fitted and its citations judged again for every document and file.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { runGated } from '#features/plans/run-gated.server.ts';
import type { AssembledDocument, Change, DocumentRequest as Request } from '#features/printing/document-shapes.ts';
import type { WrittenFile } from '#features/printing/generated-file.ts';
import { lettersMissingInPdf } from '#features/printing/pdf-fonts.server.ts';
import { toDocx } from '#features/printing/to-docx.server.ts';
import { toPdf } from '#features/printing/to-pdf.server.ts';
import { toText } from '#features/printing/to-text.ts';
import { parseJson } from '#lib/parse-json.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { assemble } from './assemble/assemble.ts';
import { lint } from './assemble/lint.ts';
import { byField } from './form/document-form-values.ts';
import { documents, tailoring } from './messages.ts';
import { DocumentRequest } from './schema.ts';
import { applyChanges } from './tailor/apply-changes.ts';
import { cannotStand, judgeChange } from './tailor/judge-change.server.ts';

export type DocumentDeps = Pick<LibraryDeps, 'db' | 'clock' | 'site' | 'limits' | 'library' | 'log' | 'lookUpLive'>;
type Input = { request: unknown; clientAddress: string };

/** `unfit`: accepted changes whose piece is not there any more. The request has only those that fit. */
export type GeneratedDocument = { request: Request; text: string; missingInPdf: string[]; unfit: Change[] };

export function generateDocument(deps: DocumentDeps, viewer: Viewer, input: Input): Promise<Result<GeneratedDocument>> {
  return runGated(deps, viewer, hasChanges(input.request) ? 'tailor-document' : 'assemble-document', async () => {
    const made = await make(deps, input);
    if (!made.ok) return made;
    const { request, document, unfit } = made.value;
    const text = toText(document);
    if (text.trim() === '') return fail('unavailable', documents.empty);
    return ok({ request, text, missingInPdf: lettersMissingInPdf(text), unfit });
  });
}

/** Before anything is read: whoever sends changes at all needs the plan for them. */
function hasChanges(request: unknown): boolean {
  const { changes } = (request ?? {}) as { changes?: unknown };
  return Array.isArray(changes) && changes.length > 0;
}

export const DOCUMENT_FILES = ['text', 'pdf', 'docx'] as const;
export type DocumentFile = (typeof DOCUMENT_FILES)[number];

export function exportDocument(
  deps: DocumentDeps,
  viewer: Viewer,
  { format, ...input }: Input & { format: DocumentFile },
): Promise<Result<WrittenFile>> {
  const action = format === 'docx' ? 'export-docx' : hasChanges(input.request) ? 'tailor-document' : 'assemble-document';
  return runGated(deps, viewer, action, async () => {
    const made = await make(deps, input);
    if (!made.ok) return made;
    const { request, document } = made.value;
    const { ending, type, bytes } = await writeFile(document, format, deps.clock.now());
    return ok({ name: `${request.documentType.replaceAll('_', '-')}.${ending}`, type, bytes });
  });
}

type Write = (document: AssembledDocument, options: { createdAt: Date }) => Promise<Buffer> | Buffer;
const FORMATS: Record<DocumentFile, { ending: string; type: string; write: Write }> = {
  text: { ending: 'txt', type: 'text/plain; charset=utf-8', write: (document) => Buffer.from(toText(document), 'utf8') },
  pdf: { ending: 'pdf', type: 'application/pdf', write: toPdf },
  docx: { ending: 'docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', write: toDocx },
};

async function make(deps: DocumentDeps, { request, clientAddress }: Input): Promise<Result<Changed>> {
  const checked = checkRequest(deps.library, request);
  if (!checked.ok) return checked;
  const taken = await deps.limits.take('documents', clientAddress);
  if (!taken.allowed) return fail('rate_limited', documents.tooOften, { retryAfterSeconds: taken.retryAfterSeconds });
  return makeChanges(deps, checked.value);
}

type Checked = { request: Request; document: AssembledDocument };
type Changed = Checked & { unfit: Change[] };

export async function makeChanges(deps: DocumentDeps, { request: { changes, ...typed }, document }: Checked): Promise<Result<Changed>> {
  const made = applyChanges(document, changes);
  for (const change of made.fit) {
    if ((await judgeChange(deps, change)).some(cannotStand)) return fail('invalid', tailoring.badCitation);
  }
  const request = made.fit.length > 0 ? { ...typed, changes: made.fit } : typed;
  return ok({ request, document: made.document, unfit: made.unfit });
}

/** As a page carries it in a hidden field. */
export function readRequest(json: unknown): Request | undefined {
  return DocumentRequest.safeParse(parseJson(String(json))).data;
}

export function checkRequest(library: LibraryDeps['library'], request: unknown): Result<Checked> {
  const read = DocumentRequest.safeParse(request);
  const template = read.success && library.documents.find(({ id }) => id === read.data.documentType);
  if (!read.success || !template) return fail('invalid', documents.tooLong);
  const faults = lint(template, read.data);
  if (faults.length > 0) return fail('invalid', documents.fix(faults.length), { fields: byField(faults) });
  return ok({ request: read.data, document: assemble(template, read.data) });
}

export async function writeFile(document: AssembledDocument, format: DocumentFile, createdAt: Date) {
  const { ending, type, write } = FORMATS[format];
  return { ending, type, bytes: new Uint8Array(await write(document, { createdAt })) };
}
