// Which reporters exist, and which one an abbreviation means. Several reporters share an
// abbreviation ("Wash." is used for the state, for Washington Territory and for Virginia): a
// reporter's primary abbreviation ranks before an alternative spelling, then the better-known kind;
// a year, if given, decides. Built once when the module is loaded; server only.
import { REPORTERS } from './reporters-data.ts';
import { createTrie, matchTrie, type TrieMatch, toAbbreviationKey } from './spelling.ts';

type ReporterKind = 'federal' | 'early' | 'regional' | 'state' | 'subject' | 'neutral' | 'database';

export type Reporter = {
  /** The edition in our table's spelling: "F.3d". */
  name: string;
  kind: ReporterKind;
  /** "US" or a state's two letters; empty if there are several or it is unknown. */
  jurisdiction: string;
  /** First and last year; hints for choosing between reporters with the same abbreviation. */
  from: number;
  to: number;
};

const KINDS: Record<string, ReporterKind> = {
  f: 'federal',
  e: 'early',
  r: 'regional',
  s: 'state',
  p: 'subject',
  n: 'neutral',
  d: 'database',
};
const KIND_RANK: ReporterKind[] = [
  'federal',
  'regional',
  'state',
  'early',
  'database',
  'subject',
  'neutral',
];

const byKey = new Map<string, { reporter: Reporter; own: boolean }[]>();
for (const line of REPORTERS.trim().split(/[~\n]/)) {
  const [name = '', kind = '', jurisdiction = '', from = '', to = '', others = ''] =
    line.split('|');
  const reporter: Reporter = {
    name,
    kind: KINDS[kind] ?? 'subject',
    jurisdiction,
    from: Number(from) || 0,
    to: Number(to) || 9999,
  };
  addSpelling(name, reporter, true);
  for (const other of others.split(';')) if (other) addSpelling(other, reporter, false);
}
for (const list of byKey.values()) {
  list.sort(
    (a, b) =>
      Number(b.own) - Number(a.own) ||
      KIND_RANK.indexOf(a.reporter.kind) - KIND_RANK.indexOf(b.reporter.kind),
  );
}

function addSpelling(spelling: string, reporter: Reporter, own: boolean) {
  const key = toAbbreviationKey(spelling);
  const list = byKey.get(key) ?? [];
  if (!list.length) byKey.set(key, list);
  list.push({ reporter, own });
}

const trie = createTrie(
  [...byKey].map(([key, list]): [string, Reporter[]] => [
    key,
    list.map(({ reporter }) => reporter),
  ]),
);

/**
 * The abbreviations that begin at `start`, the longest first, each with all reporters that share
 * it.
 */
export function matchReporters(text: string, start: number): TrieMatch<Reporter[]>[] {
  return matchTrie(trie, text, start);
}

/**
 * Picks one of the reporters with the same abbreviation. A volume that is a year suggests a neutral
 * citation.
 */
export function chooseReporter(
  list: Reporter[],
  volume: string,
  year: number | undefined,
): Reporter | undefined {
  const number = Number(volume);
  const isYear = number >= 1900 && number < 2100;
  const sameForm = list.filter(({ kind }) => (kind === 'neutral') === isYear);
  const candidates = sameForm.length ? sameForm : list;
  const inYear =
    year === undefined ? undefined : candidates.find(({ from, to }) => year >= from && year <= to);
  return inYear ?? candidates[0];
}

/**
 * The edition that an abbreviation stands for ("F. 3d" → "F.3d"); undefined if there is no such
 * reporter.
 */
export function findReporter(abbreviation: string): Reporter | undefined {
  return byKey.get(toAbbreviationKey(abbreviation))?.[0]?.reporter;
}
