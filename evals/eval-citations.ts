// Evaluates the citation checker on citations that are known to be real or invented, and on a
// thousand rows of a facts file: with everyday names, with formal names, and with names swapped.
// The floors are the product's promise: never call an invented citation verified, never call a real
// one impossible. The facts file is imported into a temporary database and looked up there, as in
// production.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withEmptyDatabase } from '#bench/cases-database.ts';
import type { Database } from '#db/database.ts';
import { importCases } from '#features/case-law/import/import-cases.server.ts';
import { getListedAuthorities } from '#features/citations/check/listed-authorities.ts';
import { lookUpCitations } from '#features/citations/check/look-up-citations.server.ts';
import { type Library, loadLibrary } from '#features/library/load-library.server.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { judgeCitations, listCaseKeys } from '#legal/citations/judge-citation.ts';
import type {
  CaseKey,
  CaseLookup,
  CitationStatus,
  IndexedCase,
  Judgment,
} from '#legal/citations/types.ts';
import { checkout } from '#server/boot/content-source.ts';
import { drawSample, type Fact, readFacts, shortenCaption } from './citation-samples.ts';

const SAMPLE = 1000;
const FLOOR = 0.98;
const SEED = 20_261_115;
const KNOWN_CITATIONS = join('citations', 'real-and-fake.json');
const FACTS = join('cases', 'supreme-court-facts.csv');
const THIS_YEAR = new Date().getUTCFullYear();
type Counts = Record<CitationStatus | 'not_found', number>;
/** `seed` selects another sample. */
type Options = { file?: string; misses: boolean; referenceData?: string; seed?: number };
type Index = { lookup: CaseLookup; listed: ReadonlySet<string>; usCode: Library['usCode'] };
type ImportCounts = Awaited<ReturnType<typeof importCases>>['counts'];
type JudgedText = { text: string; judgment: Judgment | undefined };

export async function evalCitations({
  file,
  misses,
  referenceData = '',
  seed = SEED,
}: Options): Promise<number> {
  const knownFile = file ?? join(referenceData, KNOWN_CITATIONS);
  if (!existsSync(knownFile)) {
    console.log('not run: no reference data');
    return 0;
  }
  const folder = referenceData || join(dirname(knownFile), '..');
  const { library } = loadLibrary(checkout);
  const builtIn = openBuiltIn(library);
  const brokenPromises: string[] = [];
  const requireFloor = (isReached: boolean, promise: string) => {
    if (!isReached) brokenPromises.push(promise);
  };

  async function measureKnown(label: string, index: Index) {
    const { reals, fakes } = await judgeKnown(knownFile, index);
    console.log(`\n${label}`);
    printCounts(`  ${reals.length} real`, reals);
    printCounts(`  ${fakes.length} invented`, fakes);
    requireFloor(
      countStatuses(fakes).verified === 0,
      `${label}: an invented citation is called verified`,
    );
    requireFloor(
      countStatuses(reals).impossible === 0,
      `${label}: a real citation is called impossible`,
    );
    if (misses)
      printTexts([
        ...reals.filter(hasOtherStatus('verified')),
        ...fakes.filter((one) => one.judgment?.status === 'verified'),
      ]);
  }
  await measureKnown(`Built-in index (${library.cases.length} cases)`, builtIn);
  const builtInCases = await judgeBuiltIn(library, builtIn);
  printCounts('  its own cases', builtInCases.right);
  printCounts('  its own cases, swapped', builtInCases.swapped);
  printCounts('  its own cases, next page', builtInCases.moved);
  if (misses)
    printTexts([
      ...builtInCases.right.filter(hasOtherStatus('verified')),
      ...builtInCases.swapped.filter(hasOtherStatus('wrong_name')),
    ]);
  const measureFacts = async (index: Index, { imported, updated }: ImportCounts) => {
    await measureKnown(
      `With the facts file imported (${imported} cases new, ${updated} joined)`,
      index,
    );
    const facts = chooseFacts(folder, seed);
    console.log(`\n${facts.length} sampled citations`);
    for (const { label, right, swapped } of await judgeFacts(facts, index)) {
      printCounts(`  ${label}`, right);
      requireFloor(
        countStatuses(right).verified >= FLOOR * facts.length,
        `${label}: fewer than 98% verified`,
      );
      printCounts(`  ${label}, swapped`, swapped);
      requireFloor(
        countStatuses(swapped).wrong_name >= FLOOR * facts.length,
        `${label}, swapped: fewer than 98% wrong_name`,
      );
      requireFloor(
        countStatuses(swapped).verified === 0,
        `${label}, swapped: one is called verified`,
      );
      if (misses)
        printTexts([
          ...right.filter(hasOtherStatus('verified')),
          ...swapped.filter(hasOtherStatus('wrong_name')),
        ]);
    }
  };
  if (existsSync(join(folder, FACTS))) await withImportedFacts(library, folder, measureFacts);
  for (const promise of brokenPromises) console.log(`Below the floor: ${promise}`);
  return brokenPromises.length ? 1 : 0;
}

/**
 * Scores the built-in cases: cited correctly, with the name of the next case, and at the next page.
 */
export async function scoreOwnCitations(library: Library) {
  const { right, swapped, moved } = await judgeBuiltIn(library, openBuiltIn(library));
  return {
    verified: countStatuses(right).verified / right.length,
    wrongName: countStatuses(swapped).wrong_name / swapped.length,
    refused: 1 - countStatuses(moved).verified / moved.length,
  };
}

/** Scores citations from court orders; undefined without reference data. */
export async function scoreKnownCitations(library: Library, referenceData: string | undefined) {
  const knownFile = join(referenceData ?? '', KNOWN_CITATIONS);
  if (!referenceData || !existsSync(knownFile)) return undefined;
  const { reals, fakes } = await judgeKnown(knownFile, openBuiltIn(library));
  return {
    possible: 1 - countStatuses(reals).impossible / reals.length,
    refused: 1 - countStatuses(fakes).verified / fakes.length,
  };
}

/**
 * Scores a sample of the facts file, imported into a database: the worse of both name styles.
 * Undefined without reference data.
 */
export async function scoreSampledCitations(library: Library, referenceData: string | undefined) {
  if (!referenceData || !existsSync(join(referenceData, FACTS))) return undefined;
  const sampleResults = await withImportedFacts(library, referenceData, (index) =>
    judgeFacts(chooseFacts(referenceData, SEED), index),
  );
  return {
    verified: Math.min(
      ...sampleResults.map(({ right }) => countStatuses(right).verified / right.length),
    ),
    wrongName: Math.min(
      ...sampleResults.map(({ swapped }) => countStatuses(swapped).wrong_name / swapped.length),
    ),
  };
}

function openBuiltIn({ cases, authorities, usCode }: Library): Index {
  const facts = cases.flatMap(({ name, citation, parallel, decided }) =>
    [citation, ...parallel].map((cite) => ({ cite, name, year: Number(decided.slice(0, 4)) })),
  );
  return {
    lookup: createMemoryLookup(facts),
    listed: new Set(getListedAuthorities(authorities).keys()),
    usCode,
  };
}

async function judgeBuiltIn({ cases }: Library, index: Index) {
  const check = (write: (one: Library['cases'][number], i: number) => string) =>
    mapInOrder(cases, (one, i) => judge(write(one, i), index));
  return {
    right: await check(
      ({ name, citation, decided }) => `${name}, ${citation} (${decided.slice(0, 4)})`,
    ),
    swapped: await check(
      ({ citation, decided }, i) =>
        `${cases[(i + 1) % cases.length]?.name}, ${citation} (${decided.slice(0, 4)})`,
    ),
    moved: await check(
      ({ name, citation, decided }) => `${name}, ${toNextPage(citation)} (${decided.slice(0, 4)})`,
    ),
  };
}

const toNextPage = (citation: string) =>
  citation.replace(/\d+$/, (page) => String(Number(page) + 1));

async function judgeKnown(file: string, index: Index) {
  const { real, fake } = JSON.parse(readFileSync(file, 'utf8')) as {
    real: string[];
    fake: string[];
  };
  const check = (texts: string[]) => mapInOrder(texts, (text) => judge(text, index));
  return { reals: await check(real), fakes: await check(fake) };
}

/** One citation per case, so that a swapped name belongs to another case. */
function chooseFacts(folder: string, seed: number): Fact[] {
  const facts = drawSample(readFacts(join(folder, FACTS)), SAMPLE * 2, seed);
  return [...new Map(facts.map((fact) => [fact.row, fact])).values()].slice(0, SAMPLE);
}

async function judgeFacts(facts: Fact[], index: Index) {
  const check = (names: string[]) =>
    mapInOrder(facts, (fact, i) =>
      judge(`${names[i]}, ${fact.cite} (${fact.year})`, index, fact.cite),
    );
  const results: { label: string; right: JudgedText[]; swapped: JudgedText[] }[] = [];
  for (const [label, names] of [
    ['everyday names', facts.map(({ name }) => shortenCaption(name))],
    ['formal names', facts.map(({ name }) => name)],
  ] as const) {
    results.push({
      label,
      right: await check(names),
      swapped: await check(names.map((_, i) => names[(i + 1) % names.length] ?? '')),
    });
  }
  return results;
}

function withImportedFacts<T>(
  library: Library,
  folder: string,
  work: (index: Index, counts: ImportCounts) => Promise<T>,
): Promise<T> {
  return withEmptyDatabase(async (db) => {
    const { counts } = await importCases({ db, library }, { path: join(folder, FACTS) });
    return work({ ...openBuiltIn(library), lookup: createDatabaseLookup(db, library) }, counts);
  });
}

/** Judges the citation that equals `cite`, or else the first one in the text. */
async function judge(
  text: string,
  { lookup, listed, usCode }: Index,
  cite = '',
): Promise<JudgedText> {
  const citations = findCitations(text);
  const indexedCases = await lookup(listCaseKeys(citations));
  const judgments = judgeCitations(citations, {
    matches: indexedCases,
    isListed: (key) => listed.has(key),
    usCode,
    thisYear: THIS_YEAR,
  });
  const index = citations.findIndex(
    (one) => !cite || (one.kind === 'case' && `${one.volume} ${one.reporter} ${one.page}` === cite),
  );
  return { text, judgment: judgments[index] };
}

async function mapInOrder<T, R>(
  printTexts: T[],
  work: (one: T, i: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (const [i, one] of printTexts.entries()) results.push(await work(one, i));
  return results;
}

function createDatabaseLookup(db: Database, library: Library): CaseLookup {
  const silentLog = { info: () => {}, warn: () => {}, error: () => {} };
  return async (keys) => {
    const { matches, partial } = await lookUpCitations({ db, library, log: silentLog }, keys);
    if (partial) throw new Error('The database did not answer.');
    return matches;
  };
}

function createMemoryLookup(facts: Fact[]): CaseLookup {
  const casesByCite = new Map<string, IndexedCase[]>();
  for (const { cite, name, year } of facts)
    casesByCite.set(cite, [...(casesByCite.get(cite) ?? []), { name, year }]);
  return async (keys: CaseKey[]) =>
    keys.map(
      ({ volume, reporter, page }) => casesByCite.get(`${volume} ${reporter} ${page}`) ?? [],
    );
}

const hasOtherStatus = (status: CitationStatus) => (one: JudgedText) =>
  one.judgment?.status !== status;

function countStatuses(judgedTexts: JudgedText[]): Counts {
  const counts: Counts = {
    verified: 0,
    wrong_year: 0,
    wrong_name: 0,
    impossible: 0,
    not_in_code: 0,
    not_in_index: 0,
    found_live: 0,
    not_found: 0,
  };
  for (const { judgment } of judgedTexts) counts[judgment?.status ?? 'not_found']++;
  return counts;
}

function printCounts(label: string, judgedTexts: JudgedText[]) {
  const counts = Object.entries(countStatuses(judgedTexts)).filter(([, number]) => number);
  console.log(
    `${label.padEnd(28)} ${counts.map(([status, number]) => `${status} ${number}`).join('   ')}`,
  );
}

function printTexts(judgedTexts: JudgedText[]) {
  for (const { text, judgment } of judgedTexts)
    console.log(`    ${judgment?.status ?? 'not found'} (${judgment?.reason ?? ''}): ${text}`);
}
