// The built-in writer of analyses on evals/analysis-patterns.yml: which of the expected claims are among those shown, which of the expected
// authorities are named, and whether anything is named that the index does not hold or the citation checker does not confirm. Without a
// database: citations are looked up among the built-in cases, and no cases are searched beside those that claims name.
import { join } from 'node:path';
import type { AnalysisEvent } from '#features/analysis/analysis.ts';
import { prepareAnalysis } from '#features/analysis/prepare-analysis.server.ts';
import { writeAnalysis } from '#features/analysis/write-analysis.server.ts';
import { listedAuthorities } from '#features/citations/listed-authorities.ts';
import type { Deps } from '#features/deps.ts';
import { citationKey, judgeSentenceCitations } from '#features/grounding/judge-sentence-citations.server.ts';
import { type Library, loadLibrary } from '#features/library/load-library.server.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { systemClock } from '#lib/clock.ts';
import { type AnalysisPattern, problemsOf, readAnalysisPatterns } from './analysis-patterns.ts';
import { openSearch } from './open-search.ts';

const FLOORS = { claims: 0.85, authorities: 0.75 };
const content = join(import.meta.dirname, '..', 'content');

type EvalDeps = Parameters<typeof prepareAnalysis>[0];
type Score = {
  pattern: AnalysisPattern;
  shown: string[];
  missedClaims: string[];
  missedAuthorities: string[];
  named: number;
  outside: string[];
  unverified: string[];
};

export async function evalAnalysis({ words, misses }: { words: boolean; misses: boolean }): Promise<number> {
  const { library } = loadLibrary(content);
  const { index, embedders, close } = openSearch({ words });
  const patterns = readAnalysisPatterns();
  const problems = problemsOf(patterns, library.claims);
  for (const problem of problems) console.log(`unfair: ${problem}`);

  const scores = await scorePatterns({ library, search: { index, embedder: embedders[0] } }, patterns);
  await close();
  if (misses) for (const score of scores) tellMisses(score);
  return tell(scores, library.claims.length) && problems.length === 0 ? 0 : words ? 0 : 1;
}

/** `clean` is the share of stories in which nothing is named that the index does not hold or the checker does not confirm. */
export async function scoreAnalysis(deps: Pick<EvalDeps, 'library' | 'search'>) {
  const scores = await scorePatterns(deps, readAnalysisPatterns());
  const clean = scores.filter(({ outside, unverified }) => outside.length + unverified.length === 0);
  return { ...shares(scores), clean: clean.length / scores.length };
}

async function scorePatterns({ library, search }: Pick<EvalDeps, 'library' | 'search'>, patterns: AnalysisPattern[]): Promise<Score[]> {
  const quiet = { info: () => {}, warn: () => {}, error: () => {} };
  const deps: EvalDeps = { library, search, db: noDatabase(), log: quiet, clock: systemClock };
  const scores: Score[] = [];
  for (const pattern of patterns) scores.push(await scoreOf(deps, pattern));
  return scores;
}

async function scoreOf(deps: EvalDeps, pattern: AnalysisPattern): Promise<Score> {
  const { facts, jurisdiction } = pattern;
  const prepared = await prepareAnalysis(deps, 'analysis', { facts, jurisdiction, libraryOnly: true });
  const events = await Array.fromAsync(writeAnalysis(deps, prepared, { libraryOnly: true }));
  const shown = events.flatMap((event) => (event.type === 'issues' ? event.issues.map(({ id }) => id) : []));
  const sources = events.flatMap((event) => (event.type === 'sources' ? event.sources.filter(({ kind }) => kind !== 'facts') : []));
  const written = [...sources.map(({ citation }) => citation), ...textsOf(events)];
  const named = new Set(sources.flatMap(({ citation }) => keysOf(citation)));
  const held = heldKeys(deps.library);
  const judged = (await Promise.all(written.map((text) => judgeSentenceCitations(deps, text)))).flat();
  return {
    ...{ pattern, shown, named: named.size },
    missedClaims: pattern.claims.filter((id) => !shown.includes(id)),
    missedAuthorities: pattern.authorities.filter((cite) => !keysOf(cite).some((key) => named.has(key))),
    outside: [...new Set(judged.flatMap(({ key }) => (held.has(key) ? [] : [key])))],
    unverified: [...new Set(judged.flatMap(({ status, text }) => (status === 'verified' ? [] : [text])))],
  };
}

const keysOf = (cite: string) => findCitations(cite).map(citationKey);

/** All that is shown of our own words: sentences wherever they stand, and the lines without sources. */
function textsOf(events: AnalysisEvent[]): string[] {
  const told = new Set(['facts', 'sources']);
  const texts: string[] = [];
  JSON.stringify(
    events.filter(({ type }) => !told.has(type)),
    (_key, value) => {
      if (typeof value === 'string') texts.push(value);
      return value;
    },
  );
  return texts;
}

function heldKeys({ cases, authorities }: Library): Set<string> {
  return new Set([...cases.flatMap(({ citation, parallel }) => [citation, ...parallel]), ...listedAuthorities(authorities).keys()]);
}

function tell(scores: Score[], claims: number): boolean {
  const topics = [...new Set(scores.map(({ pattern }) => pattern.topic))];
  for (const topic of topics) tellShares(topic, shares(scores.filter(({ pattern }) => pattern.topic === topic)));
  const all = shares(scores);
  console.log(`\n${scores.length} patterns, ${claims} claims in the library`);
  tellShares('all', all);
  const perPattern = (count: (score: Score) => number) => (scores.reduce((sum, score) => sum + count(score), 0) / scores.length).toFixed(1);
  console.log(`shown in each: ${perPattern(({ shown }) => shown.length)} claims, ${perPattern(({ named }) => named)} authorities`);
  const outside = scores.flatMap((score) => score.outside);
  const unverified = scores.flatMap((score) => score.unverified);
  console.log(`authorities named outside the index: ${outside.length} ${outside.join('; ')}`);
  console.log(`citations that are not verified: ${unverified.length} ${unverified.join('; ')}`);
  const below = [
    ...(all.claims < FLOORS.claims ? [`expected claims found at least ${FLOORS.claims}`] : []),
    ...(all.authorities < FLOORS.authorities ? [`expected authorities named at least ${FLOORS.authorities}`] : []),
    ...(outside.length > 0 ? ['nothing outside the index'] : []),
    ...(unverified.length > 0 ? ['every citation verified'] : []),
  ];
  for (const floor of below) console.log(`Below the floor: ${floor}`);
  return below.length === 0;
}

function shares(scores: Score[]): { claims: number; authorities: number } {
  const share = (missed: (score: Score) => string[], wanted: (pattern: AnalysisPattern) => string[]) =>
    1 - scores.reduce((sum, score) => sum + missed(score).length, 0) / scores.reduce((sum, { pattern }) => sum + wanted(pattern).length, 0);
  return {
    claims: share(
      ({ missedClaims }) => missedClaims,
      ({ claims }) => claims,
    ),
    authorities: share(
      ({ missedAuthorities }) => missedAuthorities,
      ({ authorities }) => authorities,
    ),
  };
}

function tellShares(name: string, { claims, authorities }: { claims: number; authorities: number }): void {
  console.log(`${name.padEnd(22)} claims ${claims.toFixed(3)}   authorities ${authorities.toFixed(3)}`);
}

function tellMisses({ pattern, shown, missedClaims, missedAuthorities }: Score): void {
  if (missedClaims.length + missedAuthorities.length === 0) return;
  console.log(`${pattern.id}: shown ${shown.join(', ')}`);
  for (const missed of [...missedClaims, ...missedAuthorities]) console.log(`  missed ${missed}`);
}

/** Every look-up falls back on what is in memory. */
function noDatabase(): Deps['db'] {
  return { pool: { query: () => Promise.reject(new Error('no database')) } } as unknown as Deps['db'];
}
