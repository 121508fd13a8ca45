// The claims that a story raises, and which of its sentences speak to which element of each. Meaning and words together; words alone when
// the meaning cannot be had in time. How many are shown depends on how far the others fall behind the first.

import type { Claim } from '#features/library/schema/claim-schema.ts';
import type { TopicId } from '#features/library/schema/schema.ts';
import type { LibrarySearchDeps } from '#features/site-search/library-search-deps.ts';
import type { ClaimIndex } from '#features/site-search/meaning/claim-index.ts';
import { spotIssues } from '#features/site-search/meaning/spot-issues.server.ts';
import { createEventLoopQueue } from '#lib/event-loop-queue.ts';
import type { ElementFinding, Fact } from './analysis.ts';
import { claimWords, sharedWords, stemsOf } from './claim-words.ts';
import { type Nearness, nearnessOf, type RankedClaim, rankClaims, type Story } from './rank-claims.ts';
import { cleanFacts, readFacts, type Unit, unitsOf } from './read-facts.ts';

type FoundElement = { id: string; facts: number[]; status: ElementFinding['status'] };
export type FoundClaim = {
  claim: Claim;
  score: number;
  fit: 'likely' | 'possible';
  /** Numbers of the facts that told it, the most telling first. */
  why: number[];
  elements: FoundElement[];
};
export type FoundClaims = {
  facts: Fact[];
  topics: { id: TopicId; score: number }[];
  claims: FoundClaim[];
  /** False: the meaning was not known in time. */
  byMeaning: boolean;
};

const PATIENCE_MS = 15_000;
const MAX_CLAIMS = 5;
/**
 * A story that comes no nearer than `near`, and shares fewer words than `shared`, raises none of our claims. The others may fall so far
 * behind the first, and are `likely` within the smaller gap. Chosen on stories that stand in no evaluation.
 */
const SHOWN = {
  meaning: { near: 0.31, shared: Number.POSITIVE_INFINITY, gap: 0.2, likely: 0.1, speaks: 0.44, tells: 0.4 },
  words: { near: 0.05, shared: 5, gap: 0.25, likely: 0.12, speaks: 0.36, tells: 0.2 },
};
const MAX_REASONS = 3;
const MAX_FACTS = 3;
/** A sentence that comes this near to the nearest speaks to an element, too. */
const ALMOST = 0.92;
const eventLoop = createEventLoopQueue();

export async function findClaims({ search }: Pick<LibrarySearchDeps, 'search'>, text: string): Promise<FoundClaims> {
  const { claims: index } = search.index;
  const facts = readFacts(cleanFacts(text));
  const units = unitsOf(facts);
  if (units.length === 0 || index.claims.length === 0) return { facts, topics: [], claims: [], byMeaning: false };
  const { topics } = await spotIssues(search, text);
  const known = index.missing < index.phrases.length;
  const vectors = known
    ? await search.embedder?.embed(
        units.map((unit) => unit.text),
        { timeoutMs: PATIENCE_MS },
      )
    : undefined;
  const story: Story = { units, topics, ...(vectors && { vectors }) };
  await eventLoop.wait();
  const near = nearnessOf(index, story);
  await eventLoop.wait();
  const limits = vectors ? SHOWN.meaning : SHOWN.words;
  const claims = choose(rankClaims(index, story, near), limits).map(
    (ranked): FoundClaim => ({
      claim: index.claims[ranked.claim] as Claim,
      score: ranked.score,
      fit: ranked.fit,
      why: whyOf(index, ranked, units, facts, limits.tells),
      elements: elementsOf(index, ranked.claim, { units, near, facts }, limits.speaks),
    }),
  );
  return { facts, topics, claims, byMeaning: vectors !== undefined };
}

type Limits = (typeof SHOWN)['meaning'];

/** The first, and those that are not far behind it. */
function choose(ranked: RankedClaim[], { near, shared, gap, likely }: Limits): (RankedClaim & Pick<FoundClaim, 'fit'>)[] {
  const best = ranked[0]?.score ?? 0;
  return ranked
    .filter((one) => (one.near >= near || one.shared >= shared) && one.score >= best - gap)
    .slice(0, MAX_CLAIMS)
    .map((one) => ({ ...one, fit: one.score >= best - likely ? 'likely' : 'possible' }));
}

function whyOf(index: ClaimIndex, { claim, units: scores }: RankedClaim, units: Unit[], facts: Fact[], tells: number): number[] {
  const own = index.phrases.flatMap((phrase, at) => (phrase.claim === claim && phrase.element === undefined ? [at] : []));
  const best = Math.max(...scores);
  const places = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const telling = places.filter((u, place) => place === 0 || ((scores[u] ?? 0) >= tells && (scores[u] ?? 0) >= best - 0.2));
  return [...new Set(telling.slice(0, MAX_REASONS).map((u) => factOf(index, units[u] as Unit, own, facts)))];
}

type Read = { units: Unit[]; near: Nearness; facts: Fact[] };

function elementsOf(index: ClaimIndex, claim: number, { units, near, facts }: Read, speaks: number): FoundElement[] {
  const { elements = [] } = index.claims[claim] ?? {};
  return elements.map(({ id }, element) => {
    const own = index.phrases.flatMap((phrase, at) => (phrase.claim === claim && phrase.element === element ? [at] : []));
    const scored = units.map((unit, u) => ({ unit, score: Math.max(0, ...own.map((at) => near[u]?.[at] ?? 0)) }));
    const best = Math.max(0, ...scored.map(({ score }) => score));
    const speaking = scored.filter(({ score }) => score >= speaks && score >= best * ALMOST).sort((a, b) => b.score - a.score);
    const numbers = [...new Set(speaking.slice(0, MAX_FACTS).map(({ unit }) => factOf(index, unit, own, facts)))];
    return { id, facts: numbers, status: numbers.length > 0 ? 'spoken-to' : 'missing' };
  });
}

/** Of a unit of several sentences, the one whose words say most of a phrase. */
function factOf(index: ClaimIndex, { facts: numbers }: Unit, own: number[], facts: Fact[]): number {
  const [first = 1] = numbers;
  if (numbers.length < 2) return first;
  const words = claimWords(index);
  const scored = numbers.map((n) => {
    const said = stemsOf(facts[n - 1]?.text ?? '');
    return { n, score: Math.max(0, ...own.map((at) => sharedWords(words, words.phrases[at] ?? new Set(), said))) };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).n;
}
