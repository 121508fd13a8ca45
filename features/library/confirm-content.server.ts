// Facts that the reference data can confirm: addresses of resources, phone numbers of hotlines, and the name, citation and
// year of every Supreme Court case that a source names. A passed check is recorded by the item's content hash in
// content/confirmed.json, so that an edited item without a new check fails everywhere, also where there is no reference data.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Library } from './load-library.server.ts';
import type { Source } from './schema.ts';

export type Claim = { item: string; file: string; hash: string; facts: Fact[] };
type Fact = { kind: 'address'; url: string } | { kind: 'phone'; phone: string } | { kind: 'case'; title: string; cite: string };

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
  return claims;
}

const SUPREME_COURT_CITE = /\b\d+ (?:U\.S\.|S\. Ct\.) \d+/;

function casesIn(sources: Source[]): Fact[] {
  return sources.flatMap(({ title, cite }) => (cite && SUPREME_COURT_CITE.test(cite) ? [{ kind: 'case' as const, title, cite }] : []));
}

/** One sentence for each fact that the reference data does not bear out. */
export function contradictions(claim: Claim, reference: Reference): string[] {
  return claim.facts.flatMap((fact) => {
    if (fact.kind === 'address') return reference.addresses.has(plainAddress(fact.url)) ? [] : [`${fact.url} is not in the reference data`];
    if (fact.kind === 'phone') return reference.phones.has(digits(fact.phone)) ? [] : [`${fact.phone} is not in the reference data`];
    return wrongCase(fact, reference);
  });
}

function wrongCase({ title, cite }: { title: string; cite: string }, { cases }: Reference): string[] {
  const volumePage = SUPREME_COURT_CITE.exec(cite)?.[0] ?? '';
  const found = cases.get(volumePage);
  if (!found) return [`${cite} is not in the reference data`];
  const year = /\((\d{4})\)/.exec(cite)?.[1];
  if (year && year !== found.decided.slice(0, 4)) return [`${cite}: decided in ${found.decided.slice(0, 4)}`];
  const named = /(.+?) v\. ([^,(]+)/.exec(cite) ?? /(.+?) v\. ([^,(:]+)/.exec(title);
  if (!named) return [];
  const known = words(found.name);
  const sides = [named[1] ?? '', named[2] ?? ''];
  const fits = sides.every((side) => words(side).some((word) => known.includes(word)));
  return fits ? [] : [`${cite}: the case there is ${found.name}`];
}

const words = (text: string): string[] => text.toLowerCase().match(/[a-z&]{2,}/g) ?? [];
const digits = (phone: string) => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
const plainAddress = (url: string) =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/+$/, '');

export type Reference = {
  addresses: Set<string>;
  phones: Set<string>;
  cases: Map<string, { name: string; decided: string }>;
};

export function readReference(folder: string): Reference {
  const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
  const links = read('official', 'usagov-links.tsv')
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t')[0] ?? '');
  const legalAid = [...read('official', 'lsc-grantees.yaml').matchAll(/website: (\S+)/g)].map((m) => m[1] ?? '');
  const phones = read('official', 'usagov-phones.tsv').matchAll(/1-\d{3}-\d{3}-\d{4}/g);
  const cases = new Map<string, { name: string; decided: string }>();
  for (const row of read('cases', 'supreme-court-facts.csv').split('\n').slice(1)) {
    const [us, sct, name = '', decided = ''] = csvCells(row);
    for (const cite of [us, sct]) if (cite) cases.set(cite, { name, decided });
  }
  return {
    addresses: new Set([...links, ...legalAid].map(plainAddress)),
    phones: new Set([...phones].map((m) => digits(m[0]))),
    cases,
  };
}

function csvCells(row: string): string[] {
  return [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map((m) => (m[1] ?? '').replace(/^"|"$/g, '').replaceAll('""', '"'));
}
