// Ranks the claims that a story may raise by four signals: similarity of its sentences to the
// claim's example phrases, coverage of the claim's elements, shared words, and the probability of
// the claim's topics. Pure.
import type { TopicId } from '#features/library/schema/schema.ts';
import { getCosines } from '#features/models/vectors.ts';
import type { ClaimIndex } from '#features/search/meaning/claim-index.ts';
import { getClaimWords, getStems, scoreSharedWords } from './claim-words.ts';
import type { StoryUnit } from './read-facts.ts';

export type Story = {
  units: StoryUnit[];
  /** One embedding per unit; absent when embeddings are not available. */
  vectors?: Float32Array[];
  topics: { id: TopicId; score: number }[];
};

/** For each unit, its similarity to every phrase: 0 to 1. */
export type SimilarityMatrix = Float32Array[];
export type RankedClaim = {
  claim: number;
  score: number;
  /** Similarity of the story to the claim, independent of the other claims: 0 to 1. */
  similarity: number;
  /** Number of words that the story shares with the claim. */
  sharedWords: number;
  /** Similarity of each unit to the claim. */
  unitScores: number[];
};

/**
 * Weight of each signal relative to similarity. Tuned on stories that are in none of the
 * evaluations.
 */
const WEIGHTS = {
  meaning: { elements: 0.4, words: 0.2, topic: 0.2 },
  words: { elements: 0.4, words: 0.6, topic: 0.2 },
};
/** Weights of the three most similar units. */
const UNIT_WEIGHTS = [0.5, 0.3, 0.2];
const SECONDARY_TOPIC_WEIGHT = 0.8;
/**
 * Words are a coarser signal than embeddings: sharing all words of a phrase counts as this cosine
 * similarity.
 */
const WORD_OVERLAP_WEIGHT = 0.75;

export function computeSimilarity(index: ClaimIndex, { units, vectors }: Story): SimilarityMatrix {
  const words = getClaimWords(index);
  return units.map(({ text }, unitIndex) => {
    const stems = getStems(text);
    const vector = vectors?.[unitIndex];
    const cosines = vector ? getCosines(index, vector) : new Float32Array(index.phrases.length);
    return cosines.map((cosine, phraseIndex) => {
      const shared =
        scoreSharedWords(words, words.phrases[phraseIndex] ?? new Set(), stems) *
        WORD_OVERLAP_WEIGHT;
      return Math.max(0, vector ? Math.max(cosine, (cosine + shared) / 2) : shared);
    });
  });
}

export function rankClaims(
  index: ClaimIndex,
  story: Story,
  similarity: SimilarityMatrix,
): RankedClaim[] {
  const wordScores = scoreWords(index, story);
  const weights = story.vectors ? WEIGHTS.meaning : WEIGHTS.words;
  const topicScores = new Map(story.topics.map(({ id, score }) => [id, score]));
  const claimPhrases = new Map<number, number[]>();
  const elementPhrases = new Map<number, Map<number, number[]>>();
  for (const [phraseIndex, { claim, element }] of index.phrases.entries()) {
    if (element === undefined) appendTo(claimPhrases, claim, phraseIndex);
    else {
      const elements = elementPhrases.get(claim) ?? new Map<number, number[]>();
      elementPhrases.set(claim, elements);
      appendTo(elements, element, phraseIndex);
    }
  }
  const ranked = index.claims.map(({ topics }, claim): RankedClaim => {
    const unitScores = similarity.map((scores) =>
      scoreBestPhrases(scores, claimPhrases.get(claim) ?? []),
    );
    const elements = [...(elementPhrases.get(claim)?.values() ?? [])].map((phraseIndexes) =>
      Math.max(0, ...similarity.map((scores) => scoreBestPhrases(scores, phraseIndexes))),
    );
    const [first = 0, ...others] = topics.map((topic) => topicScores.get(topic) ?? 0);
    const topicScore = Math.max(first, ...others.map((other) => other * SECONDARY_TOPIC_WEIGHT));
    const claimSimilarity = scoreNearestUnits(unitScores);
    const { score: wordScore = 0, shared: sharedWords = 0 } = wordScores[claim] ?? {};
    const score =
      claimSimilarity +
      weights.elements * mean(elements) +
      weights.words * wordScore +
      weights.topic * Math.sqrt(topicScore);
    return { claim, score, similarity: claimSimilarity, sharedWords, unitScores };
  });
  return ranked.sort((a, b) => b.score - a.score);
}

function appendTo(map: Map<number, number[]>, key: number, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Weighted mean of the three best phrases, so that one accidental match does not raise a claim. */
function scoreBestPhrases(scores: Float32Array, phraseIndexes: number[]): number {
  const [first = 0, second = first, third = second] = phraseIndexes
    .map((phraseIndex) => scores[phraseIndex] ?? 0)
    .sort((a, b) => b - a);
  return (2 * first + second + third) / 4;
}

function scoreNearestUnits(unitScores: number[]): number {
  const sorted = unitScores.toSorted((a, b) => b - a);
  const lowest = sorted.at(-1) ?? 0;
  return UNIT_WEIGHTS.reduce((sum, share, rank) => sum + share * (sorted[rank] ?? lowest), 0);
}

const mean = (values: number[]) =>
  values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;

/** Word scores relative to the best claim: 0 to 1. */
function scoreWords(index: ClaimIndex, { units }: Story): { score: number; shared: number }[] {
  const storyStems = getStems(units.map(({ text }) => text).join(' '));
  const sums = getClaimWords(index).claims.map((weights) => {
    const shared = [...storyStems].flatMap((stem) => weights.get(stem) ?? []);
    return { score: shared.reduce((sum, weight) => sum + weight, 0), shared: shared.length };
  });
  const max = Math.max(1e-9, ...sums.map(({ score }) => score));
  return sums.map(({ score, shared }) => ({ score: score / max, shared }));
}
