// A document for a person: checked with the rules that the page shows, put together, and given as text, PDF or DOCX. Nothing of it is
// stored, and no provider is asked. The text and the PDF are everybody's; the editable file comes with a plan.
import type { Deps } from '#features/deps.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { runGated } from '#features/plans/run-gated.server.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { assemble } from './assemble.ts';
import { byField } from './document-form-values.ts';
import type { AssembledDocument, DocumentRequest as Request } from './document-shapes.ts';
import { lint } from './lint.ts';
import { documents } from './messages.ts';
import { lettersMissingInPdf } from './pdf-fonts.server.ts';
import { DocumentRequest } from './schema.ts';
import { toDocx } from './to-docx.server.ts';
import { toPdf } from './to-pdf.server.ts';
import { toText } from './to-text.ts';

export type DocumentDeps = Pick<Deps, 'db' | 'clock' | 'site' | 'limits' | 'library'>;
type Input = { request: unknown; clientAddress: string };

export type GeneratedDocument = { request: Request; text: string; missingInPdf: string[] };

export function generateDocument(deps: DocumentDeps, viewer: Viewer, input: Input): Promise<Result<GeneratedDocument>> {
  return runGated(deps, viewer, 'assemble-document', async () => {
    const made = await make(deps, input);
    if (!made.ok) return made;
    const text = toText(made.value.document);
    if (text.trim() === '') return fail('unavailable', documents.empty);
    return ok({ request: made.value.request, text, missingInPdf: lettersMissingInPdf(text) });
  });
}

export const DOCUMENT_FILES = ['text', 'pdf', 'docx'] as const;
export type DocumentFile = (typeof DOCUMENT_FILES)[number];
export type WrittenFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

export function exportDocument(
  deps: DocumentDeps,
  viewer: Viewer,
  { format, ...input }: Input & { format: DocumentFile },
): Promise<Result<WrittenFile>> {
  return runGated(deps, viewer, format === 'docx' ? 'export-docx' : 'assemble-document', async () => {
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

async function make(deps: DocumentDeps, { request, clientAddress }: Input): Promise<Result<Checked>> {
  const checked = checkRequest(deps.library, request);
  if (!checked.ok) return checked;
  const taken = await deps.limits.take('documents', clientAddress);
  if (!taken.allowed) return fail('rate_limited', documents.tooOften, { retryAfterSeconds: taken.retryAfterSeconds });
  return checked;
}

type Checked = { request: Request; document: AssembledDocument };

export function checkRequest(library: Deps['library'], request: unknown): Result<Checked> {
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
