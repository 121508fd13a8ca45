// A document from its template and what a person typed: the same input always gives the same document, and no input gives an error.
// What is still missing stands in brackets ([Rent Amount]), so that a preview can show a document that is not finished.
import { COMPUTED, type Computed, labelOf } from '#features/library/schema/document-kinds.ts';
import type { Clause, Condition, DocumentTemplate } from '#features/library/schema/document-schema.ts';
import { isSameRole, linesOf, oneLine } from '#features/printing/clean-text.ts';
import type { AssembledDocument, Block, DocumentRequest, Party } from '#features/printing/document-shapes.ts';
import { fill, piecesOf, tokenNames } from '#features/printing/fill-template.ts';
import { writeAs } from '#features/printing/write-values.ts';
import { STATES } from '#legal/jurisdictions.ts';
import { DOCUMENT_WORDS as WORDS } from '../engine-messages.ts';
import { namesNothing, saysNo, saysYes } from '../form/read-answers.ts';
import { computedValue } from './computed-values.ts';
import { signatureBlocks } from './signature-blocks.ts';

export function assemble(template: DocumentTemplate, request: DocumentRequest): AssembledDocument {
  const parties = partiesOf(template, request);
  const valueFor = (name: string, style: string | undefined) => valueIn(template, request, parties, name, style);
  const standing = template.clauses.filter((clause) => holds(clause.when, request));
  const letter = template.form === 'letter';
  const clauses = standing.flatMap((clause, index) => clauseBlocks(clause, letter ? undefined : index + 1, valueFor));
  const date = valueFor('effective_date', undefined);
  const blocks: Block[] = letter
    ? [
        { kind: 'address', lines: addressLines(parties[0]) },
        { kind: 'paragraph', text: date },
        ...parties.slice(1).map((party): Block => ({ kind: 'address', lines: addressLines(party) })),
        { kind: 'title', text: `${WORDS.re}: ${template.title}` },
        { kind: 'paragraph', text: WORDS.salutation },
        ...clauses,
        ...noticeBlocks(template, request),
        { kind: 'paragraph', text: WORDS.closing },
      ]
    : [
        { kind: 'title', text: template.title },
        ...facts(template, parties, date),
        ...clauses,
        ...noticeBlocks(template, request),
        ...(template.signatures === 'each_party' ? [{ kind: 'paragraph', text: WORDS.signed } as const] : []),
      ];
  return { title: template.title, blocks: [...blocks, ...signatureBlocks(template, parties)] };
}

/** At least as many as the document needs, each with something to show. */
function partiesOf({ parties: { least, roles } }: DocumentTemplate, { parties }: DocumentRequest): Party[] {
  const written = [...roles, ...parties.map((party) => oneLine(party.role, ','))];
  return Array.from({ length: Math.max(least, parties.length) }, (_, index) => {
    const party = parties[index];
    return {
      name: oneLine(party?.name ?? '', ',') || `[Name of party ${index + 1}]`,
      address: linesOf(party?.address ?? '').join('\n') || `[Address of party ${index + 1}]`,
      // "landlord" and "Landlord " are one role, in the document's spelling or that of who wrote it first.
      role: written.find((role) => isSameRole(role, party?.role ?? '')) || `[${roles[index] ?? `Role of party ${index + 1}`}]`,
    };
  });
}

/** By sound: an Agent, an Heir; a User, a One-Time Buyer. */
const articleOf = (word: string) =>
  /^(?:[aeiou]|hon(?:o|e)|hour|heir)/i.test(word) && !/^(?:uni(?!n|m)|us[aeu]|eu|one\b|once\b|util)/i.test(word) ? 'an' : 'a';

function valueIn(template: DocumentTemplate, request: DocumentRequest, parties: Party[], name: string, style: string | undefined): string {
  if (name === 'parties') return writeParties(parties);
  if (name === 'state') return stateName(request.jurisdiction) ?? '[State]';
  if (name === 'effective_date') return writeAs('date', oneLine(request.dates.effective_date)) || '[Effective Date]';
  if ((COMPUTED as readonly string[]).includes(name)) return computedValue(name as Computed, request) ?? `[${labelOf(name)}]`;
  const [, number, part] = /^party\.(\d+)\.(name|role|address)$/.exec(name) ?? [];
  const party = parties[Number(number) - 1];
  if (party) return oneLine(party[part as keyof Party], ',');
  const type = template.fields.find((field) => field.name === name)?.type;
  const own = type === 'amount' ? 'money' : type === 'date' || type === 'rate' ? type : undefined;
  return writeAs(style ?? own, oneLine(detail(request, name))) || `[${labelOf(name)}]`;
}

/** Field names come from files and forms: only own keys are details. */
const detail = ({ details }: DocumentRequest, name: string) => (Object.hasOwn(details, name) ? (details[name] ?? '') : '');

export const stateName = (code: string): string | undefined =>
  Object.hasOwn(STATES, code) ? STATES[code as keyof typeof STATES] : undefined;

function holds(when: Condition | undefined, request: DocumentRequest): boolean {
  if (!when) return true;
  if ('state' in when) return when.state === 'any' ? stateName(request.jurisdiction) !== undefined : when.state === request.jurisdiction;
  if ('parties' in when) return request.parties.length > 2;
  if ('computed' in when) return computedValue(when.computed, request) !== undefined;
  const value = oneLine(detail(request, when.field));
  if (when.is === 'set') return !namesNothing(value);
  if (when.is === 'none') return value !== '' && namesNothing(value);
  if (when.is === 'yes') return saysYes(value);
  if (when.is === 'no') return saysNo(value);
  return value.toLowerCase() === when.is.toLowerCase();
}

function clauseBlocks(clause: Clause, number: number | undefined, valueFor: Parameters<typeof fill>[1]): Block[] {
  const pieces = piecesOf(clause.text).map(({ mark, text }): Block => {
    const filled = fill(text, valueFor);
    return mark ? { kind: 'item', clause: clause.id, mark, text: filled } : { kind: 'paragraph', clause: clause.id, text: filled };
  });
  return number === undefined ? pieces : [{ kind: 'clause', clause: clause.id, number, text: clause.title }, ...pieces];
}

/** The date and the parties, when no clause names them. */
function facts({ clauses }: DocumentTemplate, parties: Party[], date: string): Block[] {
  const named = new Set(clauses.flatMap((clause) => tokenNames(clause.text)));
  return [
    ...(named.has('effective_date') ? [] : [{ kind: 'paragraph', text: `${WORDS.effectiveDate}: ${date}` } as const]),
    ...(named.has('parties')
      ? []
      : parties.map(({ name, role, address }): Block => ({ kind: 'paragraph', text: `${role}: ${name}, ${oneLine(address, ',')}` }))),
  ];
}

const addressLines = (party: Party | undefined) => (party ? [party.name, ...party.address.split('\n')] : []);

/** Ann Lee, of 1 Main Street (the "Landlord"), and Bo Ray, of 2 Oak Lane (the "Tenant"). */
function writeParties(parties: Party[]): string {
  const written = parties.map(({ name, address, role }) => {
    const shared = parties.filter((other) => other.role === role).length > 1;
    return `${name}, of ${oneLine(address, ',')} (${shared ? `each ${articleOf(role)}` : 'the'} "${role}")`;
  });
  const last = written.pop() ?? '';
  return written.length === 0 ? last : `${written.join(', ')}${written.length > 1 ? ',' : ''} and ${last}`;
}

function noticeBlocks({ notices }: DocumentTemplate, { jurisdiction }: DocumentRequest): Block[] {
  return notices
    .filter((notice) => notice.state === jurisdiction)
    .map(({ text, cite }) => ({ kind: 'notice', heading: WORDS.noticeFor(stateName(jurisdiction) ?? ''), text: oneLine(text), cite }));
}
