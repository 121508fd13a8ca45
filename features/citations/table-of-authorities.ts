// The table of authorities of a checked text: each case, statute, regulation and rule once, in the order of such tables, with the
// numbers of all citations that mean it, short forms among them.
import { authorityKey } from '#legal/citations/authority-key.ts';
import type { Citation, CitationStatus } from '#legal/citations/types.ts';
import { checker } from './messages.ts';
import { type CheckedCitation, type ParsedCitation, STATUSES } from './schema.ts';

type TableGroup = keyof typeof checker.groups;
type TableEntry = { label: string; numbers: number[]; status: CitationStatus };
export type AuthorityTable = { group: TableGroup; entries: TableEntry[] }[];

const GROUPS = Object.keys(checker.groups) as TableGroup[];
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const worse = (a: CitationStatus, b: CitationStatus) => (STATUSES.indexOf(b) > STATUSES.indexOf(a) ? b : a);

type Draft = TableEntry & { group: TableGroup; cites: Set<string>; tail: string };
type Named = { key: string; label: string; cite: string; tail: string };

export function tableOfAuthorities(citations: CheckedCitation[]): AuthorityTable {
  const drafts = new Map<string, Draft>();
  const keys: (string | undefined)[] = [];
  const keyOfGroup = new Map<number, string>();
  for (const [at, { parsed, status, held, text }] of citations.entries()) {
    if (parsed.kind === 'short' || parsed.kind === 'id' || parsed.kind === 'supra') {
      const key = parsed.refersTo === undefined ? undefined : keys[parsed.refersTo];
      keys.push(key);
      if (key) drafts.get(key)?.numbers.push(at + 1);
      continue;
    }
    const named = parsed.kind === 'case' ? caseEntry(parsed, status, held[0]?.name ?? '') : lawEntry(parsed, text);
    // Parallel citations are one case.
    const key = (parsed.kind === 'case' && keyOfGroup.get(parsed.group)) || named.key;
    if (parsed.kind === 'case') keyOfGroup.set(parsed.group, key);
    keys.push(key);
    const draft = drafts.get(key);
    if (draft) add(draft, named, status, at + 1);
    else drafts.set(key, { ...named, group: parsed.kind, numbers: [at + 1], status, cites: new Set([named.cite]) });
  }
  return GROUPS.flatMap((group) => {
    const entries = [...drafts.values()]
      .filter((draft) => draft.group === group)
      .map(({ label, tail, numbers, status }) => ({ label: label + tail, numbers, status }));
    return entries.length ? [{ group, entries: entries.sort((a, b) => order(a.label, b.label)) }] : [];
  });
}

function caseEntry(parsed: Extract<ParsedCitation, { kind: 'case' }>, status: CitationStatus, heldName: string): Named {
  const cite = `${parsed.volume} ${parsed.reporter} ${parsed.page || '___'}`;
  const name = oneLine(parsed.name || heldName);
  const when = oneLine([parsed.court, parsed.date || parsed.year].filter(Boolean).join(' '));
  // A name that does not belong there must not be counted among the right ones.
  const key = status === 'verified' ? cite : `${cite} ${name.toLowerCase()}`;
  return { key, label: name ? `${name}, ${cite}` : cite, cite, tail: when && ` (${when})` };
}

function lawEntry(parsed: ParsedCitation, text: string): Named {
  const label = oneLine(text);
  return { key: authorityKey({ ...parsed, start: 0, end: 0, text } as Citation) ?? label.toLowerCase(), label, cite: '', tail: '' };
}

function add(draft: Draft, { cite, tail }: Named, status: CitationStatus, number: number): void {
  draft.numbers.push(number);
  draft.status = worse(draft.status, status);
  draft.tail ||= tail;
  if (!cite || draft.cites.has(cite)) return;
  draft.cites.add(cite);
  draft.label += `, ${cite}`;
}

const order = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true, sensitivity: 'base' });
