// The documents that can be filled in, what each needs, and one filled in. It refuses what the page
// refuses, and keeps nothing.
import type { z } from 'zod';
import type { Caller } from '#features/caller.ts';
import { findCautions } from '#features/documents/assemble/find-cautions.ts';
import { findTemplate } from '#features/documents/find-template.ts';
import {
  type DocumentDeps,
  generateDocument,
} from '#features/documents/generate-document.server.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import { getFirstSentence } from '#features/search/first-sentence.ts';
import { STATES } from '#legal/jurisdictions.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { createFrame, ownSource, toUrl } from './frame.ts';
import * as texts from './messages/program-texts.ts';
import type { FillDocument, FilledDocument, ListDocuments, ListedDocuments } from './schema.ts';

type Deps = Pick<LibraryDeps, 'library' | 'site'>;
type Listed = z.infer<typeof ListedDocuments>;

const getPath = (id: string) => `/documents?type=${id}`;
const toSource = (deps: Deps, { id, title, checkedOn }: DocumentTemplate) =>
  ownSource(deps, { title, path: getPath(id), checkedOn });

export function listForProgram(deps: Deps, { id }: z.infer<typeof ListDocuments>): Result<Listed> {
  const documents = deps.library.documents.filter((each) => id === undefined || each.id === id);
  const [only] = id === undefined ? [] : documents;
  if (id !== undefined && !only) return fail('not_found', texts.notFound);
  return ok({
    documents: documents.map(({ id, title, does, checkedOn }) => ({
      id,
      title,
      does: only ? does : getFirstSentence([does]),
      url: toUrl(deps, getPath(id)),
      checkedOn,
    })),
    ...(only ? describeNeeds(only) : { parties: null, details: [], notFor: [] }),
    ...createFrame('found', {
      sources: only
        ? [toSource(deps, only)]
        : [ownSource(deps, { title: 'Documents', path: '/documents', checkedOn: null })],
      notCovered: [texts.reviewDocument],
    }),
  });
}

const describeNeeds = ({ parties, fields, notFor }: DocumentTemplate) => ({
  parties,
  details: fields.map(({ name, help, type, example, choices }) => ({
    name,
    help,
    type,
    example,
    ...(choices && { choices }),
  })),
  notFor,
});

export async function fillForProgram(
  deps: DocumentDeps,
  caller: Caller,
  { id, parties, details, effective_date, state }: z.infer<typeof FillDocument>,
): Promise<Result<z.infer<typeof FilledDocument>>> {
  const template = findTemplate(deps.library, id);
  if (!template) return fail('not_found', texts.notFound);
  const names = new Set(template.fields.map(({ name }) => name));
  const isUnknown = Object.keys(details).some((name) => !names.has(name));
  const request = {
    documentType: id,
    parties,
    details: { ...Object.fromEntries([...names].map((name) => [name, ''])), ...details },
    dates: { effective_date },
    jurisdiction: state ?? 'General',
  };
  const filled = await generateDocument(deps, caller, { request });
  if (!filled.ok && filled.failure.kind !== 'invalid') return filled;
  if (!filled.ok || isUnknown) {
    const failure = filled.ok ? { kind: 'invalid' as const, message: '' } : filled.failure;
    // The names of fields and what is wrong are ours; what was typed is not repeated.
    const wrong = Object.entries(failure.fields ?? {}).flatMap(([field, message]) =>
      isKnownField(field, names) ? [[toSentName(field), message] as const] : [],
    );
    if (isUnknown) wrong.push(['details', texts.unknownDetails([...names].join(', '))]);
    return wrong.length > 0
      ? fail('invalid', texts.fixFields(wrong, id), { fields: Object.fromEntries(wrong) })
      : { ok: false, failure };
  }
  return ok({
    id,
    title: template.title,
    cautions: findCautions(template, request),
    quotedText: filled.value.text,
    ...createFrame('found', {
      sources: [toSource(deps, template)],
      assumed: [texts.filledFrom, state ? texts.stateGiven(STATES[state]) : texts.generalForm],
      notCovered: [texts.reviewDocument, texts.ownWords],
    }),
  });
}

/** As the tool calls it, which has no group of dates and of places. */
const toSentName = (field: string) =>
  ({ 'dates.effective_date': 'effective_date', jurisdiction: 'state' })[field] ?? field;

const isKnownField = (field: string, names: Set<string>) =>
  /^(?:parties(?:\.\d+\.\w+)?|dates\.effective_date|jurisdiction)$/.test(field) ||
  names.has(field.replace(/^details\./, ''));
