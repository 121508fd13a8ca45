// Facts that the reference data can confirm: addresses of resources, phone numbers of hotlines, and the name, citation and
// year of every Supreme Court case that a source names. A passed check is recorded by the item's content hash in
// content/confirmed.json, so that an edited item without a new check fails everywhere, also where there is no reference data.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { nameFits } from '#legal/citations/case-names.ts';
import type { Library } from './load-library.server.ts';
import type { BuiltInCase } from './schema/law-schema.ts';
import type { Source } from './schema/schema.ts';

export type Claim = { item: string; file: string; hash: string; facts: Fact[] };
type Fact =
  | { kind: 'address'; url: string }
  | { kind: 'phone'; phone: string }
  /** A case that a source names. */
  | { kind: 'case'; title: string; cite: string }
  /** A case of our own, word for word: name, every citation, and the day. */
  | { kind: 'report'; name: string; cites: string[]; decided?: string };

const Confirmed = z.record(z.string(), z.string());
export const CONFIRMED_FILE = 'confirmed.json';

export function readConfirmed(root: string): Record<string, string> {
  const file = join(root, CONFIRMED_FILE);
  return existsSync(file) ? Confirmed.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Every item that claims something the reference data can confirm. */
export function claimsOf(library: Library): Claim[] {
  const claims: Claim[] = [];
  const add = (item: string, file: string, value: unknown, facts: Fact[]) => {
    if (facts.length === 0) return;
    claims.push({ item, file, facts, hash: createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32) });
  };
  for (const r of library.resources) add(`resources/${r.id}`, 'content/resources', r, r.confirmed ? [{ kind: 'address', url: r.url }] : []);
  for (const h of library.hotlines)
    add(`hotlines/${h.id}`, 'content/hotlines.yml', h, h.confirmed ? [{ kind: 'phone', phone: h.phone }] : []);
  for (const t of library.topics)
    add(`topics/${t.id}`, `content/topics/${t.id}.md`, t, casesIn([...t.sources, ...t.deadlines.flatMap((d) => d.source ?? [])]));
  for (const f of library.faqs) add(`faq/${f.id}`, `content/faq/${f.topic}/${f.id}.md`, f, casesIn(f.sources));
  for (const g of library.guides) add(`guides/${g.id}`, `content/guides/${g.id}.md`, g, casesIn(g.sources));
  for (const c of library.cases) add(`cases/${c.id}`, 'content/cases', c, reportsIn(c));
  for (const t of library.terms)
    add(`dictionary/${t.id}`, 'content/dictionary', t, casesIn(t.citations.map((cite) => ({ title: cite, cite }))));
  return claims;
}

/** What a built-in case says of itself and of the case that overruled or limited it. */
function reportsIn(c: BuiltInCase): Fact[] {
  const facts: Fact[] = c.confirmed ? [{ kind: 'report', name: c.name, cites: [c.citation, ...c.parallel], decided: c.decided }] : [];
  const { treatment } = c;
  if (treatment.status !== 'good' && treatment.citation) facts.push({ kind: 'report', name: treatment.by, cites: [treatment.citation] });
  return facts;
}

const SUPREME_COURT_CITE = /\b\d+ (?:U\.S\.|S\. Ct\.) \d+/;

function casesIn(sources: Pick<Source, 'title' | 'cite'>[]): Fact[] {
  return sources.flatMap(({ title, cite }) => (cite && SUPREME_COURT_CITE.test(cite) ? [{ kind: 'case' as const, title, cite }] : []));
}

/** One sentence for each fact that the reference data does not bear out. */
export function contradictions(claim: Claim, reference: Reference): string[] {
  return claim.facts.flatMap((fact) => {
    if (fact.kind === 'address') return reference.addresses.has(plainAddress(fact.url)) ? [] : [`${fact.url} is not in the reference data`];
    if (fact.kind === 'phone') return reference.phones.has(digits(fact.phone)) ? [] : [`${fact.phone} is not in the reference data`];
    return fact.kind === 'report' ? wrongReport(fact, reference) : wrongCase(fact, reference);
  });
}

function wrongReport({ name, cites, decided }: Extract<Fact, { kind: 'report' }>, { cases }: Reference): string[] {
  return cites.flatMap((cite) => {
    const there = cases.get(cite);
    if (!there) return [`${cite} is not in the reference data`];
    // Short orders share a page.
    const found = there.find((held) => nameFits(name, held.name) !== 'differs') ?? (there[0] as ReportedCase);
    const wrong = nameFits(name, found.name) === 'differs' ? [`${cite}: the case there is ${found.name}, not ${name}`] : [];
    // Where the reference only knows the year, only the year can be confirmed, and only the year may be claimed.
    if (decided && decided !== found.decided) wrong.push(`${cite}: decided ${found.decided}, not ${decided}`);
    return wrong;
  });
}

function wrongCase({ title, cite }: { title: string; cite: string }, { cases }: Reference): string[] {
  const there = cases.get(SUPREME_COURT_CITE.exec(cite)?.[0] ?? '');
  if (!there) return [`${cite} is not in the reference data`];
  const name = (/^.+? v\. [^,(]+/.exec(cite) ?? /^.+? v\. [^,(:]+/.exec(title))?.[0];
  const found = there.find((held) => !name || nameFits(name, held.name) !== 'differs');
  if (!found) return [`${cite}: the case there is ${there.map((held) => held.name).join(', ')}`];
  const year = /\((\d{4})\)/.exec(cite)?.[1];
  return year && year !== found.decided.slice(0, 4) ? [`${cite}: decided in ${found.decided.slice(0, 4)}`] : [];
}

const digits = (phone: string) => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
const plainAddress = (url: string) =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/+$/, '');

export type Reference = {
  addresses: Set<string>;
  phones: Set<string>;
  /** What stands at a volume and page. */
  cases: Map<string, ReportedCase[]>;
};
type ReportedCase = { name: string; decided: string };

export function readReference(folder: string): Reference {
  const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
  const links = read('official', 'usagov-links.tsv')
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t')[0] ?? '');
  const legalAid = [...read('official', 'lsc-grantees.yaml').matchAll(/website: (\S+)/g)].map((m) => m[1] ?? '');
  const phones = read('official', 'usagov-phones.tsv').matchAll(/1-\d{3}-\d{3}-\d{4}/g);
  const cases: Reference['cases'] = new Map();
  for (const row of read('cases', 'supreme-court-facts.csv').split('\n').slice(1)) {
    const [us, sct, name = '', decided = ''] = csvCells(row);
    for (const cite of [us, sct]) if (cite) cases.set(cite, [...(cases.get(cite) ?? []), { name: repaired(name), decided }]);
  }
  return {
    addresses: new Set([...links, ...legalAid].map(plainAddress)),
    phones: new Set([...phones].map((m) => digits(m[0]))),
    cases,
  };
}

/** A few names in it are UTF-8 read as Latin-1: MUÃ±OZ. */
const repaired = (name: string) => (/[ÃÂ][\x80-\xbf]/.test(name) ? Buffer.from(name, 'latin1').toString('utf8') : name);

function csvCells(row: string): string[] {
  return [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map((m) => (m[1] ?? '').replace(/^"|"$/g, '').replaceAll('""', '"'));
}
