// The citation checker on citations that are known to be real or invented, and on a thousand rows of a facts file: as people write
// them, as the file writes them, and with their names swapped. The floors are the product's promise: never call an invented
// citation verified, never call a real one impossible. The facts file is imported into a database of its own and looked up there, as the
// product does it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withEmptyDatabase } from '#bench/cases-database.ts';
import type { Database } from '#db/connect.ts';
import { importCases } from '#features/case-law/import/import-cases.server.ts';
import { lookUpCitations } from '#features/citations/look-up-citations.server.ts';
import { type Library, loadLibrary } from '#features/library/load-library.server.ts';
import { authorityKey } from '#legal/citations/authority-key.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { caseKeys, judgeCitations } from '#legal/citations/judge-citation.ts';
import type { CaseKey, CaseLookup, CitationStatus, HeldCase, Judgement } from '#legal/citations/types.ts';
import { type Fact, readFacts, sample, shortCaption } from './citation-samples.ts';

const SAMPLE = 1000;
const FLOOR = 0.98;
const THIS_YEAR = new Date().getUTCFullYear();
type Counts = Record<CitationStatus | 'not_found', number>;
/** `seed` draws another sample. */
type Options = { file?: string; misses: boolean; referenceData?: string; seed?: number };
type Marked = { text: string; judgement: Judgement | undefined };

export async function evalCitations({ file, misses, referenceData = '', seed = 20_261_115 }: Options): Promise<number> {
  const known = file ?? join(referenceData, 'citations', 'real-and-fake.json');
  if (!existsSync(known)) {
    console.log('not run: no reference data');
    return 0;
  }
  const folder = referenceData || join(dirname(known), '..');
  const { real, fake } = JSON.parse(readFileSync(known, 'utf8')) as { real: string[]; fake: string[] };
  const { library } = loadLibrary(join(import.meta.dirname, '..', 'content'));
  const listed = new Set(library.authorities.flatMap(({ cite }) => findCitations(cite).map((found) => authorityKey(found) ?? '')));
  const builtIn = library.cases.flatMap(({ name, citation, parallel, decided }) =>
    [citation, ...parallel].map((cite) => ({ cite, name, year: Number(decided.slice(0, 4)) })),
  );
  const factsFile = join(folder, 'cases', 'supreme-court-facts.csv');
  const facts = existsSync(factsFile) ? readFacts(factsFile) : [];
  const failed: string[] = [];
  const floor = (met: boolean, promise: string) => {
    if (!met) failed.push(promise);
  };

  async function knownOnes(label: string, lookup: CaseLookup) {
    const check = (texts: string[]) => inTurn(texts, (text) => judge(text, lookup, listed));
    const [reals, fakes] = [await check(real), await check(fake)];
    console.log(`\n${label}`);
    print(`  ${real.length} real`, reals);
    print(`  ${fake.length} invented`, fakes);
    floor(count(fakes).verified === 0, `${label}: an invented citation is called verified`);
    floor(count(reals).impossible === 0, `${label}: a real citation is called impossible`);
    if (misses) list([...reals.filter(not('verified')), ...fakes.filter((one) => one.judgement?.status === 'verified')]);
  }
  await knownOnes(`Built-in index (${library.cases.length} cases)`, lookupIn(builtIn));
  const measureFacts = async (db: Database) => {
    const { counts } = await importCases({ db, library }, { path: factsFile });
    const lookup = lookupOn(db, library);
    await knownOnes(`With the facts file imported (${counts.imported} cases new, ${counts.updated} joined)`, lookup);
    const chosen = onePerCase(sample(facts, SAMPLE * 2, seed)).slice(0, SAMPLE);
    const check = (names: string[]) =>
      inTurn(chosen, (fact, at) => judge(`${names[at]}, ${fact.cite} (${fact.year})`, lookup, listed, fact.cite));
    const everyday = chosen.map(({ name }) => shortCaption(name));
    console.log(`\n${chosen.length} sampled citations`);
    for (const [label, names] of [
      ['everyday names', everyday],
      ['formal names', chosen.map(({ name }) => name)],
    ] as const) {
      const right = await check(names);
      print(`  ${label}`, right);
      floor(count(right).verified >= FLOOR * chosen.length, `${label}: fewer than 98% verified`);
      const swapped = await check(names.map((_, at) => names[(at + 1) % names.length] ?? ''));
      print(`  ${label}, swapped`, swapped);
      floor(count(swapped).wrong_name >= FLOOR * chosen.length, `${label}, swapped: fewer than 98% wrong_name`);
      floor(count(swapped).verified === 0, `${label}, swapped: one is called verified`);
      if (misses) list([...right.filter(not('verified')), ...swapped.filter(not('wrong_name'))]);
    }
  };
  if (facts.length) await withEmptyDatabase(measureFacts);
  for (const promise of failed) console.log(`Below the floor: ${promise}`);
  return failed.length ? 1 : 0;
}

/** The citation that is meant: the one at `cite`, or the first in the text. */
async function judge(text: string, lookup: CaseLookup, listed: Set<string>, cite = ''): Promise<Marked> {
  const citations = findCitations(text);
  const held = await lookup(caseKeys(citations));
  const judged = judgeCitations(citations, { held, isListed: (key) => listed.has(key), thisYear: THIS_YEAR });
  const at = citations.findIndex((one) => !cite || (one.kind === 'case' && `${one.volume} ${one.reporter} ${one.page}` === cite));
  return { text, judgement: judged[at] };
}

async function inTurn<T, R>(list: T[], work: (one: T, at: number) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const [at, one] of list.entries()) done.push(await work(one, at));
  return done;
}

function lookupOn(db: Database, library: Library): CaseLookup {
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  return async (keys) => {
    const { held, partial } = await lookUpCitations({ db, library, log: silent }, keys);
    if (partial) throw new Error('The database did not answer.');
    return held;
  };
}

function lookupIn(facts: Fact[]): CaseLookup {
  const at = new Map<string, HeldCase[]>();
  for (const { cite, name, year } of facts) at.set(cite, [...(at.get(cite) ?? []), { name, year }]);
  return async (keys: CaseKey[]) => keys.map(({ volume, reporter, page }) => at.get(`${volume} ${reporter} ${page}`) ?? []);
}

/** So that a swapped name is another case's. */
function onePerCase(facts: Fact[]): Fact[] {
  return [...new Map(facts.map((fact) => [fact.row, fact])).values()];
}

const not = (status: CitationStatus) => (one: Marked) => one.judgement?.status !== status;

function count(marked: Marked[]): Counts {
  const counts: Counts = { verified: 0, wrong_name: 0, impossible: 0, not_in_index: 0, found_live: 0, not_found: 0 };
  for (const { judgement } of marked) counts[judgement?.status ?? 'not_found']++;
  return counts;
}

function print(label: string, marked: Marked[]) {
  const counts = Object.entries(count(marked)).filter(([, number]) => number);
  console.log(`${label.padEnd(28)} ${counts.map(([status, number]) => `${status} ${number}`).join('   ')}`);
}

function list(marked: Marked[]) {
  for (const { text, judgement } of marked) console.log(`    ${judgement?.status ?? 'not found'} (${judgement?.reason ?? ''}): ${text}`);
}
