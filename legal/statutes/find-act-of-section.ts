// The Act that a section of the U.S. Code belongs to, as far as the list of Acts tells: a section
// that the list names, one of the same number with other letters ("1692e" belongs to the Act that
// begins at 1692), or one between the Act's first and last known sections. Headings alone often say
// too little: "Prohibition of discrimination" is in a dozen Acts.
import { type Act, listActs } from './acts.ts';
import {
  compareParsedSections,
  compareSectionNumbers,
  parseSectionNumber,
  type SectionNumber,
} from './section-number.ts';

/** An Act whose known sections lie further apart than this is scattered over its title. */
const MAX_SPAN = 400;
/** Between the first and the last of fewer known sections anything may stand. */
const MIN_KNOWN_SECTIONS = 3;

type Parsed = SectionNumber | undefined;
/**
 * `start`, `first`, `last`: parsed once, because the search index asks for the Act of every section
 * of the Code.
 */
type ActRange = {
  act: Act;
  known: Set<string>;
  start: Parsed;
  first: Parsed;
  last: Parsed;
  span: number;
};
let rangesByTitle: Map<string, ActRange[]> | undefined;

/** The narrowest Act when several fit. */
export function findActOfSection(title: string, section: string): Act | undefined {
  rangesByTitle ??= Map.groupBy(listActs().map(toRange), ({ act }) => act.title);
  const wanted = parseSectionNumber(section);
  const fitting = (rangesByTitle.get(title) ?? []).flatMap((range) => {
    const rank = rankFit(range, section, wanted);
    return rank === undefined ? [] : [{ range, rank }];
  });
  fitting.sort(
    (a, b) =>
      a.rank - b.rank || a.range.span - b.range.span || a.range.known.size - b.range.known.size,
  );
  return fitting[0]?.range.act;
}

function toRange(act: Act): ActRange {
  const known = [act.section, ...(act.sections?.values() ?? [])].sort(compareSectionNumbers);
  const [first, last] = [
    parseSectionNumber(known[0] ?? act.section),
    parseSectionNumber(known.at(-1) ?? act.section),
  ];
  return {
    act,
    known: new Set(known),
    start: parseSectionNumber(act.section),
    first,
    last,
    span: (last?.number ?? 0) - (first?.number ?? 0),
  };
}

/** 0: named, 1: the same number, 2: between known sections; undefined: not in the Act. */
function rankFit(
  { known, start, first, last, span }: ActRange,
  section: string,
  wanted: Parsed,
): 0 | 1 | 2 | undefined {
  if (known.has(section)) return 0;
  if (!start || !wanted) return undefined;
  if (
    start.number >= 100 &&
    start.number === wanted.number &&
    (start.letters === '' || start.letters === wanted.letters)
  )
    return 1;
  const isBetween =
    compareParsedSections(wanted, first) >= 0 && compareParsedSections(wanted, last) <= 0;
  return known.size >= MIN_KNOWN_SECTIONS && span <= MAX_SPAN && isBetween ? 2 : undefined;
}
