// Builds a document from its template and the typed values. It is deterministic and never throws.
// Missing values appear in brackets ([Rent Amount]), so that an incomplete document can be shown;
// `write` lets the preview mark values and blanks instead.
import { COMPUTED, type Computed, formatLabel } from '#features/library/schema/document-kinds.ts';
import type {
  Clause,
  Condition,
  DocumentTemplate,
  Notice,
} from '#features/library/schema/document-schema.ts';
import { isSameRole, toCleanLines, toOneLine } from '#features/printing/clean-text.ts';
import type {
  AssembledDocument,
  Block,
  DocumentRequest,
  Party,
} from '#features/printing/document-shapes.ts';
import { fillTemplate, listTokenNames, splitPieces } from '#features/printing/fill-template.ts';
import { removeMarks, type WriteValue, writePlain } from '#features/printing/value-marks.ts';
import { formatValue } from '#features/printing/write-values.ts';
import { STATES } from '#legal/jurisdictions.ts';
import { isNoAnswer, isNoneAnswer, isYesAnswer } from '../form/read-answers.ts';
import * as WORDS from '../messages/document-words.ts';
import { computeValue } from './computed-values.ts';
import { createSignatureBlocks } from './signature-blocks.ts';

/** `addressLine`: the address on one line, for sentences. */
type WrittenParty = Party & { addressLine: string };
type Context = {
  template: DocumentTemplate;
  request: DocumentRequest;
  parties: WrittenParty[];
  write: WriteValue;
};

export function assemble(
  template: DocumentTemplate,
  request: DocumentRequest,
  write: WriteValue = writePlain,
): AssembledDocument {
  const parties = completeParties(template, request, write);
  const context = { template, request, parties, write };
  const valueFor = (name: string, style: string | undefined) => getValue(context, name, style);
  const activeClauses = template.clauses.filter((clause) => matchesCondition(clause.when, request));
  const isLetter = template.form === 'letter';
  const clauses = activeClauses.flatMap((clause, index) =>
    createClauseBlocks(clause, isLetter ? undefined : index + 1, valueFor),
  );
  const date = valueFor('effective_date', undefined);
  const blocks: Block[] = isLetter
    ? [
        { kind: 'address', lines: toAddressLines(parties[0]) },
        { kind: 'paragraph', text: date },
        ...parties
          .slice(1)
          .map((party): Block => ({ kind: 'address', lines: toAddressLines(party) })),
        { kind: 'title', text: `${WORDS.re}: ${template.title}` },
        { kind: 'paragraph', text: WORDS.salutation },
        ...clauses,
        ...createNoticeBlocks(template, request),
        { kind: 'paragraph', text: WORDS.closing },
      ]
    : [
        { kind: 'title', text: template.title },
        ...createIntroBlocks(template, parties, date),
        ...clauses,
        ...createNoticeBlocks(template, request),
        ...(template.signatures === 'each_party'
          ? [{ kind: 'paragraph', text: WORDS.signed } as const]
          : []),
      ];
  return {
    title: template.title,
    blocks: [...blocks, ...createSignatureBlocks(template, parties)],
    ...(template.initials && { initials: parties.length }),
  };
}

/** At least as many parties as the document needs, with placeholders for missing parts. */
function completeParties(
  { parties: { least, roles } }: DocumentTemplate,
  { parties }: DocumentRequest,
  write: WriteValue,
): WrittenParty[] {
  const allRoles = [...roles, ...parties.map((party) => toOneLine(party.role, ','))];
  return Array.from({ length: Math.max(least, parties.length) }, (_, index) => {
    const party = parties[index];
    const writeOr = (text: string | undefined, label: string) =>
      text ? write(text, false) : write(label, true);
    const addressLines = toCleanLines(party?.address ?? '');
    const addressLabel = `Address of party ${index + 1}`;
    // "landlord" and "Landlord " are the same role, spelled as in the template or as first typed.
    const role = allRoles.find((one) => isSameRole(one, party?.role ?? ''));
    return {
      name: writeOr(toOneLine(party?.name ?? '', ','), `Name of party ${index + 1}`),
      address:
        addressLines.map((line) => write(line, false)).join('\n') || write(addressLabel, true),
      addressLine: writeOr(toOneLine(party?.address ?? '', ','), addressLabel),
      role: writeOr(role, roles[index] ?? `Role of party ${index + 1}`),
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
  const writeOrLabel = (text: string | undefined) =>
    text ? write(text, false) : write(formatLabel(name), true);
  if (name === 'parties') return formatParties(parties);
  if (name === 'state') return findStateName(request.jurisdiction) ?? write('State', true);
  if (name === 'effective_date')
    return writeOrLabel(formatValue('date', toOneLine(request.dates.effective_date)));
  if ((COMPUTED as readonly string[]).includes(name))
    return writeOrLabel(computeValue(name as Computed, request));
  const [, number, part] = /^party\.(\d+)\.(name|role|address)$/.exec(name) ?? [];
  const party = parties[Number(number) - 1];
  if (party) return part === 'address' ? party.addressLine : party[part as 'name' | 'role'];
  const type = template.fields.find((field) => field.name === name)?.type;
  const fieldStyle =
    type === 'amount' ? 'money' : type === 'date' || type === 'rate' ? type : undefined;
  return writeOrLabel(formatValue(style ?? fieldStyle, toOneLine(getDetail(request, name))));
}

/** Field names come from files and forms, so inherited properties must not be read. */
const getDetail = ({ details }: DocumentRequest, name: string) =>
  Object.hasOwn(details, name) ? (details[name] ?? '') : '';

export const findStateName = (code: string): string | undefined =>
  Object.hasOwn(STATES, code) ? STATES[code as keyof typeof STATES] : undefined;

function matchesCondition(when: Condition | undefined, request: DocumentRequest): boolean {
  if (!when) return true;
  if ('state' in when)
    return when.state === 'any'
      ? findStateName(request.jurisdiction) !== undefined
      : when.state === request.jurisdiction;
  if ('parties' in when) return request.parties.length > 2;
  if ('computed' in when) return computeValue(when.computed, request) !== undefined;
  const value = toOneLine(getDetail(request, when.field));
  if (when.is === 'set') return !isNoneAnswer(value);
  if (when.is === 'none') return value !== '' && isNoneAnswer(value);
  if (when.is === 'yes') return isYesAnswer(value);
  if (when.is === 'no') return isNoAnswer(value);
  return value.toLowerCase() === when.is.toLowerCase();
}

function createClauseBlocks(
  clause: Clause,
  number: number | undefined,
  valueFor: Parameters<typeof fillTemplate>[1],
): Block[] {
  const pieces = splitPieces(clause.text).map(({ mark, text }): Block => {
    const filled = fillTemplate(text, valueFor);
    if (mark) return { kind: 'item', clause: clause.id, mark, text: filled };
    const framed = clause.framed !== undefined && text.startsWith(clause.framed);
    return { kind: 'paragraph', clause: clause.id, text: filled, ...(framed && { framed }) };
  });
  return number === undefined
    ? pieces
    : [{ kind: 'clause', clause: clause.id, number, text: clause.title }, ...pieces];
}

/** The date and the parties, unless a clause already mentions them. */
function createIntroBlocks(
  { clauses }: DocumentTemplate,
  parties: WrittenParty[],
  date: string,
): Block[] {
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

const toAddressLines = (party: Party | undefined) =>
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

/** The notices of the chosen state that fit what was typed. */
export function listNotices(
  { notices }: DocumentTemplate,
  request: DocumentRequest,
  appearsOn: 'document' | 'page',
): Notice[] {
  return notices.filter(
    (notice) =>
      notice.state === request.jurisdiction &&
      (notice.appearsOn ?? 'document') === appearsOn &&
      matchesCondition(notice.when, request),
  );
}

function createNoticeBlocks(template: DocumentTemplate, request: DocumentRequest): Block[] {
  return listNotices(template, request, 'document').map(({ text, cite }) => ({
    kind: 'notice',
    heading: WORDS.noticeFor(findStateName(request.jurisdiction) ?? ''),
    text: toOneLine(text),
    cite,
  }));
}
