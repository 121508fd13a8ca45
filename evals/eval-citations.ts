// The citation checker on citations that are known to be real or invented, and on a thousand rows of a facts file: as people write
// them, as the file writes them, and with their names swapped. The floors are the product's promise: never call an invented
// citation verified, never call a real one impossible. The facts file is imported into a database of its own and looked up there, as the
// product does it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withEmptyDatabase } from '#bench/cases-database.ts';
import type { Database } from '#db/database.ts';
import { importCases } from '#features/case-law/import/import-cases.server.ts';
import { listedAuthorities } from '#features/citations/listed-authorities.ts';
import { lookUpCitations } from '#features/citations/look-up-citations.server.ts';
import { type Library, loadLibrary } from '#features/library/load-library.server.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { caseKeys, judgeCitations } from '#legal/citations/judge-citation.ts';
import type { CaseKey, CaseLookup, CitationStatus, HeldCase, Judgement } from '#legal/citations/types.ts';
import { type Fact, readFacts, sample, shortCaption } from './citation-samples.ts';

const SAMPLE = 1000;
const FLOOR = 0.98;
const SEED = 20_261_115;
const KNOWN = join('citations', 'real-and-fake.json');
const FACTS = join('cases', 'supreme-court-facts.csv');
const THIS_YEAR = new Date().getUTCFullYear();
type Counts = Record<CitationStatus | 'not_found', number>;
/** `seed` draws another sample. */
type Options = { file?: string; misses: boolean; referenceData?: string; seed?: number };
type Index = { lookup: CaseLookup; listed: ReadonlySet<string> };
type ImportCounts = Awaited<ReturnType<typeof importCases>>['counts'];
type Marked = { text: string; judgement: Judgement | undefined };

export async function evalCitations({ file, misses, referenceData = '', seed = SEED }: Options): Promise<number> {
  const known = file ?? join(referenceData, KNOWN);
  if (!existsSync(known)) {
    console.log('not run: no reference data');
    return 0;
  }
  const folder = referenceData || join(dirname(known), '..');
  const { library } = loadLibrary(join(import.meta.dirname, '..', 'content'));
  const builtIn = openBuiltIn(library);
  const failed: string[] = [];
  const floor = (met: boolean, promise: string) => {
    if (!met) failed.push(promise);
  };

  async function knownOnes(label: string, index: Index) {
    const { reals, fakes } = await judgeKnown(known, index);
    console.log(`\n${label}`);
    print(`  ${reals.length} real`, reals);
    print(`  ${fakes.length} invented`, fakes);
    floor(count(fakes).verified === 0, `${label}: an invented citation is called verified`);
    floor(count(reals).impossible === 0, `${label}: a real citation is called impossible`);
    if (misses) list([...reals.filter(not('verified')), ...fakes.filter((one) => one.judgement?.status === 'verified')]);
  }
  await knownOnes(`Built-in index (${library.cases.length} cases)`, builtIn);
  const own = await judgeBuiltIn(library, builtIn);
  print('  its own cases', own.right);
  print('  its own cases, swapped', own.swapped);
  print('  its own cases, next page', own.moved);
  if (misses) list([...own.right.filter(not('verified')), ...own.swapped.filter(not('wrong_name'))]);
  const measureFacts = async (index: Index, { imported, updated }: ImportCounts) => {
    await knownOnes(`With the facts file imported (${imported} cases new, ${updated} joined)`, index);
    const chosen = chooseFacts(folder, seed);
    console.log(`\n${chosen.length} sampled citations`);
    for (const { label, right, swapped } of await judgeFacts(chosen, index)) {
      print(`  ${label}`, right);
      floor(count(right).verified >= FLOOR * chosen.length, `${label}: fewer than 98% verified`);
      print(`  ${label}, swapped`, swapped);
      floor(count(swapped).wrong_name >= FLOOR * chosen.length, `${label}, swapped: fewer than 98% wrong_name`);
      floor(count(swapped).verified === 0, `${label}, swapped: one is called verified`);
      if (misses) list([...right.filter(not('verified')), ...swapped.filter(not('wrong_name'))]);
    }
  };
  if (existsSync(join(folder, FACTS))) await withFacts(library, folder, measureFacts);
  for (const promise of failed) console.log(`Below the floor: ${promise}`);
  return failed.length ? 1 : 0;
}

/** On the built-in cases: as they are, each with the name of the next one, and each at the next page, where it does not stand. */
export async function scoreOwnCitations(library: Library) {
  const { right, swapped, moved } = await judgeBuiltIn(library, openBuiltIn(library));
  return {
    verified: count(right).verified / right.length,
    wrongName: count(swapped).wrong_name / swapped.length,
    refused: 1 - count(moved).verified / moved.length,
  };
}

/** On citations from court orders, when the reference data is there. */
export async function scoreKnownCitations(library: Library, referenceData: string | undefined) {
  const known = join(referenceData ?? '', KNOWN);
  if (!referenceData || !existsSync(known)) return undefined;
  const { reals, fakes } = await judgeKnown(known, openBuiltIn(library));
  return { possible: 1 - count(reals).impossible / reals.length, refused: 1 - count(fakes).verified / fakes.length };
}

/** On a sample of the facts file, imported into a database, when the reference data is there: the worse of both ways to write names. */
export async function scoreSampledCitations(library: Library, referenceData: string | undefined) {
  if (!referenceData || !existsSync(join(referenceData, FACTS))) return undefined;
  const judged = await withFacts(library, referenceData, (index) => judgeFacts(chooseFacts(referenceData, SEED), index));
  return {
    verified: Math.min(...judged.map(({ right }) => count(right).verified / right.length)),
    wrongName: Math.min(...judged.map(({ swapped }) => count(swapped).wrong_name / swapped.length)),
  };
}

function openBuiltIn({ cases, authorities }: Library): Index {
  const facts = cases.flatMap(({ name, citation, parallel, decided }) =>
    [citation, ...parallel].map((cite) => ({ cite, name, year: Number(decided.slice(0, 4)) })),
  );
  return { lookup: lookupIn(facts), listed: new Set(listedAuthorities(authorities).keys()) };
}

async function judgeBuiltIn({ cases }: Library, index: Index) {
  const check = (write: (one: Library['cases'][number], at: number) => string) => inTurn(cases, (one, at) => judge(write(one, at), index));
  return {
    right: await check(({ name, citation, decided }) => `${name}, ${citation} (${decided.slice(0, 4)})`),
    swapped: await check(({ citation, decided }, at) => `${cases[(at + 1) % cases.length]?.name}, ${citation} (${decided.slice(0, 4)})`),
    moved: await check(({ name, citation, decided }) => `${name}, ${nextPage(citation)} (${decided.slice(0, 4)})`),
  };
}

const nextPage = (citation: string) => citation.replace(/\d+$/, (page) => String(Number(page) + 1));

async function judgeKnown(file: string, index: Index) {
  const { real, fake } = JSON.parse(readFileSync(file, 'utf8')) as { real: string[]; fake: string[] };
  const check = (texts: string[]) => inTurn(texts, (text) => judge(text, index));
  return { reals: await check(real), fakes: await check(fake) };
}

/** One citation per case, so that a swapped name is another case's. */
function chooseFacts(folder: string, seed: number): Fact[] {
  const facts = sample(readFacts(join(folder, FACTS)), SAMPLE * 2, seed);
  return [...new Map(facts.map((fact) => [fact.row, fact])).values()].slice(0, SAMPLE);
}

async function judgeFacts(chosen: Fact[], index: Index) {
  const check = (names: string[]) => inTurn(chosen, (fact, at) => judge(`${names[at]}, ${fact.cite} (${fact.year})`, index, fact.cite));
  const judged: { label: string; right: Marked[]; swapped: Marked[] }[] = [];
  for (const [label, names] of [
    ['everyday names', chosen.map(({ name }) => shortCaption(name))],
    ['formal names', chosen.map(({ name }) => name)],
  ] as const) {
    judged.push({ label, right: await check(names), swapped: await check(names.map((_, at) => names[(at + 1) % names.length] ?? '')) });
  }
  return judged;
}

function withFacts<T>(library: Library, folder: string, work: (index: Index, counts: ImportCounts) => Promise<T>): Promise<T> {
  return withEmptyDatabase(async (db) => {
    const { counts } = await importCases({ db, library }, { path: join(folder, FACTS) });
    return work({ ...openBuiltIn(library), lookup: lookupOn(db, library) }, counts);
  });
}

/** The citation that is meant: the one at `cite`, or the first in the text. */
async function judge(text: string, { lookup, listed }: Index, cite = ''): Promise<Marked> {
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
