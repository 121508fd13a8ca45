// What cannot be, whatever anyone holds: a volume past the end of a closed series, a decision before a series began, a year that
// is still to come, a database number of one year with the date of another, a title that a code does not have. A real citation
// must never be called so: each rule has slack, and where there is doubt there is no rule. "Newer than our tables" is no reason.
import { findCourt } from '../courts.ts';
import { CITATION_MESSAGES as say } from './messages.ts';
import { findReporter } from './reporters.ts';
import { highestVolume, limitsOf, yearsOf } from './series-limits.ts';
import { keyOf } from './spelling.ts';
import type { ConstitutionCitation, FullCase, RuleCitation, StatuteCitation } from './types.ts';

export type Impossible = { reason: string; sentence: string };

export function caseImpossible(citation: FullCase, thisYear: number): Impossible | undefined {
  const { reporter, volume, year, form } = citation;
  if (!citation.reporterKnown && certainlyNoReporter(citation, thisYear)) {
    return { reason: 'no_such_reporter', sentence: say.noSuchReporter(reporter) };
  }
  if (year !== undefined && year > thisYear) return { reason: 'future', sentence: say.future(year) };
  const number = Number(volume);
  if (number === 0) return { reason: 'no_such_volume', sentence: say.noSuchVolume(reporter, volume) };
  if (form !== 'reporter') return ownYear(citation, number, thisYear);
  return outsideSeries(citation, number, thisYear);
}

/** Numbers of databases and of courts' own series begin with the year of the decision. */
function ownYear({ volume, year, form, reporter }: FullCase, number: number, thisYear: number): Impossible | undefined {
  const yearly = form === 'database' || volume.length === 4;
  if (!yearly) return undefined;
  if (form === 'database' && (number < 1600 || volume.length !== 4)) {
    return /^WL$|LEXIS$/.test(reporter) ? { reason: 'no_such_volume', sentence: say.noSuchVolume(reporter, volume) } : undefined;
  }
  if (number > thisYear) return { reason: 'future', sentence: say.future(number) };
  if (year !== undefined && Math.abs(year - number) > 1) return { reason: 'own_year', sentence: say.ownYear(volume, year) };
  return undefined;
}

function outsideSeries({ reporter, volume, year }: FullCase, number: number, thisYear: number): Impossible | undefined {
  const last = limitsOf(reporter)?.lastVolume;
  if (last !== undefined && number > last) return { reason: 'no_such_volume', sentence: say.lastVolume(reporter, volume, last) };
  const highest = highestVolume(reporter, thisYear);
  if (highest !== undefined && number > highest) return { reason: 'no_such_volume', sentence: say.noSuchVolume(reporter, volume) };
  const years = yearsOf(reporter);
  if (!years || year === undefined) return undefined;
  if (year < years.first) return { reason: 'too_early', sentence: say.tooEarly(reporter, year) };
  if (years.last !== undefined && year > years.last) return { reason: 'too_late', sentence: say.tooLate(reporter, year, years.last) };
  return undefined;
}

const SERIES = /^(.*?)(\d{1,2})(?:d|th|nd|rd)$/;
const LOOSELEAF = /Rep|Cas|Dec|Serv|L\.|Law|Tax|Pat|Int|Eng|Ch|Q|K\.|A\.\s?C|W\.|\(/;
const DOCKET = /Civ|Cr|CV|CR|Misc|Adv|Bankr|Doc|No|Mag|MJ|Op|Slip|Ct|Super|App|Term/;

/**
 * The next edition of a series cannot exist while the one before is far from volume 999 ("F.5th"), nor the one after that; a
 * reporter no table has is certain only where an American court is named and it looks like no loose-leaf, foreign or docket one.
 */
function certainlyNoReporter({ reporter, courtId }: FullCase, thisYear: number): boolean {
  const [, base = '', ordinal = ''] = SERIES.exec(keyOf(reporter)) ?? [];
  if (base && findReporter(base)) {
    const number = Number(ordinal);
    const before = [`${base}${number - 1}d`, `${base}${number - 1}th`].map((key) => findReporter(key)).find(Boolean) ?? undefined;
    if (!before) return limitsOf(findReporter(base)?.name ?? '') !== undefined;
    const highest = highestVolume(before.name, thisYear);
    return limitsOf(before.name)?.open !== undefined && highest !== undefined && highest < 900;
  }
  const court = findCourt(courtId);
  return court !== undefined && court.jurisdiction !== '' && reporter.length > 5 && !LOOSELEAF.test(reporter) && !DOCKET.test(reporter);
}

const LAST_TITLE: Record<string, number> = { 'U.S.C.': 54, 'C.F.R.': 50 };
/** Far above what exists: new rules are added at the end. */
const RULES: Record<string, [number, number]> = {
  'Fed. R. Civ. P.': [1, 150],
  'Fed. R. Crim. P.': [1, 120],
  'Fed. R. App. P.': [1, 120],
  'Fed. R. Evid.': [101, 1500],
};
const ROMAN: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

export function lawImpossible(citation: StatuteCitation | RuleCitation | ConstitutionCitation): Impossible | undefined {
  if (citation.kind === 'rule') {
    const [first, last] = RULES[citation.code] ?? [];
    const number = Number.parseInt(citation.rule, 10);
    if (first === undefined || last === undefined || (number >= first && number <= last)) return undefined;
    return { reason: 'no_such_rule', sentence: say.noSuchRule(citation.code, citation.rule) };
  }
  if (citation.kind === 'constitution') return constitutionImpossible(citation);
  const last = LAST_TITLE[citation.code];
  const title = Number(citation.title);
  if (last === undefined || (title >= 1 && title <= last)) return undefined;
  return { reason: 'no_such_title', sentence: say.noSuchTitle(citation.code, citation.title, last) };
}

function constitutionImpossible({ jurisdiction, part, number }: ConstitutionCitation): Impossible | undefined {
  if (jurisdiction !== 'US' || !part) return undefined;
  const value = /^\d+$/.test(number) ? Number(number) : fromRoman(number);
  if (part === 'art' && (value < 1 || value > 7)) return { reason: 'no_such_article', sentence: say.noSuchArticle };
  if (part === 'amend' && (value < 1 || value > 33)) return { reason: 'no_such_amendment', sentence: say.noSuchAmendment(number) };
  return undefined;
}

export function fromRoman(text: string): number {
  let total = 0;
  for (let i = 0; i < text.length; i++) {
    const value = ROMAN[text[i] ?? ''] ?? 0;
    total += value < (ROMAN[text[i + 1] ?? ''] ?? 0) ? -value : value;
  }
  return total;
}
