// Finds every citation in a text: cases (full, parallel, short), id. and supra, statutes,
// regulations, rules, constitutions and journals. Three linear passes find the citations; the text
// between two of them is read once, by bounded patterns. Of two overlapping citations the earlier
// one wins; if both start at the same offset, the longer one.
import { findActs } from './find-acts.ts';
import { type Core, chooseCoreReporter, findCores } from './find-cores.ts';
import { findLaws } from './find-laws.ts';
import { readCapitalizedRun } from './find-name-start.ts';
import { findReferences } from './find-references.ts';
import { type ParsedCaseName, readCaseName } from './read-case-name.ts';
import { readParenthesis, readPins } from './read-citation-tail.ts';
import { resolveReferences } from './resolve-references.ts';
import { isWord, skipSpacesBack } from './spelling.ts';
import type { Citation, FullCase, ShortCase } from './types.ts';

const SUPREME_COURT_REPORTER = /^(?:U\.S\.|S\. Ct\.|L\. Ed\.(?: 2d)?|U\.S\. LEXIS)$/;

/**
 * `byName` also finds laws cited by an Act's name: for the checker. Elsewhere a name is a part of
 * the sentence.
 */
export function findCitations(text: string, { byName = false } = {}): Citation[] {
  const ownLaws = findLaws(text);
  const laws = byName
    ? [...ownLaws, ...findActs(text, ownLaws)].sort((a, b) => a.start - b.start)
    : ownLaws;
  const cores = removeCoresInLaws(findCores(text), laws);
  const candidates: Citation[] = [...laws];
  let lawIndex = 0;
  let group = 0;
  let previousEnd = 0;
  let lastCase: { full: FullCase; end: number } | undefined;
  for (const [i, core] of cores.entries()) {
    while (lawIndex < laws.length && (laws[lawIndex]?.start ?? 0) < core.start)
      previousEnd = Math.max(previousEnd, laws[lawIndex++]?.end ?? 0);
    const limit = Math.min(
      cores[i + 1]?.start ?? text.length,
      laws[lawIndex]?.start ?? text.length,
    );
    const citation = core.short
      ? readShortCase(text, core, previousEnd, limit)
      : readFullCase(text, core, { previousEnd, limit, last: lastCase, group });
    if (!citation) continue;
    previousEnd = Math.max(previousEnd, citation.end);
    candidates.push(citation);
    if (citation.kind === 'case') {
      if (citation.group === group) group++;
      lastCase = { full: citation, end: citation.end };
    }
  }
  const citations = removeOverlaps([...candidates, ...findReferences(text, candidates)]);
  shareDates(citations);
  return resolveReferences(citations);
}

function removeCoresInLaws(cores: Core[], laws: Citation[]): Core[] {
  let lawIndex = 0;
  return cores.filter((core) => {
    while (lawIndex < laws.length && (laws[lawIndex]?.end ?? 0) <= core.start) lawIndex++;
    const law = laws[lawIndex];
    return !law || law.start >= core.end;
  });
}

type CoreContext = {
  previousEnd: number;
  limit: number;
  last: { full: FullCase; end: number } | undefined;
  group: number;
};

function readFullCase(
  text: string,
  core: Core,
  { previousEnd, limit, last, group }: CoreContext,
): FullCase | undefined {
  const parallelTo = last && isParallel(text, core, last) ? last.full : undefined;
  const name = parallelTo ?? locateName(readCaseName(text, previousEnd, core.start), core);
  const pins = readPins(text, core.end, limit);
  const paren = readParenthesis(text, pins.end, limit);
  const year = paren?.year ?? name.year;
  const reporter = chooseCoreReporter(core, year);
  if (core.weak && !(reporter ? name.name || year : isCaption(name) && paren)) return undefined;
  const form =
    reporter?.kind === 'neutral' || reporter?.kind === 'database' ? reporter.kind : 'reporter';
  const court = paren?.court || (parallelTo ? '' : name.court);
  const courtId = paren?.courtId || (parallelTo ? '' : name.courtId);
  const start = parallelTo ? core.start : Math.min(core.start, name.nameStart);
  const end = includeClosingBracket(text, start, core.start, paren?.end ?? pins.end);
  return {
    kind: 'case',
    form,
    start,
    end,
    text: text.slice(start, end),
    volume: core.volume,
    reporter: reporter?.name ?? core.reporterText.replace(/\s+/g, ' ').trim(),
    reporterKnown: reporter !== undefined,
    page: core.page,
    pins: pins.pins,
    name: name.name,
    plaintiff: name.plaintiff,
    defendant: name.defendant,
    court,
    courtId:
      courtId || (!court && reporter && SUPREME_COURT_REPORTER.test(reporter.name) ? 'scotus' : ''),
    year,
    date: paren?.date || (parallelTo ? '' : name.date),
    docket: name.docket,
    nominative: core.nominative,
    group: parallelTo?.group ?? group,
    nameStart: name.nameStart,
    nameEnd: name.nameEnd,
  };
}

type LocatedName = Pick<
  FullCase,
  | 'name'
  | 'plaintiff'
  | 'defendant'
  | 'court'
  | 'courtId'
  | 'year'
  | 'date'
  | 'docket'
  | 'nameStart'
  | 'nameEnd'
>;

function locateName(parsedName: ParsedCaseName, core: Core): LocatedName {
  return {
    ...parsedName,
    nameStart: parsedName.name ? parsedName.start : core.start,
    nameEnd: parsedName.name ? parsedName.end : core.start,
  };
}

const isCaption = ({ plaintiff, name }: LocatedName) =>
  plaintiff !== '' || /^(?:In|Ex)\b/.test(name);

/**
 * "Rogers v Rogers (63 NY2d 582 [1984])": includes the parenthesis that closes one opened after the
 * name.
 */
function includeClosingBracket(
  text: string,
  start: number,
  volumeStart: number,
  end: number,
): number {
  const isBracketed = start < volumeStart && text[skipSpacesBack(text, volumeStart) - 1] === '(';
  return isBracketed && text[end] === ')' ? end + 1 : end;
}

/**
 * A parallel citation follows a comma, before any date; California puts it in brackets after the
 * date.
 */
function isParallel(text: string, core: Core, last: { full: FullCase; end: number }): boolean {
  if (core.start - last.end > 6 || core.start <= last.end) return false;
  const between = text.slice(last.end, core.start);
  return (
    /^\s{0,3}\[$/.test(between) ||
    (/^\s{0,2},\s{1,4}$/.test(between) && !/[)\]]$/.test(last.full.text))
  );
}

function readShortCase(
  text: string,
  core: Core,
  previousEnd: number,
  limit: number,
): ShortCase | undefined {
  const pins = readPins(text, core.end, limit);
  if (!pins.pins.length || !core.reporters.length) return undefined;
  const nameEnd = skipBackOverSupra(text, previousEnd, core.start);
  const run = readCapitalizedRun(text, previousEnd, nameEnd);
  const start = run?.start ?? core.start;
  return {
    kind: 'short',
    start,
    end: pins.end,
    text: text.slice(start, pins.end),
    volume: core.volume,
    reporter: chooseCoreReporter(core, undefined)?.name ?? core.reporterText,
    name: run?.name ?? '',
    pins: pins.pins,
    refersTo: undefined,
  };
}

/** Moves back over a comma and "supra,". */
function skipBackOverSupra(text: string, previousEnd: number, offset: number): number {
  let end = skipSpacesBack(text, offset);
  if (text[end - 1] === ',') end = skipSpacesBack(text, end - 1);
  if (
    end - 5 >= previousEnd &&
    text.slice(end - 5, end).toLowerCase() === 'supra' &&
    !isWord(text.charCodeAt(end - 6))
  ) {
    end = skipSpacesBack(text, end - 5);
    if (text[end - 1] === ',') end = skipSpacesBack(text, end - 1);
  }
  return end;
}

/** Parallel citations have one parenthesis, after the last of them: the whole group shares it. */
function shareDates(citations: Citation[]): void {
  for (let i = citations.length - 2; i >= 0; i--) {
    const here = citations[i];
    const next = citations[i + 1];
    if (here?.kind !== 'case' || next?.kind !== 'case' || here.group !== next.group) continue;
    here.year ??= next.year;
    if (!here.court && next.court) [here.court, here.courtId] = [next.court, next.courtId];
    here.date ||= next.date;
  }
}

function removeOverlaps(citations: Citation[]): Citation[] {
  const sorted = citations.sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return sorted.filter((citation) => {
    if (citation.start < end) return false;
    end = citation.end;
    return true;
  });
}
