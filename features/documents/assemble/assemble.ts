// Builds a document from its template and the typed values. It is deterministic and never throws.
// Missing values appear in brackets ([Rent Amount]), so that an incomplete document can be shown;
// `write` lets the preview mark values and blanks instead. Notes for the person who fills it in are
// on the cover sheet (cover.ts) and never among the blocks.
import { COMPUTED, type Computed, formatLabel } from '#features/library/schema/document-kinds.ts';
import type { Clause } from '#features/library/schema/document-schema.ts';
import { isSameRole, toCleanLines, toOneLine } from '#features/printing/clean-text.ts';
import type {
  AssembledDocument,
  Block,
  DocumentRequest,
  PrintableBlock,
} from '#features/printing/document-shapes.ts';
import { fillTemplate, listTokenNames, splitPieces } from '#features/printing/fill-template.ts';
import { removeMarks, type WriteValue, writePlain } from '#features/printing/value-marks.ts';
import { formatValue } from '#features/printing/write-values.ts';
import * as COVER from '../messages/cover-words.ts';
import * as WORDS from '../messages/document-words.ts';
import { type Template, writesPaper } from '../template.ts';
import { computeValue } from './computed-values.ts';
import { findStateName, getDetail, matchesCondition } from './conditions.ts';
import { createCourtPaper, listBoxes } from './court-paper.ts';
import { createCover, createNoticeBlocks, listNotices } from './cover.ts';
import { createSignatureBlocks } from './signature-blocks.ts';
import type { CreateClauses, ValueFor, WrittenParty } from './written.ts';

type Context = {
  template: Template;
  request: DocumentRequest;
  parties: WrittenParty[];
  write: WriteValue;
};

export function assemble(
  template: Template,
  request: DocumentRequest,
  write: WriteValue = writePlain,
): AssembledDocument {
  const cover = createCover(template, request);
  // Where we write no paper, the steps are the document.
  if (!writesPaper(template, request.jurisdiction)) {
    const title = COVER.stepsTitle(template.title);
    return { title, blocks: [{ kind: 'title', text: title }, ...cover.slice(1)] };
  }
  const parties = completeParties(template, request, write);
  const context = { template, request, parties, write };
  const valueFor = (name: string, style: string | undefined) => getValue(context, name, style);
  const active = template.clauses.filter((clause) => matchesCondition(clause.when, request));
  const createClauses = (clauses: Clause[], isNumbered: boolean) =>
    clauses.flatMap((clause, index) =>
      createClauseBlocks(clause, isNumbered ? index + 1 : undefined, valueFor, context),
    );
  return {
    title: template.title,
    ...(cover.length > 0 && { cover }),
    blocks:
      template.form === 'court'
        ? createCourtPaper(context, active, createClauses, valueFor)
        : createBlocks(context, active, createClauses, valueFor),
    ...(template.initials && { initials: parties.length }),
  };
}

function createBlocks(
  { template, request, parties }: Context,
  active: Clause[],
  createClauses: CreateClauses,
  valueFor: ValueFor,
): PrintableBlock[] {
  const isLetter = template.form === 'letter';
  const clauses = createClauses(active, !isLetter);
  const date = valueFor('effective_date', undefined);
  const terms = createNoticeBlocks(listNotices(template, request, 'document'), request);
  const blocks: PrintableBlock[] = isLetter
    ? [
        { kind: 'address', lines: toAddressLines(parties[0]) },
        { kind: 'paragraph', text: date },
        ...parties
          .slice(1)
          .map((party): Block => ({ kind: 'address', lines: toAddressLines(party) })),
        { kind: 'title', text: `${WORDS.re}: ${template.title}` },
        { kind: 'paragraph', text: WORDS.salutation },
        ...clauses,
        ...terms,
        { kind: 'paragraph', text: WORDS.closing },
      ]
    : [
        { kind: 'title', text: template.title },
        ...createIntroBlocks(template, parties, date),
        ...clauses,
        ...terms,
        ...(template.signatures === 'each_party'
          ? [{ kind: 'paragraph', text: WORDS.signed } as const]
          : []),
      ];
  return [...blocks, ...createSignatureBlocks(template, parties, request.jurisdiction)];
}

/** At least as many parties as the document needs, with placeholders for missing parts. */
function completeParties(
  { parties: { least, roles } }: Template,
  { parties }: DocumentRequest,
  write: WriteValue,
): WrittenParty[] {
  const allRoles = [...roles, ...parties.map((party) => toOneLine(party.role, ','))];
  return Array.from({ length: Math.max(least, parties.length) }, (_, index) => {
    const party = parties[index];
    // A party that the form has no row for has no field either.
    const writeOr = (text: string | undefined, label: string, part: string) =>
      write(text || label, !text, party && `parties.${index}.${part}`);
    const addressLines = toCleanLines(party?.address ?? '');
    const addressLabel = `Address of party ${index + 1}`;
    // "landlord" and "Landlord " are the same role, spelled as in the template or as first typed.
    const role = allRoles.find((one) => isSameRole(one, party?.role ?? ''));
    return {
      name: writeOr(toOneLine(party?.name ?? '', ','), `Name of party ${index + 1}`, 'name'),
      address:
        addressLines.map((line) => writeOr(line, '', 'address')).join('\n') ||
        writeOr(undefined, addressLabel, 'address'),
      addressLine: writeOr(toOneLine(party?.address ?? '', ','), addressLabel, 'address'),
      role: writeOr(role, roles[index] ?? `Role of party ${index + 1}`, 'role'),
    };
  });
}

/** Chosen by sound: an Agent, an Heir; a User, a One-Time Buyer. */
const getArticle = (word: string) =>
  /^(?:[aeiou]|hon(?:o|e)|hour|heir)/i.test(word) &&
  !/^(?:uni(?!n|m)|us[aeu]|eu|one\b|once\b|util)/i.test(word)
    ? 'an'
    : 'a';

function getValue(
  { template, request, parties, write }: Context,
  name: string,
  style: string | undefined,
): string {
  const writeOrLabel = (text: string | undefined, field = `details.${name}`) =>
    text ? write(text, false, field) : write(formatLabel(name), true, field);
  if (name === 'parties') return formatParties(parties);
  if (name === 'state') return findStateName(request.jurisdiction) ?? write('State', true);
  if (name === 'effective_date')
    return writeOrLabel(
      formatValue('date', toOneLine(request.dates.effective_date)),
      'dates.effective_date',
    );
  if ((COMPUTED as readonly string[]).includes(name))
    return writeOrLabel(computeValue(name as Computed, request), '');
  const [, number, part] = /^party\.(\d+)\.(name|role|address)$/.exec(name) ?? [];
  const party = parties[Number(number) - 1];
  if (party) return part === 'address' ? party.addressLine : party[part as 'name' | 'role'];
  const type = template.fields.find((field) => field.name === name)?.type;
  const fieldStyle =
    type === 'amount' ? 'money' : type === 'date' || type === 'rate' ? type : undefined;
  return writeOrLabel(formatValue(style ?? fieldStyle, toOneLine(getDetail(request, name))));
}

function createClauseBlocks(
  clause: Clause,
  number: number | undefined,
  valueFor: ValueFor,
  { template, request, write }: Context,
): Block[] {
  const pieces = splitPieces(clause.text).map(({ mark, text }): Block => {
    const filled = fillTemplate(text, valueFor);
    if (mark) return { kind: 'item', clause: clause.id, mark, text: filled };
    const framed = clause.framed !== undefined && text.startsWith(clause.framed);
    return { kind: 'paragraph', clause: clause.id, text: filled, ...(framed && { framed }) };
  });
  const boxes = listBoxes(template, clause, request, write);
  return number === undefined
    ? [...pieces, ...boxes]
    : [{ kind: 'clause', clause: clause.id, number, text: clause.title }, ...pieces, ...boxes];
}

/** The date and the parties, unless a clause already mentions them. */
function createIntroBlocks({ clauses }: Template, parties: WrittenParty[], date: string): Block[] {
  const usedTokens = new Set(clauses.flatMap((clause) => listTokenNames(clause.text)));
  return [
    ...(usedTokens.has('effective_date')
      ? []
      : [{ kind: 'paragraph', text: `${WORDS.effectiveDate}: ${date}` } as const]),
    ...(usedTokens.has('parties')
      ? []
      : parties.map(
          ({ name, role, addressLine }): Block => ({
            kind: 'paragraph',
            text: `${role}: ${name}, ${addressLine}`,
          }),
        )),
  ];
}

const toAddressLines = (party: WrittenParty | undefined) =>
  party ? [party.name, ...party.address.split('\n')] : [];

/** Ann Lee, of 1 Main Street (the "Landlord"), and Bo Ray, of 2 Oak Lane (the "Tenant"). */
function formatParties(parties: WrittenParty[]): string {
  const descriptions = parties.map(({ name, addressLine, role }) => {
    const isSharedRole = parties.filter((other) => other.role === role).length > 1;
    return `${name}, of ${addressLine} (${isSharedRole ? `each ${getArticle(removeMarks(role))}` : 'the'} "${role}")`;
  });
  const last = descriptions.pop() ?? '';
  return descriptions.length === 0
    ? last
    : `${descriptions.join(', ')}${descriptions.length > 1 ? ',' : ''} and ${last}`;
}
