// Which reporters exist, and which one an abbreviation means. Several reporters share a spelling ("Wash." is one of the state,
// one of Washington Territory, one of Virginia): the one that is so called in its own right and is best known comes first, and
// a year, when there is one, decides between the others. Built once when the module is loaded; server only.
import { REPORTERS } from './reporters-data.ts';
import { keyOf, makeTrie, matchesAt, type TrieMatch } from './spelling.ts';

type ReporterKind = 'federal' | 'early' | 'regional' | 'state' | 'subject' | 'neutral' | 'database';

export type Reporter = {
  /** The edition as our table writes it: "F.3d". */
  name: string;
  kind: ReporterKind;
  /** US or a state's two letters; empty: several, or not known. */
  jurisdiction: string;
  /** Hints, good for choosing between two of one name. */
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
const RANK: ReporterKind[] = ['federal', 'regional', 'state', 'early', 'database', 'subject', 'neutral'];

const byKey = new Map<string, { reporter: Reporter; own: boolean }[]>();
for (const line of REPORTERS.trim().split(/[~\n]/)) {
  const [name = '', kind = '', jurisdiction = '', from = '', to = '', others = ''] = line.split('|');
  const reporter: Reporter = {
    name,
    kind: KINDS[kind] ?? 'subject',
    jurisdiction,
    from: Number(from) || 0,
    to: Number(to) || 9999,
  };
  add(name, reporter, true);
  for (const other of others.split(';')) if (other) add(other, reporter, false);
}
for (const list of byKey.values()) {
  list.sort((a, b) => Number(b.own) - Number(a.own) || RANK.indexOf(a.reporter.kind) - RANK.indexOf(b.reporter.kind));
}

function add(spelling: string, reporter: Reporter, own: boolean) {
  const key = keyOf(spelling);
  const list = byKey.get(key) ?? [];
  if (!list.length) byKey.set(key, list);
  list.push({ reporter, own });
}

const trie = makeTrie([...byKey].map(([key, list]): [string, Reporter[]] => [key, list.map(({ reporter }) => reporter)]));

/** The reporters whose abbreviation begins at `at`, the longest first; each with all that share it. */
export function reportersAt(text: string, at: number): TrieMatch<Reporter[]>[] {
  return matchesAt(trie, text, at);
}

/** Which of the reporters of one spelling is meant. A volume that is a year means a neutral one where there is one. */
export function chooseReporter(list: Reporter[], volume: string, year: number | undefined): Reporter | undefined {
  const number = Number(volume);
  const yearlike = number >= 1900 && number < 2100;
  const able = list.filter(({ kind }) => (kind === 'neutral') === yearlike);
  const rest = able.length ? able : list;
  const inTime = year === undefined ? undefined : rest.find(({ from, to }) => year >= from && year <= to);
  return inTime ?? rest[0];
}

/** The edition that an abbreviation alone means ("F. 3d" → "F.3d"); undefined when there is no such reporter. */
export function findReporter(abbreviation: string): Reporter | undefined {
  return byKey.get(keyOf(abbreviation))?.[0]?.reporter;
}
