// Citations that cannot exist in any collection: a volume past the end of a closed series, a
// decision before a series began, a year in the future, a database number whose year contradicts
// the date, a title that a code does not have. A real citation must never be called impossible:
// each rule has slack, doubtful cases have no rule, and "newer than our tables" is not a reason.
import { findCourt } from '../courts.ts';
import * as messages from './messages/citation-messages.ts';
import { findReporter } from './reporters.ts';
import { findHighestVolume, findSeriesLimits, findSeriesYears } from './series-limits.ts';
import { toAbbreviationKey } from './spelling.ts';
import type { ConstitutionCitation, FullCase, RuleCitation, StatuteCitation } from './types.ts';

export type ImpossibleReason = { reason: string; sentence: string };

export function findImpossibleCaseReason(
  citation: FullCase,
  thisYear: number,
): ImpossibleReason | undefined {
  const { reporter, volume, year, form } = citation;
  if (!citation.reporterKnown && isCertainlyNotReporter(citation, thisYear)) {
    return { reason: 'no_such_reporter', sentence: messages.noSuchReporter(reporter) };
  }
  if (year !== undefined && year > thisYear)
    return { reason: 'future', sentence: messages.future(year) };
  const number = Number(volume);
  if (number === 0)
    return { reason: 'no_such_volume', sentence: messages.noSuchVolume(reporter, volume) };
  if (form !== 'reporter') return checkYearlyVolume(citation, number, thisYear);
  return checkSeriesLimits(citation, number, thisYear);
}

/** Database numbers and neutral citations begin with the year of the decision. */
function checkYearlyVolume(
  { volume, year, form, reporter }: FullCase,
  number: number,
  thisYear: number,
): ImpossibleReason | undefined {
  const isYearly = form === 'database' || volume.length === 4;
  if (!isYearly) return undefined;
  if (form === 'database' && (number < 1600 || volume.length !== 4)) {
    return /^WL$|LEXIS$/.test(reporter)
      ? { reason: 'no_such_volume', sentence: messages.noSuchVolume(reporter, volume) }
      : undefined;
  }
  if (number > thisYear) return { reason: 'future', sentence: messages.future(number) };
  if (year !== undefined && Math.abs(year - number) > 1)
    return { reason: 'own_year', sentence: messages.ownYear(volume, year) };
  return undefined;
}

function checkSeriesLimits(
  { reporter, volume, year }: FullCase,
  number: number,
  thisYear: number,
): ImpossibleReason | undefined {
  const last = findSeriesLimits(reporter)?.lastVolume;
  if (last !== undefined && number > last)
    return { reason: 'no_such_volume', sentence: messages.lastVolume(reporter, volume, last) };
  const highest = findHighestVolume(reporter, thisYear);
  if (highest !== undefined && number > highest)
    return { reason: 'no_such_volume', sentence: messages.noSuchVolume(reporter, volume) };
  const years = findSeriesYears(reporter);
  if (!years || year === undefined) return undefined;
  if (year < years.first)
    return { reason: 'too_early', sentence: messages.tooEarly(reporter, year) };
  if (years.last !== undefined && year > years.last)
    return { reason: 'too_late', sentence: messages.tooLate(reporter, year, years.last) };
  return undefined;
}

const SERIES_ORDINAL = /^(.*?)(\d{1,2})(?:d|th|nd|rd)$/;
const LOOSELEAF = /Rep|Cas|Dec|Serv|L\.|Law|Tax|Pat|Int|Eng|Ch|Q|K\.|A\.\s?C|W\.|\(/;
const DOCKET = /Civ|Cr|CV|CR|Misc|Adv|Bankr|Doc|No|Mag|MJ|Op|Slip|Ct|Super|App|Term/;

/**
 * The next edition of a series ("F.5th") cannot exist while the one before it is far from volume
 * 999. A reporter missing from our table is certainly wrong only if an American court is named and
 * it does not look like a loose-leaf, foreign or docket citation.
 */
function isCertainlyNotReporter({ reporter, courtId }: FullCase, thisYear: number): boolean {
  const [, base = '', ordinal = ''] = SERIES_ORDINAL.exec(toAbbreviationKey(reporter)) ?? [];
  if (base && findReporter(base)) {
    const number = Number(ordinal);
    const previousSeries =
      [`${base}${number - 1}d`, `${base}${number - 1}th`]
        .map((key) => findReporter(key))
        .find(Boolean) ?? undefined;
    if (!previousSeries) return findSeriesLimits(findReporter(base)?.name ?? '') !== undefined;
    const highest = findHighestVolume(previousSeries.name, thisYear);
    return (
      findSeriesLimits(previousSeries.name)?.open !== undefined &&
      highest !== undefined &&
      highest < 900
    );
  }
  const court = findCourt(courtId);
  return (
    court !== undefined &&
    court.jurisdiction !== '' &&
    reporter.length > 5 &&
    !LOOSELEAF.test(reporter) &&
    !DOCKET.test(reporter)
  );
}

const LAST_TITLE: Record<string, number> = { 'U.S.C.': 54, 'U.S.C. App.': 54, 'C.F.R.': 50 };
/** Upper bounds far above the existing numbers, because new rules are added at the end. */
const RULE_NUMBERS: Record<string, [number, number]> = {
  'Fed. R. Civ. P.': [1, 150],
  'Fed. R. Crim. P.': [1, 120],
  'Fed. R. App. P.': [1, 120],
  'Fed. R. Evid.': [101, 1500],
};
const ROMAN_DIGITS: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

export function findImpossibleLawReason(
  citation: StatuteCitation | RuleCitation | ConstitutionCitation,
): ImpossibleReason | undefined {
  if (citation.kind === 'rule') {
    const [first, last] = RULE_NUMBERS[citation.code] ?? [];
    const number = Number.parseInt(citation.rule, 10);
    if (first === undefined || last === undefined || (number >= first && number <= last))
      return undefined;
    return { reason: 'no_such_rule', sentence: messages.noSuchRule(citation.code, citation.rule) };
  }
  if (citation.kind === 'constitution') return findImpossibleConstitutionReason(citation);
  const last = LAST_TITLE[citation.code];
  const title = Number(citation.title);
  if (last === undefined || (title >= 1 && title <= last)) return undefined;
  return {
    reason: 'no_such_title',
    sentence: messages.noSuchTitle(citation.code, citation.title, last),
  };
}

function findImpossibleConstitutionReason({
  jurisdiction,
  part,
  number,
}: ConstitutionCitation): ImpossibleReason | undefined {
  if (jurisdiction !== 'US' || !part) return undefined;
  const value = /^\d+$/.test(number) ? Number(number) : parseRomanNumeral(number);
  if (part === 'art' && (value < 1 || value > 7))
    return { reason: 'no_such_article', sentence: messages.noSuchArticle };
  if (part === 'amend' && (value < 1 || value > 33))
    return { reason: 'no_such_amendment', sentence: messages.noSuchAmendment(number) };
  return undefined;
}

export function parseRomanNumeral(text: string): number {
  let total = 0;
  for (let i = 0; i < text.length; i++) {
    const value = ROMAN_DIGITS[text[i] ?? ''] ?? 0;
    total += value < (ROMAN_DIGITS[text[i + 1] ?? ''] ?? 0) ? -value : value;
  }
  return total;
}
