// Finds every citation in a text: cases (full, parallel, short), id. and supra, statutes, regulations, rules, constitutions and
// journals. Three passes of linear time find the places; what stands between two places is read once, by bounded patterns.
// Overlaps are settled for the one that began earlier, and of two that begin together for the longer.
import { type Core, findCores, reporterOf } from './find-cores.ts';
import { findLaws } from './find-laws.ts';
import { findReferences } from './find-references.ts';
import { capitalRun, type NameRead, readName } from './read-case-name.ts';
import { readParenthesis, readPins } from './read-citation-tail.ts';
import { resolveReferences } from './resolve-references.ts';
import { isWord, skipSpacesBack } from './spelling.ts';
import type { Citation, FullCase, ShortCase } from './types.ts';

const SUPREME = /^(?:U\.S\.|S\. Ct\.|L\. Ed\.(?: 2d)?|U\.S\. LEXIS)$/;

export function findCitations(text: string): Citation[] {
  const laws = findLaws(text);
  const cores = withoutCovered(findCores(text), laws);
  const found: Citation[] = [...laws];
  let [law, group] = [0, 0];
  let before = 0;
  let last: { full: FullCase; end: number } | undefined;
  for (const [at, core] of cores.entries()) {
    while (law < laws.length && (laws[law]?.start ?? 0) < core.start) before = Math.max(before, laws[law++]?.end ?? 0);
    const limit = Math.min(cores[at + 1]?.start ?? text.length, laws[law]?.start ?? text.length);
    const citation = core.short ? readShort(text, core, before, limit) : readFull(text, core, { before, limit, last, group });
    if (!citation) continue;
    before = Math.max(before, citation.end);
    found.push(citation);
    if (citation.kind === 'case') {
      if (citation.group === group) group++;
      last = { full: citation, end: citation.end };
    }
  }
  const kept = withoutOverlaps([...found, ...findReferences(text, found)]);
  shareDates(kept);
  return resolveReferences(kept);
}

function withoutCovered(cores: Core[], laws: Citation[]): Core[] {
  let at = 0;
  return cores.filter((core) => {
    while (at < laws.length && (laws[at]?.end ?? 0) <= core.start) at++;
    const law = laws[at];
    return !law || law.start >= core.end;
  });
}

type Around = { before: number; limit: number; last: { full: FullCase; end: number } | undefined; group: number };

function readFull(text: string, core: Core, { before, limit, last, group }: Around): FullCase | undefined {
  const joined = last && isParallel(text, core, last) ? last.full : undefined;
  const name = joined ?? named(readName(text, before, core.start), core);
  const pins = readPins(text, core.end, limit);
  const paren = readParenthesis(text, pins.end, limit);
  const year = paren?.year ?? name.year;
  const reporter = reporterOf(core, year);
  if (core.weak && !(reporter ? name.name || year : isCaption(name) && paren)) return undefined;
  const form = reporter?.kind === 'neutral' || reporter?.kind === 'database' ? reporter.kind : 'reporter';
  const court = paren?.court || (joined ? '' : name.court);
  const courtId = paren?.courtId || (joined ? '' : name.courtId);
  const start = joined ? core.start : Math.min(core.start, name.nameStart);
  const end = closed(text, start, core.start, paren?.end ?? pins.end);
  return {
    ...{ kind: 'case', form, start, end, text: text.slice(start, end), volume: core.volume },
    reporter: reporter?.name ?? core.written.replace(/\s+/g, ' ').trim(),
    reporterKnown: reporter !== undefined,
    ...{ page: core.page, pins: pins.pins, name: name.name, plaintiff: name.plaintiff, defendant: name.defendant, court },
    courtId: courtId || (!court && reporter && SUPREME.test(reporter.name) ? 'scotus' : ''),
    ...{ year, date: paren?.date || (joined ? '' : name.date), docket: name.docket, nominative: core.nominative },
    ...{ group: joined?.group ?? group, nameStart: name.nameStart, nameEnd: name.nameEnd },
  };
}

type Named = Pick<
  FullCase,
  'name' | 'plaintiff' | 'defendant' | 'court' | 'courtId' | 'year' | 'date' | 'docket' | 'nameStart' | 'nameEnd'
>;

function named(read: NameRead, core: Core): Named {
  return { ...read, nameStart: read.name ? read.start : core.start, nameEnd: read.name ? read.end : core.start };
}

const isCaption = ({ plaintiff, name }: Named) => plaintiff !== '' || /^(?:In|Ex)\b/.test(name);

/** "Rogers v Rogers (63 NY2d 582 [1984])": a bracket that was opened after the name is closed. */
function closed(text: string, start: number, volume: number, end: number): number {
  const opened = start < volume && text[skipSpacesBack(text, volume) - 1] === '(';
  return opened && text[end] === ')' ? end + 1 : end;
}

/** A parallel cite follows after a comma and before any date; California puts it in brackets after the date. */
function isParallel(text: string, core: Core, last: { full: FullCase; end: number }): boolean {
  if (core.start - last.end > 6 || core.start <= last.end) return false;
  const between = text.slice(last.end, core.start);
  return /^\s{0,3}\[$/.test(between) || (/^\s{0,2},\s{1,4}$/.test(between) && !/[)\]]$/.test(last.full.text));
}

function readShort(text: string, core: Core, before: number, limit: number): ShortCase | undefined {
  const pins = readPins(text, core.end, limit);
  if (!pins.pins.length || !core.reporters.length) return undefined;
  const nameEnd = skipBack(text, before, core.start);
  const run = capitalRun(text, before, nameEnd);
  const start = run?.start ?? core.start;
  return {
    kind: 'short',
    start,
    end: pins.end,
    text: text.slice(start, pins.end),
    volume: core.volume,
    reporter: reporterOf(core, undefined)?.name ?? core.written,
    name: run?.name ?? '',
    pins: pins.pins,
    refersTo: undefined,
  };
}

/** Back over a comma and "supra,". */
function skipBack(text: string, before: number, at: number): number {
  let end = skipSpacesBack(text, at);
  if (text[end - 1] === ',') end = skipSpacesBack(text, end - 1);
  if (end - 5 >= before && text.slice(end - 5, end).toLowerCase() === 'supra' && !isWord(text.charCodeAt(end - 6))) {
    end = skipSpacesBack(text, end - 5);
    if (text[end - 1] === ',') end = skipSpacesBack(text, end - 1);
  }
  return end;
}

/** Parallel cites have one parenthesis, after the last of them: all of the group share it. */
function shareDates(citations: Citation[]): void {
  for (let i = citations.length - 2; i >= 0; i--) {
    const [here, next] = [citations[i], citations[i + 1]];
    if (here?.kind !== 'case' || next?.kind !== 'case' || here.group !== next.group) continue;
    here.year ??= next.year;
    if (!here.court && next.court) [here.court, here.courtId] = [next.court, next.courtId];
    here.date ||= next.date;
  }
}

function withoutOverlaps(citations: Citation[]): Citation[] {
  const sorted = citations.sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return sorted.filter((citation) => {
    if (citation.start < end) return false;
    end = citation.end;
    return true;
  });
}
