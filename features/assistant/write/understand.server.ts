// What a question is about before anything is looked up: what cannot wait, whether we can help at all, which topics, which
// state and whether it matters. A short follow-up ("what about in Ohio?") is read together with the question it follows.

import type { TopicId } from '#features/library/schema/schema.ts';
import type { LibrarySearchDeps } from '#features/site-search/library-search-deps.ts';
import { hasVectors, scoreByMeaning } from '#features/site-search/meaning/meaning-index.ts';
import { spotIssues } from '#features/site-search/meaning/spot-issues.server.ts';
import { cleanText, readQuery } from '#features/site-search/read-query.ts';
import { MAX_STORY_LENGTH } from '#features/site-search/schema.ts';
import { matchesRule, tokenizeSentences } from '#features/triage/danger-phrases.ts';
import { asksForeignLaw, namedState } from '#features/triage/named-place.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { isStopWord, wordsOf } from '#lib/language/words.ts';
import { stateMatters } from './state-matters.ts';

export type Refusal = 'outside-us-law' | 'harmful' | 'nothing-found';

export type Understood = {
  /** The question with what it follows, when it does not stand alone: what is looked for. */
  asked: string;
  topics: { id: TopicId; title: string; score: number }[];
  jurisdiction: Jurisdiction;
  /** Something in the library comes near enough; otherwise the answer says that it may have missed the point. */
  sure: boolean;
  /** The state changes the answer. */
  stateMatters: boolean;
  refusal?: Refusal;
};

export type EngineDeps = Pick<LibrarySearchDeps, 'library' | 'search'> & Partial<Pick<LibrarySearchDeps, 'db' | 'log'>>;

/** Longest question that is looked for; a story's topics are spotted in the whole of it. */
export const MAX_ASKED_LENGTH = 1_200;
/** An answer may wait longer for the meaning than a search that somebody is typing. */
export const PATIENCE_MS = 1_500;
const MIN_TOPIC = 0.08;
/** Nearest passage: below the first nothing is about it; below the second its words must be ours, too. */
const COSINES = { none: 0.31, doubtful: 0.36 };
/** From here on the right passage is nearly always among the first; measured on evals/assistant-questions.yml. */
const SURE_COSINE = 0.5;
const MIN_COVERAGE = { doubtful: 0.75, withoutMeaning: 0.5 };

type Input = { question: string; earlier: string[]; jurisdiction: Jurisdiction };

export async function understand(deps: EngineDeps, { question, earlier, jurisdiction }: Input): Promise<Understood> {
  const asked = withContext(cleanText(question, MAX_STORY_LENGTH), earlier);
  const { topics } = await spotIssues(deps.search, asked);
  const titleOf = new Map(deps.library.topics.map(({ id, title }) => [id, title]));
  const { refusal, sure } = await judge(deps, question, asked);
  return {
    asked,
    sure,
    topics: topics.filter(({ score }, place) => place === 0 || score >= MIN_TOPIC).map((t) => ({ ...t, title: titleOf.get(t.id) ?? t.id })),
    jurisdiction: [question, ...earlier.toReversed()].map(namedState).find((state) => state !== undefined) ?? jurisdiction,
    stateMatters: stateMatters(topics, asked),
    ...(refusal && { refusal }),
  };
}

type Judged = { refusal?: Refusal; sure: boolean };

async function judge({ library, search: { index, embedder } }: EngineDeps, question: string, asked: string): Promise<Judged> {
  const heard = tokenizeSentences(question);
  if (library.refusals.some((rule) => matchesRule(rule, heard))) return { refusal: 'harmful', sure: true };
  if (asksForeignLaw(question)) return { refusal: 'outside-us-law', sure: true };
  const query = readQuery(index.words, index.everyday, asked, { longest: MAX_ASKED_LENGTH });
  if (query.spaced === '') return { refusal: 'nothing-found', sure: true };
  const [vector] = (hasVectors(index.meaning) && (await embedder?.embed([query.corrected], { timeoutMs: PATIENCE_MS }))) || [];
  if (!vector) return query.coverage < MIN_COVERAGE.withoutMeaning ? { refusal: 'nothing-found', sure: true } : { sure: false };
  const nearest = scoreByMeaning(index.meaning, vector).reduce((most, cosine) => Math.max(most, cosine), 0);
  const lost = nearest < COSINES.none || (nearest < COSINES.doubtful && query.coverage < MIN_COVERAGE.doubtful);
  return { ...(lost && { refusal: 'nothing-found' }), sure: nearest >= SURE_COSINE };
}

const OPENS_LIKE_ONE_MORE = /^(?:and|but|so|ok(?:ay)?|also|what about|how about|what if|then|or|thanks|yes|no|why)\b/i;
/** Words that ask without saying about what. */
const GENERIC = new Set(
  'long much cost costs time lawyer attorney need file filing court deadline happen happens next pay form forms state afford wait days weeks months years take takes money sign write letter call first step steps do mean explain again else options win lose lost chance appeal different same here many help start proof prove evidence fee fees free case judge hearing online person'.split(
    ' ',
  ),
);
const SHORT = 14;

export function withContext(question: string, earlier: string[]): string {
  const before = earlier.map((text) => cleanText(text, MAX_STORY_LENGTH)).filter(Boolean);
  if (before.length === 0 || !isElliptic(question)) return question;
  const start = before.findLastIndex((text) => !isElliptic(text));
  return [...before.slice(Math.max(0, start)), question].join(' ');
}

function isElliptic(question: string): boolean {
  const words = wordsOf(question);
  if (words.length > SHORT) return false;
  const state = namedState(question);
  const telling = words.filter(({ word }) => !isStopWord(word) && !GENERIC.has(word));
  const own = state ? telling.length - 2 : telling.length;
  return own <= 0 || (OPENS_LIKE_ONE_MORE.test(question) && own <= 3);
}
