// The buttons of the document form: generate, tailor, decide about suggestions, add, remove, save
// and fill in parties, check a table; and a form that another page has filled in, to be opened. A
// generated document travels in the form, so the server stores nothing.

import type { Caller } from '#features/caller.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import { checkTable } from './batch-documents.server.ts';
import { findTemplate } from './find-template.ts';
import type { Answer } from './form/document-answer.ts';
import {
  applyDecision,
  createEmptyRequest,
  readDocumentForm,
} from './form/document-form-values.ts';
import { readFilledFrom } from './form/filled-fields.ts';
import { type DocumentDeps, generateDocument, readRequest } from './generate-document.server.ts';
import * as documents from './messages/documents.ts';
import { changeParties } from './parties/change-parties.server.ts';
import { tailorDocument } from './tailor/tailor-document.server.ts';

type FormDeps = DocumentDeps & Pick<LibraryDeps, 'llm'>;

const EMPTY: Answer = { failure: null, request: null, made: null };

export async function answerDocumentForm(
  deps: FormDeps,
  caller: Caller,
  form: FormData,
  table?: Uint8Array,
): Promise<Answer> {
  const template = findTemplate(deps.library, form.get('documentType'));
  if (!template) return { ...EMPTY, failure: { kind: 'invalid', message: documents.typeRequired } };
  const intent = form.get('do');
  if (intent === 'check-table') return answerTable(deps, caller, template.id, table);
  const generated = form.has('request') ? readRequest(form.get('request')) : undefined;
  if (generated && intent === 'tailor') return tailor(deps, caller, generated, form.get('wish'));

  const request = generated
    ? applyDecision(generated, form)
    : readDocumentForm(form, template, caller.jurisdiction);
  if (intent === 'open') return openForm(caller, template, form);
  const getChosenId = (index: number) => form.get(`book-${index}`);
  const changed = await changeParties(deps, caller, { template, request, intent, getChosenId });
  if (changed)
    return changed.ok
      ? { ...EMPTY, ...changed.value }
      : { ...EMPTY, failure: changed.failure, request };
  const result = await generateDocument(deps, caller, { request });
  return result.ok
    ? { ...EMPTY, request, made: result.value }
    : { ...EMPTY, failure: result.failure, request };
}

/** Without parties, those that the document needs are asked for. */
function openForm(caller: Caller, template: DocumentTemplate, form: FormData): Answer {
  const request = readDocumentForm(form, template, caller.jurisdiction);
  const { parties } = form.has('party-name')
    ? request
    : createEmptyRequest(template, caller.jurisdiction);
  return {
    ...EMPTY,
    request: { ...request, parties },
    filledFrom: readFilledFrom(form.get('from')),
  };
}

async function tailor(
  deps: FormDeps,
  caller: Caller,
  request: DocumentRequest,
  instruction: unknown,
): Promise<Answer> {
  const tailored = await tailorDocument(deps, caller, { request, instruction });
  const document = await generateDocument(deps, caller, { request });
  const answer = {
    ...EMPTY,
    request,
    made: document.ok ? document.value : null,
    wish: String(instruction ?? ''),
  };
  return tailored.ok
    ? { ...answer, tailored: tailored.value }
    : { ...answer, failure: tailored.failure };
}

async function answerTable(
  deps: FormDeps,
  caller: Caller,
  documentType: string,
  csv: Uint8Array = new Uint8Array(),
): Promise<Answer> {
  const checked = await checkTable(deps, caller, { documentType, csv });
  return {
    ...EMPTY,
    ...(checked.ok ? { table: checked.value } : { tableProblem: checked.failure.message }),
  };
}
