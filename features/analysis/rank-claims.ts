// Which claims a story raises: how near its sentences come to the ways in which people tell each claim, how much of the claim's elements
// it speaks to, which words it shares, and how likely the claim's topics are. Pure: what was measured goes in, a ranking comes out.
import type { TopicId } from '#features/library/schema/schema.ts';
import { type ClaimIndex, scorePhrases } from '#features/site-search/meaning/claim-index.ts';
import { claimWords, sharedWords, stemsOf } from './claim-words.ts';
import type { Unit } from './read-facts.ts';

export type Story = {
  units: Unit[];
  /** One for each unit; none when the meaning could not be had. */
  vectors?: Float32Array[];
  topics: { id: TopicId; score: number }[];
};

/** One unit against every phrase, from 0 to 1. */
export type Nearness = Float32Array[];
export type RankedClaim = {
  claim: number;
  score: number;
  /** How near the story comes to it, whatever the other claims are: from 0 to 1. */
  near: number;
  /** How many words of the story are the claim's own. */
  shared: number;
  /** How near each unit comes to the claim. */
  units: number[];
};

/** What each part of the evidence is worth beside nearness; chosen on stories that stand in no evaluation. */
const WEIGHTS = { meaning: { elements: 0.4, words: 0.2, topic: 0.2 }, words: { elements: 0.4, words: 0.6, topic: 0.2 } };
/** Of the three sentences that come nearest. */
const NEAREST = [0.5, 0.3, 0.2];
const SECOND_TOPIC = 0.8;
/** Words are coarser than meaning: sharing all of a phrase's words counts as much as being this near. */
const WORDS_AS_MEANING = 0.75;

export function nearnessOf(index: ClaimIndex, { units, vectors }: Story): Nearness {
  const words = claimWords(index);
  return units.map(({ text }, u) => {
    const said = stemsOf(text);
    const vector = vectors?.[u];
    const near = vector ? scorePhrases(index, vector) : new Float32Array(index.phrases.length);
    return near.map((cosine, at) => {
      const shared = sharedWords(words, words.phrases[at] ?? new Set(), said) * WORDS_AS_MEANING;
      return Math.max(0, vector ? Math.max(cosine, (cosine + shared) / 2) : shared);
    });
  });
}

export function rankClaims(index: ClaimIndex, story: Story, near: Nearness): RankedClaim[] {
  const byWords = scoreWords(index, story);
  const weights = story.vectors ? WEIGHTS.meaning : WEIGHTS.words;
  const chances = new Map(story.topics.map(({ id, score }) => [id, score]));
  const [whole, parts] = [new Map<number, number[]>(), new Map<number, Map<number, number[]>>()];
  for (const [at, { claim, element }] of index.phrases.entries()) {
    if (element === undefined) add(whole, claim, at);
    else {
      const elements = parts.get(claim) ?? new Map<number, number[]>();
      parts.set(claim, elements);
      add(elements, element, at);
    }
  }
  const ranked = index.claims.map(({ topics }, claim): RankedClaim => {
    const units = near.map((scores) => bestOf(scores, whole.get(claim) ?? []));
    const elements = [...(parts.get(claim)?.values() ?? [])].map((own) => Math.max(0, ...near.map((scores) => bestOf(scores, own))));
    const [first = 0, ...others] = topics.map((topic) => chances.get(topic) ?? 0);
    const chance = Math.max(first, ...others.map((other) => other * SECOND_TOPIC));
    const nearest = weighted(units);
    const { score: said = 0, shared = 0 } = byWords[claim] ?? {};
    const score = nearest + weights.elements * mean(elements) + weights.words * said + weights.topic * Math.sqrt(chance);
    return { claim, score, near: nearest, shared, units };
  });
  return ranked.sort((a, b) => b.score - a.score);
}

function add(map: Map<number, number[]>, key: number, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** The nearest phrase, held back a little by the three nearest: one lucky phrase is not a claim. */
function bestOf(scores: Float32Array, own: number[]): number {
  const [first = 0, second = first, third = second] = own.map((at) => scores[at] ?? 0).sort((a, b) => b - a);
  return (2 * first + second + third) / 4;
}

function weighted(units: number[]): number {
  const sorted = units.toSorted((a, b) => b - a);
  const least = sorted.at(-1) ?? 0;
  return NEAREST.reduce((sum, share, place) => sum + share * (sorted[place] ?? least), 0);
}

const mean = (values: number[]) => (values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length);

/** From 0 to 1; the claim that shares most has 1. */
function scoreWords(index: ClaimIndex, { units }: Story): { score: number; shared: number }[] {
  const said = stemsOf(units.map(({ text }) => text).join(' '));
  const sums = claimWords(index).claims.map((weights) => {
    const shared = [...said].flatMap((stem) => weights.get(stem) ?? []);
    return { score: shared.reduce((sum, weight) => sum + weight, 0), shared: shared.length };
  });
  const most = Math.max(1e-9, ...sums.map(({ score }) => score));
  return sums.map(({ score, shared }) => ({ score: score / most, shared }));
}
