// Writes the documents of FILE (JSON Lines of { id, document, state, values }) as text, one JSON
// line each, to be judged by readers. `values` are by the labels of the form ("Rent Amount", "Name
// of party 1"); one that fits no label is listed and never guessed. Where the form refuses, what it
// says.
import { readFileSync } from 'node:fs';
import { assemble } from '#features/documents/assemble/assemble.ts';
import { matchesCondition } from '#features/documents/assemble/conditions.ts';
import { lint } from '#features/documents/assemble/lint.ts';
import { findTemplate } from '#features/documents/find-template.ts';
import type { Template } from '#features/documents/template.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { formatLabel } from '#features/library/schema/document-kinds.ts';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import { toText } from '#features/printing/to-text.ts';
import { STATES } from '#legal/jurisdictions.ts';
import { checkout } from '#server/boot/content-source.ts';

type Row = { id: string; document: string; state: string; values: Record<string, unknown> };
const PARTY_LABEL =
  /^(?:(?:full )?(name|role|address) (?:of )?party (\d)|party (\d),? (?:full )?(name|role|address))$/;

export function writeDocuments({ file }: { file?: string | undefined }): number {
  if (!file) throw new Error('Which FILE of documents?');
  const { library } = loadLibrary(checkout);
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const row = JSON.parse(line) as Row;
    const template = findTemplate(library, findId(library.documents, row.document));
    console.log(
      JSON.stringify(template ? write(template, row) : { id: row.id, unknown: row.document }),
    );
  }
  return 0;
}

function write(template: Template, { id, state, values }: Row) {
  const { request, unmapped } = toRequest(template, toStateCode(state), values);
  const faults = lint(template, request).map(({ field, message }) => `${field}: ${message}`);
  const refused = template.refusals.filter(({ when }) => matchesCondition(when, request));
  const { title, ...document } = assemble(template, request);
  return {
    id,
    document: template.id,
    state: request.jurisdiction,
    title,
    ...(faults.length > 0 && { faults }),
    ...(unmapped.length > 0 && { unmapped }),
    ...(refused.length > 0
      ? { refused: refused.map(({ message }) => message) }
      : { text: toText({ title, ...document }) }),
  };
}

function toRequest(template: Template, jurisdiction: string, values: Row['values']) {
  const { least, roles } = template.parties;
  const request: DocumentRequest = {
    documentType: template.id,
    parties: Array.from({ length: least }, (_, index) => ({
      name: '',
      address: '',
      role: roles[index] ?? '',
    })),
    details: {},
    dates: { effective_date: '' },
    jurisdiction,
  };
  const unmapped: string[] = [];
  for (const [label, raw] of Object.entries(values)) {
    const value = String(raw);
    const plain = toPlain(label);
    const match = PARTY_LABEL.exec(plain);
    const field = template.fields.find(({ name }) =>
      [name, formatLabel(name)].some((one) => toPlain(one) === plain),
    );
    if (match) {
      const index = Number(match[2] ?? match[3]) - 1;
      const part = (match[1] ?? match[4]) as 'name' | 'role' | 'address';
      while (request.parties.length <= index)
        request.parties.push({ name: '', address: '', role: '' });
      const party = request.parties[index];
      if (party) party[part] = value;
    } else if (plain === 'effective date') request.dates.effective_date = value;
    else if (field) request.details[field.name] = value;
    else unmapped.push(label);
  }
  return { request, unmapped };
}

const toPlain = (label: string) =>
  label.toLowerCase().replace(/[_:]+/g, ' ').replace(/\s+/g, ' ').trim();

/** By its id, or by most of the words of its title, if of one only. */
function findId(documents: Template[], name: string): string | undefined {
  const plain = toPlain(name).replaceAll('-', ' ');
  const exact = documents.find(({ id }) => toPlain(id) === plain);
  if (exact) return exact.id;
  const words = plain.split(' ').filter((word) => !SMALL_WORDS.has(word));
  const scored = documents
    .map(({ id, title }) => {
      const own = new Set(toPlain(`${id} ${title}`).replaceAll('-', ' ').split(' '));
      const shared = words.filter((word) => own.has(word) || own.has(`${word}s`)).length;
      return { id, share: shared / words.length };
    })
    .sort((one, other) => other.share - one.share);
  const [best, next] = scored;
  return best && best.share >= MIN_SHARE && best.share > (next?.share ?? 0) ? best.id : undefined;
}

const MIN_SHARE = 0.6;
const SMALL_WORDS = new Set('a an of the to for by in and letter agreement contract'.split(' '));

function toStateCode(state: string): string {
  const code = Object.keys(STATES).find(
    (each) =>
      each === state.toUpperCase() ||
      toPlain(STATES[each as keyof typeof STATES]) === toPlain(state),
  );
  return code ?? 'General';
}
