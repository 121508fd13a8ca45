// Finds the claims that a story raises, and which of its sentences support which element. Combines
// embeddings and words, or uses words alone when the embeddings are not available in time. How many
// claims are shown depends on the score gap to the best one. A claim whose required facts are not
// stated is not found, and no other takes its place or becomes likely because it fell away.

import type { Claim } from '#features/library/schema/claim-schema.ts';
import type { TopicId } from '#features/library/schema/schema.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import type { ClaimIndex } from '#features/search/meaning/claim-index.ts';
import { spotIssues } from '#features/search/meaning/spot-issues.server.ts';
import { createEventLoopQueue } from '#lib/event-loop-queue.ts';
import type { ElementFinding, Fact } from '../analysis.ts';
import { getClaimWords, getStems, scoreSharedWords } from './claim-words.ts';
import {
  computeSimilarity,
  type RankedClaim,
  rankClaims,
  type SimilarityMatrix,
  type Story,
} from './rank-claims.ts';
import { cleanFacts, groupIntoUnits, readFacts, type StoryUnit } from './read-facts.ts';
import { removeRequest } from './remove-request.ts';
import { createFactsTest } from './required-facts.ts';

type FoundElement = { id: string; facts: number[]; status: ElementFinding['status'] };
export type FoundClaim = {
  claim: Claim;
  score: number;
  fit: 'likely' | 'possible';
  /** Numbers of the facts that raise it, strongest first. */
  why: number[];
  elements: FoundElement[];
};
export type FoundClaims = {
  facts: Fact[];
  topics: { id: TopicId; score: number }[];
  claims: FoundClaim[];
  /**
   * The three best, however weak and whatever facts they require: choices for a person, never shown
   * as found.
   */
  nearest: FoundClaim[];
  /** The first of `nearest` stands clearly above the others: it may be argued without asking. */
  isClear: boolean;
  /** The claim with the id that was asked for. */
  chosen?: FoundClaim;
  /** False when embeddings were not available in time. */
  byMeaning: boolean;
};

const EMBEDDING_TIMEOUT_MS = 15_000;
const MAX_CLAIMS = 5;
/**
 * A claim needs `minSimilarity` or `minSharedWords`, and a score within `maxGap` of the best claim;
 * within `maxLikelyGap` it is `likely`. Tuned on stories that are in none of the evaluations.
 */
const THRESHOLDS = {
  meaning: {
    minSimilarity: 0.31,
    minSharedWords: Number.POSITIVE_INFINITY,
    maxGap: 0.2,
    maxLikelyGap: 0.1,
    minElementScore: 0.44,
    minReasonScore: 0.4,
  },
  words: {
    minSimilarity: 0.05,
    minSharedWords: 5,
    maxGap: 0.25,
    maxLikelyGap: 0.12,
    minElementScore: 0.36,
    minReasonScore: 0.2,
  },
};
/**
 * Tuned on evals/analysis-patterns.yml: 10 of the 11 stories that pass are about their first claim.
 * Words alone are never clear.
 */
const CLEAR = { minScore: 0.85, minSimilarity: 0.45, minSharedWords: 4, minLead: 0.12 };
const MAX_NEAREST = 3;
const MAX_REASONS = 3;
const MAX_FACTS = 3;
/** Units scoring at least this share of the best unit also support the element. */
const MIN_SHARE_OF_BEST = 0.92;
const eventLoop = createEventLoopQueue();

type FindOptions = {
  /** Motion details: what is asked of the court does not choose the claim. */
  isMotion?: boolean;
  /** Id of the claim that the person chose. */
  chosenId?: string;
};

export async function findClaims(
  { search }: Pick<LibrarySearchDeps, 'search'>,
  text: string,
  { isMotion = false, chosenId }: FindOptions = {},
): Promise<FoundClaims> {
  const { claims: index } = search.index;
  const facts = readFacts(cleanFacts(text));
  const units = isMotion ? removeRequests(groupIntoUnits(facts)) : groupIntoUnits(facts);
  const none = { facts, topics: [], claims: [], nearest: [], isClear: false, byMeaning: false };
  if (units.length === 0 || index.claims.length === 0) return none;
  const { topics } = await spotIssues(
    search,
    isMotion ? units.map((unit) => unit.text).join(' ') : text,
  );
  const hasVectors = index.missing < index.phrases.length;
  const vectors = hasVectors
    ? await search.embedder?.embed(
        units.map((unit) => unit.text),
        { timeoutMs: EMBEDDING_TIMEOUT_MS },
      )
    : undefined;
  const story: Story = { units, topics, ...(vectors && { vectors }) };
  await eventLoop.wait();
  const similarity = computeSimilarity(index, story);
  await eventLoop.wait();
  const thresholds = vectors ? THRESHOLDS.meaning : THRESHOLDS.words;
  const ranked = rankClaims(index, story, similarity);
  const toFound = (one: RankedClaim & Pick<FoundClaim, 'fit'>): FoundClaim => ({
    claim: index.claims[one.claim] as Claim,
    score: one.score,
    fit: one.fit,
    why: listReasons(index, one, units, facts, thresholds.minReasonScore),
    elements: findElements(
      index,
      one.claim,
      { units, similarity, facts },
      thresholds.minElementScore,
    ),
  });
  const statesFacts = createFactsTest(text);
  const isFound = ({ claim }: RankedClaim) => statesFacts(index.claims[claim]?.onlyIf ?? []);
  const chosen = ranked.find(({ claim }) => index.claims[claim]?.id === chosenId);
  return {
    facts,
    topics,
    claims: selectClaims(ranked, thresholds, isFound).map(toFound),
    nearest: ranked.slice(0, MAX_NEAREST).map((one) => toFound({ ...one, fit: 'possible' })),
    isClear: vectors !== undefined && isClear(ranked) && ranked.slice(0, 1).every(isFound),
    ...(chosen && { chosen: toFound({ ...chosen, fit: 'likely' }) }),
    byMeaning: vectors !== undefined,
  };
}

const removeRequests = (units: StoryUnit[]) =>
  units
    .map((unit) => ({ ...unit, text: removeRequest(unit.text) }))
    .filter((unit) => unit.text !== '');

function isClear([first, second]: RankedClaim[]): boolean {
  if (!first) return false;
  const { score, similarity, sharedWords } = first;
  const { minScore, minSimilarity, minSharedWords, minLead } = CLEAR;
  const lead = score - (second?.score ?? 0);
  return (
    score >= minScore &&
    similarity >= minSimilarity &&
    sharedWords >= minSharedWords &&
    lead >= minLead
  );
}

type Thresholds = (typeof THRESHOLDS)['meaning'];

/** The best claim and those within the allowed gap. */
function selectClaims(
  ranked: RankedClaim[],
  { minSimilarity, minSharedWords, maxGap, maxLikelyGap }: Thresholds,
  isFound: (one: RankedClaim) => boolean,
): (RankedClaim & Pick<FoundClaim, 'fit'>)[] {
  const best = ranked[0]?.score ?? 0;
  return ranked
    .filter(
      (one) =>
        (one.similarity >= minSimilarity || one.sharedWords >= minSharedWords) &&
        one.score >= best - maxGap,
    )
    .slice(0, MAX_CLAIMS)
    .filter(isFound)
    .map((one) => ({ ...one, fit: one.score >= best - maxLikelyGap ? 'likely' : 'possible' }));
}

function listReasons(
  index: ClaimIndex,
  { claim, unitScores }: RankedClaim,
  units: StoryUnit[],
  facts: Fact[],
  minScore: number,
): number[] {
  const phraseIndexes = index.phrases.flatMap((phrase, phraseIndex) =>
    phrase.claim === claim && phrase.element === undefined ? [phraseIndex] : [],
  );
  const best = Math.max(...unitScores);
  const unitIndexes = [...unitScores.keys()].sort(
    (a, b) => (unitScores[b] ?? 0) - (unitScores[a] ?? 0),
  );
  const reasonUnits = unitIndexes.filter((unitIndex, rank) => {
    const score = unitScores[unitIndex] ?? 0;
    return rank === 0 || (score >= minScore && score >= best - 0.2);
  });
  return [
    ...new Set(
      reasonUnits
        .slice(0, MAX_REASONS)
        .map((unitIndex) => pickFact(index, units[unitIndex] as StoryUnit, phraseIndexes, facts)),
    ),
  ];
}

type ScoredStory = { units: StoryUnit[]; similarity: SimilarityMatrix; facts: Fact[] };

function findElements(
  index: ClaimIndex,
  claim: number,
  { units, similarity, facts }: ScoredStory,
  minScore: number,
): FoundElement[] {
  const { elements = [] } = index.claims[claim] ?? {};
  return elements.map(({ id }, element) => {
    const phraseIndexes = index.phrases.flatMap((phrase, phraseIndex) =>
      phrase.claim === claim && phrase.element === element ? [phraseIndex] : [],
    );
    const unitScores = units.map((unit, unitIndex) => ({
      unit,
      score: Math.max(
        0,
        ...phraseIndexes.map((phraseIndex) => similarity[unitIndex]?.[phraseIndex] ?? 0),
      ),
    }));
    const best = Math.max(0, ...unitScores.map(({ score }) => score));
    const matchingUnits = unitScores
      .filter(({ score }) => score >= minScore && score >= best * MIN_SHARE_OF_BEST)
      .sort((a, b) => b.score - a.score);
    const numbers = [
      ...new Set(
        matchingUnits
          .slice(0, MAX_FACTS)
          .map(({ unit }) => pickFact(index, unit, phraseIndexes, facts)),
      ),
    ];
    return { id, facts: numbers, status: numbers.length > 0 ? 'spoken-to' : 'missing' };
  });
}

/** For a unit of several sentences, the fact that shares the most words with one of the phrases. */
function pickFact(
  index: ClaimIndex,
  { facts: numbers }: StoryUnit,
  phraseIndexes: number[],
  facts: Fact[],
): number {
  const [first = 1] = numbers;
  if (numbers.length < 2) return first;
  const words = getClaimWords(index);
  const factScores = numbers.map((n) => {
    const factStems = getStems(facts[n - 1]?.text ?? '');
    return {
      n,
      score: Math.max(
        0,
        ...phraseIndexes.map((phraseIndex) =>
          scoreSharedWords(words, words.phrases[phraseIndex] ?? new Set(), factStems),
        ),
      ),
    };
  });
  return factScores.reduce((best, one) => (one.score > best.score ? one : best)).n;
}
