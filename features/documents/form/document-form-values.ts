// What stands in the form, as a request. The browser reads its own form with this for the preview and the lint, the server what was
// posted: so both speak of the same document.
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import type { DocumentRequest, Fault, Party } from '#features/printing/document-shapes.ts';
import { inOrder } from '../tailor/apply-changes.ts';
import { readChanges } from '../tailor/change-text.ts';

export const EMPTY_PARTY: Party = { name: '', address: '', role: '' };
const MAX_PARTIES = 20;

export function emptyRequest(template: DocumentTemplate, jurisdiction: string): DocumentRequest {
  return { documentType: template.id, parties: [EMPTY_PARTY], details: {}, dates: { effective_date: '' }, jurisdiction };
}

export function readDocumentForm(form: FormData, template: DocumentTemplate, jurisdiction: string): DocumentRequest {
  const one = (name: string) => textOf(form.get(name));
  const roles = form.getAll('party-role');
  const addresses = form.getAll('party-address');
  const parties = form
    .getAll('party-name')
    .slice(0, MAX_PARTIES)
    .map((name, at) => ({ name: textOf(name), address: textOf(addresses[at]), role: textOf(roles[at]) }));
  const changes = readChanges(form.get('changes'));
  return {
    documentType: template.id,
    parties: parties.length > 0 ? parties : [EMPTY_PARTY],
    details: Object.fromEntries(template.fields.map(({ name }) => [name, one(`details.${name}`)])),
    dates: { effective_date: one('dates.effective_date') },
    jurisdiction,
    ...(changes.length > 0 && { changes }),
  };
}

/** Forms send line ends as \r\n, scripts read them as \n. The database takes no zero characters. */
const textOf = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n').replaceAll('\0', '') : '');

/** Without JavaScript the buttons for parties are posts: `add`, or `remove-1` and up (the first stays). */
export function withPartyChange(request: DocumentRequest, wish: unknown, most: number): DocumentRequest | undefined {
  const { parties } = request;
  if (wish === 'add') return { ...request, parties: parties.length < most ? [...parties, EMPTY_PARTY] : parties };
  const index = partyMeant(wish, 'remove') ?? 0;
  return index > 0 ? { ...request, parties: parties.filter((_, at) => at !== index) } : undefined;
}

/** Which party a button speaks of: `keep-0` is the first. */
export function partyMeant(wish: unknown, verb: 'remove' | 'keep' | 'fill'): number | undefined {
  const [, said, number] = /^(remove|keep|fill)-(\d{1,2})$/.exec(String(wish)) ?? [];
  return said === verb ? Number(number) : undefined;
}

/** The request with the suggestions that were ticked, or without the change that was taken back. */
export function withDecision(request: DocumentRequest, form: FormData): DocumentRequest {
  const { changes = [], ...rest } = request;
  const dropped = /^drop-(\d+)$/.exec(String(form.get('do')))?.[1];
  if (dropped) return { ...rest, changes: changes.filter((_, at) => at !== Number(dropped)) };
  const ticked = new Set(form.getAll('accept').map(String));
  const accepted = readChanges(form.get('suggestions')).filter((_, at) => ticked.has(String(at)));
  return { ...rest, changes: [...changes, ...inOrder(accepted)] };
}

/** Whether the same was typed, in whatever order a database gives it back. */
export function sameTyped(template: DocumentTemplate, one: DocumentRequest, other: DocumentRequest): boolean {
  const typed = ({ parties, details, dates, jurisdiction, changes = [] }: DocumentRequest) => [
    jurisdiction,
    ...parties.map(({ name, role, address }) => [name, role, address]),
    ...template.fields.map(({ name }) => details[name] ?? ''),
    dates.effective_date,
    ...changes.map(({ kind, was, title, text }) => [kind, was, title, text]),
  ];
  return JSON.stringify(typed(one)) === JSON.stringify(typed(other));
}

/** By field, the first fault of each. */
export function byField(faults: Fault[]): Record<string, string> {
  const first: Record<string, string> = {};
  for (const { field, message } of faults) first[field] ??= message;
  return first;
}
