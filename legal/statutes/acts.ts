// Acts of Congress that are cited by name: where each is in the U.S. Code. The tables are built at
// the first use: only the citation checker reads names.
import { createTrie, matchTrie, type TrieNode, toAbbreviationKey } from '../citations/spelling.ts';
import { ACTS } from './acts-data.ts';
import { compareSectionNumbers, parseSectionNumber } from './section-number.ts';

export type Act = {
  name: string;
  /** Names that count only beside a section number or once the full name was given. */
  abbreviations: string[];
  title: string;
  /** Where the Act begins. */
  section: string;
  /** Undefined when the Act's sections have the Code's numbers. */
  sections: Map<string, string> | undefined;
};

/** `abbreviation`: as it must be written, if the name found is one. Two Acts can share one. */
type NamedAct = { act: Act; abbreviation?: string };
export type ActMatch = { end: number; acts: NamedAct[] };

/** So well known by these words that they need no Act's name beside them. */
const WELL_KNOWN = new Set([
  'Title VII',
  'Title IX',
  'Sherman Act',
  'Clayton Act',
  'Lanham Act',
  'Dodd-Frank Act',
  'Portal-to-Portal Act',
  'Lacey Act',
  'Stafford Act',
  'Wiretap Act',
]);
/**
 * A section of the Code cited under an Act ("FDCPA § 1692g") is this near to where the Act begins.
 */
const MAX_DISTANCE = 100;

let acts: Act[] | undefined;
let trie: TrieNode<NamedAct[]> | undefined;

export function listActs(): Act[] {
  acts ??= ACTS.trim().split(/[~\n]/).map(parseAct);
  return acts;
}

function parseAct(line: string): Act {
  const [name = '', others = '', title = '', section = '', sections = ''] = line.split('|');
  const pairs = sections
    .split(';')
    .filter((pair) => pair.includes('='))
    .map((pair) => pair.split('=') as [string, string]);
  return {
    name,
    abbreviations: others.split(';').filter(Boolean),
    title,
    section,
    sections:
      sections === '=' ? undefined : new Map(pairs.map(([from, to]) => [from.toLowerCase(), to])),
  };
}

/**
 * The Acts whose name begins at `start`, the longest name first. An abbreviation counts only as it
 * is printed.
 */
export function matchActs(text: string, start: number): ActMatch[] {
  trie ??= createTrie(indexNames(listActs()));
  return matchTrie(trie, text, start).flatMap(({ end, value }) => {
    const written = removeMarks(text.slice(start, end));
    const fitting = value.filter(
      ({ abbreviation }) => abbreviation === undefined || removeMarks(abbreviation) === written,
    );
    // The period after a name ends the sentence.
    return fitting.length > 0
      ? [{ end: text[end - 1] === '.' ? end - 1 : end, acts: fitting }]
      : [];
  });
}

export const isWellKnown = (abbreviation: string): boolean => WELL_KNOWN.has(abbreviation);
const removeMarks = (text: string) => text.replace(/[.\s]/g, '');

function indexNames(all: Act[]): Map<string, NamedAct[]> {
  const named = new Map<string, NamedAct[]>();
  const add = (name: string, entry: NamedAct) => {
    const key = toAbbreviationKey(name);
    named.set(key, [...(named.get(key) ?? []), entry]);
  };
  for (const act of all) {
    for (const name of listSpellings(act.name)) add(name, { act });
    for (const abbreviation of act.abbreviations) {
      const isName = / Act\b/.test(abbreviation) && abbreviation.split(' ').length > 2;
      for (const name of isName ? listSpellings(abbreviation) : [abbreviation])
        add(name, isName ? { act } : { act, abbreviation });
    }
  }
  // "Civil Rights Act" alone may be any of four.
  return new Map(
    [...named].filter(
      ([, entries]) => entries.length === 1 || entries.every(({ abbreviation }) => abbreviation),
    ),
  );
}

/**
 * With and without the year and the serial comma. Two words without a year ("Housing Act") may be
 * any of many Acts.
 */
function listSpellings(name: string): Set<string> {
  const short = name.replace(/(?: of|,) (?:1[89]|20)\d\d$/, '');
  const withoutYear = short.split(' ').length > 2 ? short : name;
  return new Set(
    [name, withoutYear].flatMap((one) => [
      one,
      one.replace(', and ', ' and '),
      one.replaceAll("'", '’'),
    ]),
  );
}

/** Where a section of the Act is in the Code; undefined if that is not known. */
export function findActSection(
  { section: first, sections }: Act,
  section: string,
): string | undefined {
  const mapped = sections ? sections.get(section.toLowerCase()) : section;
  if (mapped) return mapped;
  const [start, cited] = [parseSectionNumber(first), parseSectionNumber(section)];
  if (!start || !cited || start.number < MAX_DISTANCE || compareSectionNumbers(section, first) < 0)
    return undefined;
  return cited.number - start.number <= MAX_DISTANCE ? section : undefined;
}
