// Compares items with the reference data (REFERENCE_DATA): addresses of the directory, telephone
// numbers, the name, citation and date of Supreme Court cases, and the numbers of state rules.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareCaseNames } from '#legal/citations/case-names.ts';
import { readCsv } from '#lib/csv.ts';
import { makeOnce } from '#lib/memo.ts';
import { type Check, type ComparableItem, SUPREME_COURT_CITE } from './comparable-items.ts';
import {
  findRuleContradiction,
  readStatuteTexts,
  type StatuteTexts,
} from './compare-rule.server.ts';

/**
 * `differs`: the reference data has it, and says something else. Otherwise it has nothing on it.
 */
export type Doubt = { sentence: string; differs: boolean };

/** One for each fact of the item that the reference data does not confirm. */
export const findDoubts = ({ checks }: ComparableItem, reference: Reference): Doubt[] =>
  checks.flatMap((check) => checkFact(check, reference));

function checkFact(check: Check, reference: Reference): Doubt[] {
  if (check.kind === 'address')
    return reference.addresses.has(normalizeUrl(check.url)) ? [] : [missing(check.url)];
  if (check.kind === 'phone')
    return reference.phones.has(normalizePhone(check.phone)) ? [] : [missing(check.phone)];
  if (check.kind === 'rule') {
    const { rule, state, cell } = check;
    const sentence = findRuleContradiction(rule, state, cell, reference.statutes());
    // A text in the reference data may be older than the law that was read.
    return sentence ? [{ sentence, differs: false }] : [];
  }
  return check.kind === 'report' ? checkReport(check, reference) : checkNamedCase(check, reference);
}

const missing = (what: string): Doubt => ({
  sentence: `${what} is not in the reference data`,
  differs: false,
});
const differs = (sentence: string): Doubt => ({ sentence, differs: true });

function checkReport(
  { name, cites, decided }: Extract<Check, { kind: 'report' }>,
  { cases }: Reference,
): Doubt[] {
  return cites.flatMap((cite) => {
    const reportedCases = cases.get(cite);
    if (!reportedCases) return [missing(cite)];
    // Several short orders can be on one page.
    const match =
      reportedCases.find((candidate) => compareCaseNames(name, candidate.name) !== 'differs') ??
      (reportedCases[0] as ReportedCase);
    const problems =
      compareCaseNames(name, match.name) === 'differs'
        ? [differs(`${cite}: the case there is ${match.name}, not ${name}`)]
        : [];
    // Where the reference data has only the year, the built-in case must give only the year too.
    if (decided && decided !== match.decided)
      problems.push(differs(`${cite}: decided ${match.decided}, not ${decided}`));
    return problems;
  });
}

function checkNamedCase(
  { title, cite }: { title: string; cite: string },
  { cases }: Reference,
): Doubt[] {
  const reportedCases = cases.get(SUPREME_COURT_CITE.exec(cite)?.[0] ?? '');
  if (!reportedCases) return [missing(cite)];
  const name = (/^.+? v\. [^,(]+/.exec(cite) ?? /^.+? v\. [^,(:]+/.exec(title))?.[0];
  const match = reportedCases.find(
    (candidate) => !name || compareCaseNames(name, candidate.name) !== 'differs',
  );
  if (!match)
    return [
      differs(
        `${cite}: the case there is ${reportedCases.map((candidate) => candidate.name).join(', ')}`,
      ),
    ];
  const year = /\((\d{4})\)/.exec(cite)?.[1];
  return year && year !== match.decided.slice(0, 4)
    ? [differs(`${cite}: decided in ${match.decided.slice(0, 4)}`)]
    : [];
}

const normalizePhone = (phone: string) => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
const normalizeUrl = (url: string) =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/+$/, '');

export type Reference = {
  addresses: Set<string>;
  phones: Set<string>;
  /** Cases by citation (volume, reporter, page). */
  cases: Map<string, ReportedCase[]>;
  /** Read when first needed. */
  statutes: () => StatuteTexts;
};
type ReportedCase = { name: string; decided: string };

export function readReference(folder: string): Reference {
  const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
  const links = read('official', 'usagov-links.tsv')
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t')[0] ?? '');
  const legalAid = [...read('official', 'lsc-grantees.yaml').matchAll(/website: (\S+)/g)].map(
    (m) => m[1] ?? '',
  );
  const phones = read('official', 'usagov-phones.tsv').matchAll(/1-\d{3}-\d{3}-\d{4}/g);
  const cases: Reference['cases'] = new Map();
  const facts = readCsv(read('cases', 'supreme-court-facts.csv')).slice(1);
  for (const [us, sct, name = '', decided = ''] of facts) {
    for (const cite of [us, sct])
      if (cite) cases.set(cite, [...(cases.get(cite) ?? []), { name: fixEncoding(name), decided }]);
  }
  return {
    addresses: new Set([...links, ...legalAid].map(normalizeUrl)),
    phones: new Set([...phones].map((m) => normalizePhone(m[0]))),
    cases,
    statutes: makeOnce(() => readStatuteTexts(folder)),
  };
}

/** A few names in the reference data are UTF-8 decoded as Latin-1: MUÃ±OZ. */
const fixEncoding = (name: string) =>
  /[ÃÂ][\x80-\xbf]/.test(name) ? Buffer.from(name, 'latin1').toString('utf8') : name;
