// Builds the table of authorities of a checked text: each case, statute, regulation and rule once,
// in the usual order, with the numbers of all citations to it. Short forms have the number of the
// citation they refer to.
import { toAuthorityKey } from '#legal/citations/authority-key.ts';
import type { Citation, CitationStatus } from '#legal/citations/types.ts';
import { getVerdict, VERDICTS, type Verdict } from '../check/verdict.ts';
import * as checker from '../messages/checker.ts';
import type { CheckedCitation, ParsedCitation } from '../schema.ts';

type TableGroup = keyof typeof checker.groups;
type TableEntry = { label: string; numbers: number[]; status: Verdict };
export type AuthorityTable = { group: TableGroup; entries: TableEntry[] }[];

const GROUPS = Object.keys(checker.groups) as TableGroup[];
const toOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const getWorse = (a: Verdict, b: Verdict) => (VERDICTS.indexOf(b) > VERDICTS.indexOf(a) ? b : a);

type DraftEntry = TableEntry & { group: TableGroup; cites: Set<string>; tail: string };
type EntryFields = { key: string; label: string; cite: string; tail: string };

/** `citationNumbers`: one for each citation. An entry has each of its numbers once. */
export function createTableOfAuthorities(
  citations: CheckedCitation[],
  citationNumbers = citations.map((_, index) => index + 1),
): AuthorityTable {
  const drafts = new Map<string, DraftEntry>();
  const keys: (string | undefined)[] = [];
  const keyByGroup = new Map<number, string>();
  for (const [index, citation] of citations.entries()) {
    const { parsed, status, matches, text } = citation;
    if (parsed.kind === 'short' || parsed.kind === 'id' || parsed.kind === 'supra') {
      const key = parsed.refersTo === undefined ? undefined : keys[parsed.refersTo];
      keys.push(key);
      addNumber(key ? drafts.get(key) : undefined, citationNumbers[index]);
      continue;
    }
    const entry =
      parsed.kind === 'case'
        ? createCaseEntry(parsed, status, matches[0]?.name ?? '')
        : createLawEntry(parsed, text);
    // Parallel citations are the same case.
    const key = (parsed.kind === 'case' && keyByGroup.get(parsed.group)) || entry.key;
    if (parsed.kind === 'case') keyByGroup.set(parsed.group, key);
    keys.push(key);
    const draft = drafts.get(key);
    if (draft) addToEntry(draft, entry, getVerdict(citation));
    else
      drafts.set(key, {
        ...entry,
        group: parsed.kind,
        numbers: [],
        status: getVerdict(citation),
        cites: new Set([entry.cite]),
      });
    addNumber(drafts.get(key), citationNumbers[index]);
  }
  return GROUPS.flatMap((group) => {
    const entries = [...drafts.values()]
      .filter((draft) => draft.group === group)
      .map(({ label, tail, numbers, status }) => ({ label: label + tail, numbers, status }));
    return entries.length
      ? [{ group, entries: entries.sort((a, b) => compareLabels(a.label, b.label)) }]
      : [];
  });
}

function createCaseEntry(
  parsed: Extract<ParsedCitation, { kind: 'case' }>,
  status: CitationStatus,
  storedName: string,
): EntryFields {
  const cite = `${parsed.volume} ${parsed.reporter} ${parsed.page || '___'}`;
  const name = toOneLine(parsed.name || storedName);
  const courtAndDate = toOneLine(
    [parsed.court, parsed.date || parsed.year].filter(Boolean).join(' '),
  );
  // A citation with a wrong name must not share an entry with correct ones.
  const key = status === 'verified' ? cite : `${cite} ${name.toLowerCase()}`;
  return {
    key,
    label: name ? `${name}, ${cite}` : cite,
    cite,
    tail: courtAndDate && ` (${courtAndDate})`,
  };
}

function createLawEntry(parsed: ParsedCitation, text: string): EntryFields {
  const label = toOneLine(text);
  return {
    key: toAuthorityKey({ ...parsed, start: 0, end: 0, text } as Citation) ?? label.toLowerCase(),
    label,
    cite: '',
    tail: '',
  };
}

function addToEntry(draft: DraftEntry, { cite, tail }: EntryFields, verdict: Verdict): void {
  draft.status = getWorse(draft.status, verdict);
  draft.tail ||= tail;
  if (!cite || draft.cites.has(cite)) return;
  draft.cites.add(cite);
  draft.label += `, ${cite}`;
}

function addNumber(draft: DraftEntry | undefined, number: number | undefined): void {
  if (draft && number !== undefined && !draft.numbers.includes(number)) draft.numbers.push(number);
}

const compareLabels = (a: string, b: string) =>
  a.localeCompare(b, 'en', { numeric: true, sensitivity: 'base' });
