// Laws cited by name: "the Americans with Disabilities Act", "ADA § 102", "section 703(a) of Title
// VII", "Section 1983". A full name counts by itself; an abbreviation only beside a section number
// or after the full name, because "ADA" or "FAA" alone may be anything. One pass over the letters
// that can begin one; names are found in a trie, so the time is linear in the text's length.
import { execAt } from '#lib/exec-at.ts';
import {
  type Act,
  type ActMatch,
  findActSection,
  isWellKnown,
  matchActs,
} from '../statutes/acts.ts';
import { readSections, type SectionItem, type SectionList } from '../statutes/read-sections.ts';
import { endsWithState } from './laws.ts';
import { isLetter, isUpper, isWord } from './spelling.ts';
import type { Citation, StatuteCitation } from './types.ts';

const SECTION_MARK = /(?:[Ss]ections?|[Ss]ecs?\.|§{1,2})\s{0,4}(?=\d)/y;
const SECTION_AFTER = /,?\s{0,3}(?:[Ss]ections?|[Ss]ecs?\.|§{1,2})\s{0,4}(?=\d)/y;
const OF = /,?\s{1,3}(?:of|under)\s{1,3}(?:the\s{1,3})?/y;
/** Another Act that begins with the same words: "… Act of 2008", "… Act Amendments Act". */
const OTHER_ACT =
  /\s{1,3}(?:of\s{1,3}(?:1[89]|20)\d\d|Amendments?|Reform|Improvement|Extension|Reauthorization|Restoration|Clarification)\b/y;
/**
 * A capitalized word right before a name makes it a longer name ("Uniform Trade Secrets Act"), but
 * for these.
 */
const CAPITALIZED_BEFORE = /\b([A-Z][A-Za-z'’]{0,20}|&)\s{1,3}$/;
const NOT_OF_A_NAME =
  /^(?:The|Under|Federal|Congress|In|See|By|With|Of|For|Both|While|Although|When|Because|Since|And|Or|But|As|If|That|This|Like|To|From|On|At|Through|Unlike|Section|Amended|Violates?|Violated|Violation|Enforces?|Whether|Does|Is|Are|Was|Also|Then|Here|Thus)$/;
const MAX_BEFORE = 32;
/** The abbreviation that is introduced with the name: (“ADA” or “the Act”). */
const DEFINITION = /\s{1,3}\((?:the\s)?[“"‘']?[A-Z][^()\n]{1,40}\)/y;
/** "Americans with Disabilities Act (“ADA”), 42 U.S.C. § 12101": the code is the citation. */
const BEFORE_CODE = /^,?\s{0,3}(?:codified\s(?:as amended\s)?at\s)?$/;
/** The civil rights statutes that are cited by number alone, all of title 42. */
const BARE_SECTIONS = new Set(['1981', '1981a', '1982', '1983', '1985', '1986', '1988']);
const OTHER_LAW_AFTER = /(?:,?\s{1,3}(?:of|to)\s|,\s{1,3}(?:[A-Z]|\d))/y;

export function findActs(text: string, laws: Citation[]): StatuteCitation[] {
  const found: StatuteCitation[] = [];
  const reading: Reading = { spelledOut: new Set(), lastCode: '', next: laws[0] };
  let lawIndex = 0;
  for (let i = 0; i < text.length; i++) {
    if (!canBegin(text, i)) continue;
    for (; reading.next && reading.next.end <= i; reading.next = laws[++lawIndex])
      reading.lastCode = getCode(reading.next) ?? reading.lastCode;
    if (reading.next && reading.next.start <= i) {
      i = reading.next.end - 1;
      continue;
    }
    const citation = readSectionOfAct(text, i, reading) ?? readNamedAct(text, i, reading);
    if (!citation) continue;
    if (!('skipped' in citation)) found.push(citation);
    i = citation.end - 1;
  }
  return found;
}

/**
 * `next`: the first citation of a code that does not end before this offset; `lastCode`: the code
 * of the one before.
 */
type Reading = { spelledOut: Set<Act>; lastCode: string; next: Citation | undefined };
const getCode = (law: Citation) =>
  law.kind === 'statute' || law.kind === 'regulation' ? law.code : undefined;

function canBegin(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  if (text[offset] === '§') return text[offset - 1] !== '§';
  return (
    (isUpper(code) || text[offset] === 's') && !(offset > 0 && isWord(text.charCodeAt(offset - 1)))
  );
}

/** "section 703(a) of Title VII", "Section 1983". */
function readSectionOfAct(
  text: string,
  start: number,
  { lastCode }: Reading,
): StatuteCitation | undefined {
  const mark = execAt(SECTION_MARK, text, start);
  const list = mark && readSections(text, mark.end, /§§|s\.?\s*$/.test(mark.text));
  if (!list) return undefined;
  const of = execAt(OF, text, list.end);
  const match = of && matchActs(text, of.end).find((one) => isOtherAct(text, one) === false);
  if (match) {
    const act = chooseAct(match);
    return act && createCitation(text, { start, end: match.end, act, list });
  }
  return readBareSection(text, start, list, lastCode);
}

function readBareSection(
  text: string,
  start: number,
  list: SectionList,
  lastCode: string,
): StatuteCitation | undefined {
  const isKnown = list.items.every(
    ({ section, to }) => !to && BARE_SECTIONS.has(section.toLowerCase()),
  );
  const isOfStateCode =
    lastCode !== '' && !/^(?:U\.S\.C\.|C\.F\.R\.|Pub\. L\.|Stat\.|Fed\. Reg\.)/.test(lastCode);
  if (!isKnown || isOfStateCode || execAt(OTHER_LAW_AFTER, text, list.end)) return undefined;
  return createStatute(text, start, list.end, { title: '42', items: list.items });
}

type Skipped = { skipped: true; end: number };

function readNamedAct(
  text: string,
  start: number,
  { spelledOut, next }: Reading,
): StatuteCitation | Skipped | undefined {
  if (!isUpper(text.charCodeAt(start))) return undefined;
  for (const match of matchActs(text, start)) {
    if (isOtherAct(text, match)) continue;
    if (isOfOtherMaker(text, start)) return { skipped: true, end: match.end };
    const mark = execAt(SECTION_AFTER, text, match.end);
    const list = mark && readSections(text, mark.end, /§§|s\.?\s*$/.test(mark.text));
    const act = chooseAct(match, list ? undefined : spelledOut);
    if (!act) continue;
    if (!match.acts.some(({ abbreviation }) => abbreviation)) spelledOut.add(act);
    if (list) return createCitation(text, { start, end: list.end, act, list });
    const end = execAt(DEFINITION, text, match.end)?.end ?? match.end;
    if (next && next.start - end < 40 && BEFORE_CODE.test(text.slice(end, next.start)))
      return { skipped: true, end };
    return createCitation(text, { start, end, act });
  }
  return undefined;
}

/** An abbreviation of two Acts, or one that stands alone, must have been spelled out. */
function chooseAct({ acts }: ActMatch, spelledOut?: Set<Act>): Act | undefined {
  const known = acts.filter(
    ({ act, abbreviation }) =>
      !spelledOut || !abbreviation || isWellKnown(abbreviation) || spelledOut.has(act),
  );
  return known.length === 1 ? known[0]?.act : undefined;
}

function isOtherAct(text: string, { end }: ActMatch): boolean {
  return (
    execAt(OTHER_ACT, text, end) !== undefined ||
    isLetter(text.charCodeAt(end)) ||
    /^\s{1,3}of\s{1,3}the\s[A-Z]/.test(text.slice(end, end + 12))
  );
}

/** "Ohio Fair Housing Act", "Uniform Trade Secrets Act": not Congress. */
function isOfOtherMaker(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - MAX_BEFORE), start);
  if (endsWithState(before)) return true;
  const word = CAPITALIZED_BEFORE.exec(before)?.[1];
  return word !== undefined && !NOT_OF_A_NAME.test(word);
}

type FoundAct = { start: number; end: number; act: Act; list?: SectionList };

/** A section that the table does not have stays empty: we cannot say where in the Code it is. */
function createCitation(text: string, { start, end, act, list }: FoundAct): StatuteCitation {
  const mapped = (list?.items ?? []).map((item) => toCodeItem(act, item));
  const isMapped = mapped.every(({ section }) => section !== '');
  const whole: SectionItem = { section: act.section, subsection: '', to: '' };
  const items = !list
    ? [whole]
    : isMapped
      ? mapped
      : [{ section: '', subsection: list.items[0]?.subsection ?? '', to: '' }];
  return { ...createStatute(text, start, end, { title: act.title, items }), act: act.name };
}

function toCodeItem(act: Act, { section, subsection, to }: SectionItem): SectionItem {
  const last = to ? findActSection(act, to) : '';
  const first = findActSection(act, section);
  return first === undefined || last === undefined
    ? { section: '', subsection, to: '' }
    : { section: first, subsection, to: last };
}

function createStatute(
  text: string,
  start: number,
  end: number,
  { title, items }: { title: string; items: SectionItem[] },
): StatuteCitation {
  const [first = { section: '', subsection: '', to: '' }, ...others] = items;
  return {
    kind: 'statute',
    start,
    end,
    text: text.slice(start, end),
    code: 'U.S.C.',
    codeKnown: true,
    title,
    ...first,
    unit: 'section',
    year: undefined,
    ...(others.length > 0 && { others }),
    byName: true,
  };
}
