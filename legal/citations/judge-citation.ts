// Gives each citation one status, based on the cases that an index has. The rules, in this order:
// 1. A case at that volume and page, the name matches, the year is within one (or not given):
//   verified, naming a year that differs. If several cases share the page, any of them will do.
//   Without a name: verified, with a note. This rule comes first: the index outranks our tables.
// 2. The name matches and the year is off by more than one: wrong_year, naming the case and its
//   year. Not verified, because no such case exists as cited; not wrong_name, because the name is
//   right; and not impossible, because most such mistakes are about real cases.
// 3. Only other cases at that page: wrong_name. If the name is too common to tell: not_in_index
//   (name_unclear).
// 4. No case at that page: impossible, but only if certain (see is-impossible-citation.ts);
//   otherwise not_in_index. A section of the U.S. Code is judged by the list of its sections
//   (judge-us-code.ts), other laws by our list of authorities. Short forms, id. and supra take the
//   status of the citation they refer to. Callers that query a live source set `found_live`.
import type { UsCode } from '../statutes/us-code.ts';
import { toAuthorityKey } from './authority-key.ts';
import { compareCaseNames, type NameFit } from './case-names.ts';
import { findImpossibleCaseReason, findImpossibleLawReason } from './is-impossible-citation.ts';
import { isUsCode, judgeUsCode } from './judge-us-code.ts';
import * as messages from './messages/citation-messages.ts';
import type { CaseKey, Citation, FullCase, IndexedCase, Judgment } from './types.ts';

export type Evidence = {
  /** The lookup results for `listCaseKeys(citations)`, in the same order. */
  matches: IndexedCase[][];
  /**
   * Whether our list of authorities has a statute, regulation, rule or constitution; keys from
   * `toAuthorityKey`.
   */
  isListed: (key: string) => boolean;
  /** The list of the U.S. Code. */
  usCode: () => UsCode;
  thisYear: number;
};

/** The keys to look up: one for each full case citation with a page, in order. */
export function listCaseKeys(citations: Citation[]): CaseKey[] {
  return citations.flatMap((citation) => {
    if (citation.kind !== 'case' || !citation.page) return [];
    return [{ volume: citation.volume, reporter: citation.reporter, page: citation.page }];
  });
}

export function judgeCitations(citations: Citation[], evidence: Evidence): Judgment[] {
  let keyIndex = 0;
  const judgments: Judgment[] = [];
  for (const citation of citations) {
    const indexedCases =
      citation.kind === 'case' && citation.page ? (evidence.matches[keyIndex++] ?? []) : [];
    judgments.push(judgeOne(citation, indexedCases, evidence, judgments));
  }
  return judgments;
}

function judgeOne(
  citation: Citation,
  indexedCases: IndexedCase[],
  evidence: Evidence,
  previousJudgments: Judgment[],
): Judgment {
  switch (citation.kind) {
    case 'case':
      return judgeCase(citation, indexedCases, evidence.thisYear);
    case 'short':
    case 'id':
    case 'supra': {
      const referent =
        citation.refersTo === undefined ? undefined : previousJudgments[citation.refersTo];
      return referent ?? createJudgment('not_in_index', 'unresolved', messages.unresolved);
    }
    case 'journal':
      return createJudgment('not_in_index', 'journal', messages.journal);
    default: {
      const key = toAuthorityKey(citation);
      const isListed = key !== undefined && evidence.isListed(key);
      if (citation.kind === 'statute' && isUsCode(citation) && !findImpossibleLawReason(citation))
        return judgeUsCode(citation, evidence.usCode(), isListed);
      if (isListed) return createJudgment('verified', 'listed', messages.listed(citation.text));
      const impossible = findImpossibleLawReason(citation);
      if (impossible) return createJudgment('impossible', impossible.reason, impossible.sentence);
      return createJudgment('not_in_index', 'not_listed', messages.notListed(citation.text));
    }
  }
}

export function judgeCase(
  citation: FullCase,
  indexedCases: IndexedCase[],
  thisYear: number,
): Judgment {
  const cite = `${citation.volume} ${citation.reporter} ${citation.page}`.trim();
  if (indexedCases.length) return judgeIndexedCases(citation, indexedCases, cite);
  const impossible = findImpossibleCaseReason(citation, thisYear);
  if (impossible) return createJudgment('impossible', impossible.reason, impossible.sentence);
  if (!citation.page) return createJudgment('not_in_index', 'blank_page', messages.blankPage);
  if (!citation.reporterKnown)
    return createJudgment(
      'not_in_index',
      'unknown_reporter',
      messages.unknownReporter(citation.reporter),
    );
  return createJudgment('not_in_index', 'not_held', messages.notHeld(cite));
}

function judgeIndexedCases(
  citation: FullCase,
  indexedCases: IndexedCase[],
  cite: string,
): Judgment {
  const { name, year } = citation;
  const fits = indexedCases.map((one) =>
    name ? findBestFit(name, [one.name, ...(one.otherNames ?? [])]) : 'fits',
  );
  const withSameName = indexedCases.filter((_, i) => fits[i] === 'fits');
  const matching = withSameName.filter(
    (one) => year === undefined || one.year === undefined || Math.abs(one.year - year) <= 1,
  );
  const note = describeOtherYear(year, matching);
  if (matching.length && !name)
    return createJudgment(
      'verified',
      'no_name',
      messages.verifiedWithoutName(cite, listNames(matching)) + note,
      matching,
    );
  if (matching[0])
    return createJudgment(
      'verified',
      'held',
      messages.verified(cite, matching[0].name) + note,
      matching,
    );
  const misdated = withSameName[0];
  if (misdated?.year !== undefined && year !== undefined) {
    return createJudgment(
      'wrong_year',
      'wrong_year',
      messages.wrongYear(cite, misdated.name, misdated.year, year),
      withSameName,
    );
  }
  if (fits.includes('unclear'))
    return createJudgment(
      'not_in_index',
      'name_unclear',
      messages.nameUnclear(cite, listNames(indexedCases), name),
      indexedCases,
    );
  return createJudgment(
    'wrong_name',
    'other_case',
    messages.wrongName(cite, listNames(indexedCases), name),
    indexedCases,
  );
}

/** Empty where one of the cases is of the cited year, or no year is known. */
function describeOtherYear(cited: number | undefined, matching: IndexedCase[]): string {
  const differing = findOtherYear(cited, matching);
  return cited === undefined || differing === undefined ? '' : messages.otherYear(differing, cited);
}

/** The year that is held where it is not the cited one. */
export function findOtherYear(
  cited: number | undefined,
  cases: readonly Pick<IndexedCase, 'year'>[],
): number | undefined {
  const years = cases.flatMap(({ year }) => year ?? []);
  return cited === undefined || years.includes(cited) ? undefined : years[0];
}

function findBestFit(name: string, names: string[]): NameFit {
  const fits = names.map((one) => compareCaseNames(name, one));
  return fits.find((fit) => fit === 'fits') ?? fits.find((fit) => fit === 'unclear') ?? 'differs';
}

const listNames = (indexedCases: IndexedCase[]) => indexedCases.slice(0, 4).map((one) => one.name);

function createJudgment(
  status: Judgment['status'],
  reason: string,
  sentence: string,
  indexedCases: IndexedCase[] = [],
): Judgment {
  return { status, reason, sentence, matches: indexedCases };
}
