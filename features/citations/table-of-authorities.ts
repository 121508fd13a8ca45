// Builds the table of authorities of a checked text: each case, statute, regulation and rule once, in the usual order, with the numbers
// of all citations to it, including short forms.
import { toAuthorityKey } from '#legal/citations/authority-key.ts';
import type { Citation, CitationStatus } from '#legal/citations/types.ts';
import { checker } from './messages.ts';
import { type CheckedCitation, type ParsedCitation, STATUSES } from './schema.ts';

type TableGroup = keyof typeof checker.groups;
type TableEntry = { label: string; numbers: number[]; status: CitationStatus };
export type AuthorityTable = { group: TableGroup; entries: TableEntry[] }[];

const GROUPS = Object.keys(checker.groups) as TableGroup[];
const toOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const getWorseStatus = (a: CitationStatus, b: CitationStatus) => (STATUSES.indexOf(b) > STATUSES.indexOf(a) ? b : a);

type DraftEntry = TableEntry & { group: TableGroup; cites: Set<string>; tail: string };
type EntryFields = { key: string; label: string; cite: string; tail: string };

export function createTableOfAuthorities(citations: CheckedCitation[]): AuthorityTable {
  const drafts = new Map<string, DraftEntry>();
  const keys: (string | undefined)[] = [];
  const keyByGroup = new Map<number, string>();
  for (const [index, { parsed, status, held, text }] of citations.entries()) {
    if (parsed.kind === 'short' || parsed.kind === 'id' || parsed.kind === 'supra') {
      const key = parsed.refersTo === undefined ? undefined : keys[parsed.refersTo];
      keys.push(key);
      if (key) drafts.get(key)?.numbers.push(index + 1);
      continue;
    }
    const entry = parsed.kind === 'case' ? createCaseEntry(parsed, status, held[0]?.name ?? '') : createLawEntry(parsed, text);
    // Parallel citations are the same case.
    const key = (parsed.kind === 'case' && keyByGroup.get(parsed.group)) || entry.key;
    if (parsed.kind === 'case') keyByGroup.set(parsed.group, key);
    keys.push(key);
    const draft = drafts.get(key);
    if (draft) addToEntry(draft, entry, status, index + 1);
    else drafts.set(key, { ...entry, group: parsed.kind, numbers: [index + 1], status, cites: new Set([entry.cite]) });
  }
  return GROUPS.flatMap((group) => {
    const entries = [...drafts.values()]
      .filter((draft) => draft.group === group)
      .map(({ label, tail, numbers, status }) => ({ label: label + tail, numbers, status }));
    return entries.length ? [{ group, entries: entries.sort((a, b) => compareLabels(a.label, b.label)) }] : [];
  });
}

function createCaseEntry(parsed: Extract<ParsedCitation, { kind: 'case' }>, status: CitationStatus, storedName: string): EntryFields {
  const cite = `${parsed.volume} ${parsed.reporter} ${parsed.page || '___'}`;
  const name = toOneLine(parsed.name || storedName);
  const courtAndDate = toOneLine([parsed.court, parsed.date || parsed.year].filter(Boolean).join(' '));
  // A citation with a wrong name must not share an entry with correct ones.
  const key = status === 'verified' ? cite : `${cite} ${name.toLowerCase()}`;
  return { key, label: name ? `${name}, ${cite}` : cite, cite, tail: courtAndDate && ` (${courtAndDate})` };
}

function createLawEntry(parsed: ParsedCitation, text: string): EntryFields {
  const label = toOneLine(text);
  return { key: toAuthorityKey({ ...parsed, start: 0, end: 0, text } as Citation) ?? label.toLowerCase(), label, cite: '', tail: '' };
}

function addToEntry(draft: DraftEntry, { cite, tail }: EntryFields, status: CitationStatus, number: number): void {
  draft.numbers.push(number);
  draft.status = getWorseStatus(draft.status, status);
  draft.tail ||= tail;
  if (!cite || draft.cites.has(cite)) return;
  draft.cites.add(cite);
  draft.label += `, ${cite}`;
}

const compareLabels = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true, sensitivity: 'base' });
