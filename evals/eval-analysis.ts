// Evaluates the built-in analysis writer on evals/analysis-patterns.yml: which expected claims are
// shown, which expected authorities are named, and whether anything is named that the index does
// not have or the citation checker does not confirm. Runs without a database: citations are looked
// up among the built-in cases, and only cases named by claims are used.
import type { AnalysisEvent } from '#features/analysis/analysis.ts';
import { prepareAnalysis } from '#features/analysis/find/prepare-analysis.server.ts';
import { writeAnalysis } from '#features/analysis/write-analysis.server.ts';
import { getListedAuthorities } from '#features/citations/check/listed-authorities.ts';
import type { Deps } from '#features/deps.ts';
import {
  getCitationKey,
  judgeSentenceCitations,
} from '#features/grounding/judge-sentence-citations.server.ts';
import { type Library, loadLibrary } from '#features/library/load-library.server.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { systemClock } from '#lib/clock.ts';
import { checkout } from '#server/boot/content-source.ts';
import {
  type AnalysisPattern,
  listPatternProblems,
  readAnalysisPatterns,
} from './analysis-patterns.ts';
import { openSearch } from './open-search.ts';

const FLOORS = { claims: 0.85, authorities: 0.75 };

type EvalDeps = Parameters<typeof prepareAnalysis>[0];
type Score = {
  pattern: AnalysisPattern;
  shownClaims: string[];
  missedClaims: string[];
  missedAuthorities: string[];
  named: number;
  outside: string[];
  unverified: string[];
};

export async function evalAnalysis({
  words,
  misses,
}: {
  words: boolean;
  misses: boolean;
}): Promise<number> {
  const { library } = loadLibrary(checkout);
  const { index, embedders, close } = openSearch({ words });
  const patterns = readAnalysisPatterns();
  const problems = listPatternProblems(patterns, library.claims);
  for (const problem of problems) console.log(`unfair: ${problem}`);

  const scores = await scorePatterns(
    { library, search: { index, embedder: embedders[0] } },
    patterns,
  );
  await close();
  if (misses) for (const score of scores) printMisses(score);
  return printReport(scores, library.claims.length) && problems.length === 0 ? 0 : words ? 0 : 1;
}

/**
 * `clean` is the share of stories in which every named authority is in the index and confirmed by
 * the checker.
 */
export async function scoreAnalysis(deps: Pick<EvalDeps, 'library' | 'search'>) {
  const scores = await scorePatterns(deps, readAnalysisPatterns());
  const cleanScores = scores.filter(
    ({ outside, unverified }) => outside.length + unverified.length === 0,
  );
  return { ...computeShares(scores), clean: cleanScores.length / scores.length };
}

async function scorePatterns(
  { library, search }: Pick<EvalDeps, 'library' | 'search'>,
  patterns: AnalysisPattern[],
): Promise<Score[]> {
  const silentLog = { info: () => {}, warn: () => {}, error: () => {} };
  const deps: EvalDeps = {
    library,
    search,
    db: createUnavailableDatabase(),
    log: silentLog,
    clock: systemClock,
  };
  const scores: Score[] = [];
  for (const pattern of patterns) scores.push(await scorePattern(deps, pattern));
  return scores;
}

async function scorePattern(deps: EvalDeps, pattern: AnalysisPattern): Promise<Score> {
  const { facts, jurisdiction } = pattern;
  const prepared = await prepareAnalysis(deps, 'analysis', {
    facts,
    jurisdiction,
    libraryOnly: true,
  });
  const events = await Array.fromAsync(writeAnalysis(deps, prepared, { libraryOnly: true }));
  const shownClaims = events.flatMap((event) =>
    event.type === 'issues' ? event.issues.map(({ id }) => id) : [],
  );
  const sources = events.flatMap((event) =>
    event.type === 'sources' ? event.sources.filter(({ kind }) => kind !== 'facts') : [],
  );
  const texts = [...sources.map(({ citation }) => citation), ...collectTexts(events)];
  const named = new Set(sources.flatMap(({ citation }) => listCitationKeys(citation)));
  const storedKeys = listStoredKeys(deps.library);
  const ruleKeys = listRuleKeys(deps.library);
  const isInIndex = (key: string) =>
    storedKeys.has(key) || ruleKeys.has(key) || isInUsCode(deps.library, key);
  const judgments = (
    await Promise.all(texts.map((text) => judgeSentenceCitations(deps, text)))
  ).flat();
  return {
    pattern,
    shownClaims,
    named: named.size,
    missedClaims: pattern.claims.filter((id) => !shownClaims.includes(id)),
    missedAuthorities: pattern.authorities.filter(
      (cite) => !listCitationKeys(cite).some((key) => named.has(key)),
    ),
    outside: [...new Set(judgments.flatMap(({ key }) => (isInIndex(key) ? [] : [key])))],
    unverified: [
      ...new Set(
        judgments.flatMap(({ status, key, text }) =>
          status === 'verified' || ruleKeys.has(key) ? [] : [text],
        ),
      ),
    ],
  };
}

const listCitationKeys = (cite: string) => findCitations(cite).map(getCitationKey);

/** Every string that our writer produced, with or without sources. */
function collectTexts(events: AnalysisEvent[]): string[] {
  const skippedTypes = new Set(['facts', 'sources']);
  const texts: string[] = [];
  JSON.stringify(
    events.filter(({ type }) => !skippedTypes.has(type)),
    (_key, value) => {
      if (typeof value === 'string') texts.push(value);
      return value;
    },
  );
  return texts;
}

function listStoredKeys({ cases, authorities }: Library): Set<string> {
  return new Set([
    ...cases.flatMap(({ citation, parallel }) => [citation, ...parallel]),
    ...getListedAuthorities(authorities).keys(),
  ]);
}

/** Its sections are a list of their own, without entries in content/authorities. */
function isInUsCode({ usCode }: Library, key: string): boolean {
  const [code, title = '', section = ''] = key.split('/');
  return code === 'usc' && usCode().find(title, section) !== undefined;
}

/** The sections of state rules were read at their source and are not in the list of authorities. */
function listRuleKeys({ rules }: Library): Set<string> {
  const cells = rules.flatMap(({ states }) => Object.values(states));
  return new Set(
    cells.flatMap((cell) =>
      'empty' in cell
        ? []
        : [
            cell.cite,
            cell.sentence,
            ...cell.exceptions,
            ...cell.other.map(({ when = '' }) => when),
          ].flatMap(listCitationKeys),
    ),
  );
}

function printReport(scores: Score[], claims: number): boolean {
  const topics = [...new Set(scores.map(({ pattern }) => pattern.topic))];
  for (const topic of topics)
    printShares(topic, computeShares(scores.filter(({ pattern }) => pattern.topic === topic)));
  const all = computeShares(scores);
  console.log(`\n${scores.length} patterns, ${claims} claims in the library`);
  printShares('all', all);
  const perPattern = (count: (score: Score) => number) =>
    (scores.reduce((sum, score) => sum + count(score), 0) / scores.length).toFixed(1);
  console.log(
    `shown in each: ${perPattern(({ shownClaims }) => shownClaims.length)} claims, ${perPattern(({ named }) => named)} authorities`,
  );
  const outside = scores.flatMap((score) => score.outside);
  const unverified = scores.flatMap((score) => score.unverified);
  console.log(`authorities named outside the index: ${outside.length} ${outside.join('; ')}`);
  console.log(`citations that are not verified: ${unverified.length} ${unverified.join('; ')}`);
  const failedFloors = [
    ...(all.claims < FLOORS.claims ? [`expected claims found at least ${FLOORS.claims}`] : []),
    ...(all.authorities < FLOORS.authorities
      ? [`expected authorities named at least ${FLOORS.authorities}`]
      : []),
    ...(outside.length > 0 ? ['nothing outside the index'] : []),
    ...(unverified.length > 0 ? ['every citation verified'] : []),
  ];
  for (const floor of failedFloors) console.log(`Below the floor: ${floor}`);
  return failedFloors.length === 0;
}

function computeShares(scores: Score[]): { claims: number; authorities: number } {
  const computeShare = (
    missed: (score: Score) => string[],
    expected: (pattern: AnalysisPattern) => string[],
  ) =>
    1 -
    scores.reduce((sum, score) => sum + missed(score).length, 0) /
      scores.reduce((sum, { pattern }) => sum + expected(pattern).length, 0);
  return {
    claims: computeShare(
      ({ missedClaims }) => missedClaims,
      ({ claims }) => claims,
    ),
    authorities: computeShare(
      ({ missedAuthorities }) => missedAuthorities,
      ({ authorities }) => authorities,
    ),
  };
}

function printShares(
  name: string,
  { claims, authorities }: { claims: number; authorities: number },
): void {
  console.log(
    `${name.padEnd(22)} claims ${claims.toFixed(3)}   authorities ${authorities.toFixed(3)}`,
  );
}

function printMisses({ pattern, shownClaims, missedClaims, missedAuthorities }: Score): void {
  if (missedClaims.length + missedAuthorities.length === 0) return;
  console.log(`${pattern.id}: shown ${shownClaims.join(', ')}`);
  for (const missed of [...missedClaims, ...missedAuthorities]) console.log(`  missed ${missed}`);
}

/** Makes every lookup fall back to the built-in cases in memory. */
function createUnavailableDatabase(): Deps['db'] {
  return {
    pool: { query: () => Promise.reject(new Error('no database')) },
  } as unknown as Deps['db'];
}
