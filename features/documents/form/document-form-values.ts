// Converts form data to a document request. The browser uses it for the preview and the lint, the
// server for the posted form, so both work on the same request.
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import { isSameRole } from '#features/printing/clean-text.ts';
import type { DocumentRequest, Fault, Party } from '#features/printing/document-shapes.ts';
import { sortChanges } from '../tailor/apply-changes.ts';
import { readChanges } from '../tailor/change-text.ts';

export const EMPTY_PARTY: Party = { name: '', address: '', role: '' };
const MAX_PARTIES = 20;

/**
 * One empty party; where a document needs several, each of them, with the role that it needs
 * somebody in.
 */
export function createEmptyRequest(
  template: DocumentTemplate,
  jurisdiction: string,
): DocumentRequest {
  const { least, roles } = template.parties;
  const parties =
    least < 2
      ? [EMPTY_PARTY]
      : Array.from({ length: least }, (_, index) => ({
          ...EMPTY_PARTY,
          role: roles[index] ?? roles.at(-1) ?? '',
        }));
  return {
    documentType: template.id,
    parties,
    details: {},
    dates: { effective_date: '' },
    jurisdiction,
  };
}

/**
 * A saved party in place of another: a role that the document does not know leaves the one that was
 * there.
 */
export function fillInParty(saved: Party, current: Party, roles: string[]): Party {
  const { name, address, role } = saved;
  const isKnown = roles.some((one) => isSameRole(one, role));
  return { name, address, role: isKnown ? role : current.role || role };
}

export function readDocumentForm(
  form: FormData,
  template: DocumentTemplate,
  jurisdiction: string,
): DocumentRequest {
  const getField = (name: string) => toFieldText(form.get(name));
  const roles = form.getAll('party-role');
  const addresses = form.getAll('party-address');
  const parties = form
    .getAll('party-name')
    .slice(0, MAX_PARTIES)
    .map((name, index) => ({
      name: toFieldText(name),
      address: toFieldText(addresses[index]),
      role: toFieldText(roles[index]),
    }));
  const changes = readChanges(form.get('changes'));
  return {
    documentType: template.id,
    parties: parties.length > 0 ? parties : [EMPTY_PARTY],
    details: Object.fromEntries(
      template.fields.map(({ name, type }) => [
        name,
        type === 'boxes'
          ? form.getAll(`details.${name}`).map(toFieldText).join(' ')
          : getField(`details.${name}`),
      ]),
    ),
    dates: { effective_date: getField('dates.effective_date') },
    jurisdiction,
    ...(changes.length > 0 && { changes }),
  };
}

/** Forms post line breaks as \r\n, scripts read them as \n. PostgreSQL rejects NUL characters. */
const toFieldText = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n').replaceAll('\0', '') : '';

/**
 * Handles `add` and `remove-1` and up; the first party cannot be removed. Without JavaScript these
 * buttons are form posts.
 */
export function addOrRemoveParty(
  request: DocumentRequest,
  intent: unknown,
  maxParties: number,
): DocumentRequest | undefined {
  const { parties } = request;
  if (intent === 'add')
    return {
      ...request,
      parties: parties.length < maxParties ? [...parties, EMPTY_PARTY] : parties,
    };
  const index = parsePartyIndex(intent, 'remove') ?? 0;
  return index > 0 ? { ...request, parties: parties.filter((_, i) => i !== index) } : undefined;
}

/** The index of the party that a button is for: `keep-0` is the first. */
export function parsePartyIndex(
  intent: unknown,
  verb: 'remove' | 'keep' | 'fill',
): number | undefined {
  const [, actualVerb, number] = /^(remove|keep|fill)-(\d{1,2})$/.exec(String(intent)) ?? [];
  return actualVerb === verb ? Number(number) : undefined;
}

/** Adds the suggestions that were checked, or removes the change that was dropped. */
export function applyDecision(request: DocumentRequest, form: FormData): DocumentRequest {
  const { changes = [], ...rest } = request;
  const droppedIndex = /^drop-(\d+)$/.exec(String(form.get('do')))?.[1];
  if (droppedIndex)
    return { ...rest, changes: changes.filter((_, i) => i !== Number(droppedIndex)) };
  const acceptedIndexes = new Set(form.getAll('accept').map(String));
  const acceptedChanges = readChanges(form.get('suggestions')).filter((_, i) =>
    acceptedIndexes.has(String(i)),
  );
  return { ...rest, changes: [...changes, ...sortChanges(acceptedChanges)] };
}

/** Compares typed values; JSON from the database may have its keys in another order. */
export function isSameRequest(
  template: DocumentTemplate,
  one: DocumentRequest,
  other: DocumentRequest,
): boolean {
  const toComparable = ({
    parties,
    details,
    dates,
    jurisdiction,
    changes = [],
  }: DocumentRequest) => [
    jurisdiction,
    ...parties.map(({ name, role, address }) => [name, role, address]),
    ...template.fields.map(({ name }) => details[name] ?? ''),
    dates.effective_date,
    ...changes.map(({ kind, was, title, text }) => [kind, was, title, text]),
  ];
  return JSON.stringify(toComparable(one)) === JSON.stringify(toComparable(other));
}

/** The first message of each field. */
export function toFieldMessages(faults: Fault[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { field, message } of faults) messages[field] ??= message;
  return messages;
}
