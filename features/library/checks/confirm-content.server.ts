// Facts that the reference data can confirm: URLs of resources, phone numbers of hotlines, the
// name, citation and year of every Supreme Court case that a source names, and the numbers of state
// rules. A passed check is recorded with the item's content hash in derived/confirmed.json, so that
// an item edited without a new check fails even where there is no reference data.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { compareCaseNames } from '#legal/citations/case-names.ts';
import type { StateCode } from '#legal/jurisdictions.ts';
import { readCsv } from '#lib/csv.ts';
import { makeOnce } from '#lib/memo.ts';
import type { Library } from '../load-library.server.ts';
import type { BuiltInCase } from '../schema/law-schema.ts';
import type { FilledCell, StateRule } from '../schema/rule-schema.ts';
import type { Source } from '../schema/schema.ts';
import {
  findRuleContradiction,
  readStatuteTexts,
  type StatuteTexts,
} from './confirm-rules.server.ts';

export type ConfirmableItem = { item: string; file: string; hash: string; facts: Fact[] };
type Fact =
  | { kind: 'address'; url: string }
  | { kind: 'phone'; phone: string }
  /** A case that a source names. */
  | { kind: 'case'; title: string; cite: string }
  /** A built-in case: its name, every citation, and the decision date. */
  | { kind: 'report'; name: string; cites: string[]; decided?: string }
  /** The number of a state rule. */
  | { kind: 'rule'; rule: StateRule; state: StateCode; cell: FilledCell };

const Confirmed = z.record(z.string(), z.string());
export const CONFIRMED_FILE = 'confirmed.json';

export function readConfirmed(root: string): Record<string, string> {
  const file = join(root, CONFIRMED_FILE);
  return existsSync(file) ? Confirmed.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Every item with a fact that the reference data can confirm. */
export function listConfirmableItems(library: Library): ConfirmableItem[] {
  const items: ConfirmableItem[] = [];
  const add = (item: string, file: string, value: unknown, facts: Fact[]) => {
    if (facts.length === 0) return;
    items.push({
      item,
      file,
      facts,
      hash: createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32),
    });
  };
  for (const r of library.resources)
    add(
      `resources/${r.id}`,
      'content/resources',
      r,
      r.confirmed ? [{ kind: 'address', url: r.url }] : [],
    );
  for (const { spanish: _, ...h } of library.hotlines)
    add(
      `hotlines/${h.id}`,
      'content/hotlines.yml',
      h,
      h.confirmed ? [{ kind: 'phone', phone: h.phone }] : [],
    );
  for (const t of library.topics)
    add(
      `topics/${t.id}`,
      `content/topics/${t.id}.md`,
      t,
      listCaseFacts([...t.sources, ...t.deadlines.flatMap((d) => d.source ?? [])]),
    );
  for (const f of library.faqs)
    add(`faq/${f.id}`, `content/faq/${f.topic}/${f.id}.md`, f, listCaseFacts(f.sources));
  for (const g of library.guides)
    add(`guides/${g.id}`, `content/guides/${g.id}.md`, g, listCaseFacts(g.sources));
  for (const c of library.cases) add(`cases/${c.id}`, 'content/cases', c, listReportFacts(c));
  for (const t of library.terms)
    add(
      `dictionary/${t.id}`,
      'content/dictionary',
      t,
      listCaseFacts(t.citations.map((cite) => ({ title: cite, cite }))),
    );
  for (const rule of library.rules) {
    for (const [state, cell] of Object.entries(rule.states) as [
      StateCode,
      StateRule['states'][StateCode],
    ][]) {
      if ('empty' in cell || !cell.compare) continue;
      add(
        `rules/${rule.id}/${state}`,
        `content/rules/${rule.id}.yml`,
        [cell, rule.words],
        [{ kind: 'rule', rule, state, cell }],
      );
    }
  }
  return items;
}

/** The facts of a built-in case and of the case that overruled or limited it. */
function listReportFacts(c: BuiltInCase): Fact[] {
  const facts: Fact[] = c.confirmed
    ? [{ kind: 'report', name: c.name, cites: [c.citation, ...c.parallel], decided: c.decided }]
    : [];
  const { treatment } = c;
  if ('citation' in treatment && treatment.citation)
    facts.push({ kind: 'report', name: treatment.by, cites: [treatment.citation] });
  return facts;
}

const SUPREME_COURT_CITE = /\b\d+ (?:U\.S\.|S\. Ct\.) \d+/;

function listCaseFacts(sources: Pick<Source, 'title' | 'cite'>[]): Fact[] {
  return sources.flatMap(({ title, cite }) =>
    cite && SUPREME_COURT_CITE.test(cite) ? [{ kind: 'case' as const, title, cite }] : [],
  );
}

/** One message for each fact that the reference data does not confirm. */
export function findContradictions(item: ConfirmableItem, reference: Reference): string[] {
  return item.facts.flatMap((fact) => {
    if (fact.kind === 'address')
      return reference.addresses.has(normalizeUrl(fact.url))
        ? []
        : [`${fact.url} is not in the reference data`];
    if (fact.kind === 'phone')
      return reference.phones.has(normalizePhone(fact.phone))
        ? []
        : [`${fact.phone} is not in the reference data`];
    if (fact.kind === 'rule')
      return findRuleContradiction(fact.rule, fact.state, fact.cell, reference.statutes()) ?? [];
    return fact.kind === 'report' ? checkReport(fact, reference) : checkNamedCase(fact, reference);
  });
}

function checkReport(
  { name, cites, decided }: Extract<Fact, { kind: 'report' }>,
  { cases }: Reference,
): string[] {
  return cites.flatMap((cite) => {
    const reportedCases = cases.get(cite);
    if (!reportedCases) return [`${cite} is not in the reference data`];
    // Several short orders can be on one page.
    const match =
      reportedCases.find((candidate) => compareCaseNames(name, candidate.name) !== 'differs') ??
      (reportedCases[0] as ReportedCase);
    const problems =
      compareCaseNames(name, match.name) === 'differs'
        ? [`${cite}: the case there is ${match.name}, not ${name}`]
        : [];
    // Where the reference data has only the year, the built-in case must give only the year too.
    if (decided && decided !== match.decided)
      problems.push(`${cite}: decided ${match.decided}, not ${decided}`);
    return problems;
  });
}

function checkNamedCase(
  { title, cite }: { title: string; cite: string },
  { cases }: Reference,
): string[] {
  const reportedCases = cases.get(SUPREME_COURT_CITE.exec(cite)?.[0] ?? '');
  if (!reportedCases) return [`${cite} is not in the reference data`];
  const name = (/^.+? v\. [^,(]+/.exec(cite) ?? /^.+? v\. [^,(:]+/.exec(title))?.[0];
  const match = reportedCases.find(
    (candidate) => !name || compareCaseNames(name, candidate.name) !== 'differs',
  );
  if (!match)
    return [
      `${cite}: the case there is ${reportedCases.map((candidate) => candidate.name).join(', ')}`,
    ];
  const year = /\((\d{4})\)/.exec(cite)?.[1];
  return year && year !== match.decided.slice(0, 4)
    ? [`${cite}: decided in ${match.decided.slice(0, 4)}`]
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
