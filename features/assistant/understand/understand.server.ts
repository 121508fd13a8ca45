// Analyzes a question before retrieval: whether it is refused, its topics, its state and whether
// the state matters, and the terms it asks to define. A short follow-up ("what about in Ohio?") is
// combined with the question before it.

import { getTermIndex } from '#features/dictionary/term-index.ts';
import { findAskedTerms } from '#features/dictionary/term-questions.ts';
import type { Term } from '#features/library/schema/law-schema.ts';
import type { TopicId } from '#features/library/schema/schema.ts';
import { type Acts, listActTopics, readActs } from '#features/search/acts/asked-acts.ts';
import { readSides, type Sides } from '#features/search/acts/asked-sides.ts';
import { namesBenefit } from '#features/search/acts/named-things.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import {
  ANSWER_TIMEOUT_MS,
  type EmbeddedQuery,
  embedQuery,
} from '#features/search/meaning/embed-query.ts';
import {
  isUnrelated,
  MIN_COVERAGE,
  measureNearest,
} from '#features/search/meaning/is-unrelated.ts';
import { judgeLeads, type LeadChances } from '#features/search/meaning/judge-leads.ts';
import { spotIssues } from '#features/search/meaning/spot-issues.server.ts';
import { cleanText, type ParsedQuery, readQuery } from '#features/search/read-query.ts';
import { MAX_STORY_LENGTH, type SpottedTopics } from '#features/search/schema.ts';
import { matchesRule } from '#features/triage/danger-phrases.ts';
import { asksForeignLaw } from '#features/triage/foreign-law.ts';
import { findNamedState } from '#features/triage/named-place.ts';
import { tokenizeSentences } from '#features/triage/phrase-text.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { isStopWord, tokenizeWords } from '#lib/language/words.ts';
import { type AskedRule, findAskedRule } from './asked-rule.ts';
import { doesStateMatter } from './state-matters.ts';

export type Refusal = 'outside-us-law' | 'harmful' | 'nothing-found';

export type UnderstoodQuestion = {
  /** The question, with the earlier ones when it is not self-contained. Used for retrieval. */
  fullQuestion: string;
  /** All that the person talk, of which the question may be a clause. */
  talk: string;
  /** Its words, with synonyms and corrections. */
  query: ParsedQuery;
  topics: { id: TopicId; title: string; score: number }[];
  jurisdiction: Jurisdiction;
  /**
   * The library has something close enough; otherwise the answer says that it may have
   * misunderstood.
   */
  confident: boolean;
  /** The state changes the answer. */
  stateMatters: boolean;
  refusal?: Refusal;
  /** Who does what to whom: nothing about other acts leads the answer. */
  acts: Acts;
  /** On which side the person is: nothing for the other side leads. */
  sides: Sides;
  /** The state rule that the question asks for. */
  askedRule?: AskedRule | undefined;
  /** The terms whose meaning the question asks for, two for a difference. They lead the answer. */
  askedTerms: Term[];
  /** The question's embedding. */
  vector?: Float32Array | undefined;
  /** How likely each question and guide is what the person asks for. */
  leadChances?: LeadChances | undefined;
  /** The embeddings did not arrive in time; asked again, the answer may differ. */
  wordsOnly: boolean;
};

export type EngineDeps = Pick<LibrarySearchDeps, 'library' | 'search'> &
  Partial<Pick<LibrarySearchDeps, 'db' | 'log'>>;

/** Retrieval uses this much of a question; topics are spotted in all of it. */
export const MAX_SEARCHED_LENGTH = 1_200;
const MIN_TOPIC = 0.08;
/**
 * From here on, a right passage is almost always among the first; measured on
 * evals/assistant-questions.yml.
 */
const CONFIDENT_COSINE = 0.5;

type Input = {
  question: string;
  earlier: string[];
  jurisdiction: Jurisdiction;
  /**
   * The person saw or chose the jurisdiction after the earlier questions, or for this question in
   * spite of its words.
   */
  jurisdictionOver?: 'earlier' | 'question' | undefined;
};

export async function understand(deps: EngineDeps, input: Input): Promise<UnderstoodQuestion> {
  const { question, earlier } = input;
  const fullQuestion = await addContext(deps, cleanText(question, MAX_STORY_LENGTH), earlier);
  const { words, everyday } = deps.search.index;
  const query = readQuery(words, everyday, fullQuestion, { maxLength: MAX_SEARCHED_LENGTH });
  const acts = readActsOfTalk(fullQuestion, earlier);
  const talk = [...earlier, question].join(' ');
  const askedTerms = findAskedTerms(
    getTermIndex(deps.library),
    question,
    deps.search.index.words.vocabulary.isWord,
  );
  const isDefinition = askedTerms.length > 0;
  const { topics: spotted, wordsOnly: topicsByWords } = await spotIssues(deps.search, fullQuestion);
  const topics = selectTopics(spotted, askedTerms, acts);
  const topicTitles = new Map(deps.library.topics.map(({ id, title }) => [id, title]));
  const {
    refusal,
    confident,
    vector,
    wordsOnly = false,
  } = await judgeQuestion(deps, { question, query, isDefinition });
  const leadChances = vector
    ? await judgeLeads(deps.search, fullQuestion.slice(0, MAX_SEARCHED_LENGTH))
    : undefined;
  const askedRule = refusal
    ? undefined
    : findAskedRule(deps.search.index, deps.library.rules, {
        question: fullQuestion,
        talk,
        acts,
        vector,
      });
  return {
    fullQuestion,
    talk,
    query,
    confident: confident || isDefinition || askedRule !== undefined,
    acts,
    sides: readSidesOfTalk(fullQuestion, earlier),
    askedRule,
    askedTerms,
    topics: topics.map((t) => ({ ...t, title: topicTitles.get(t.id) ?? t.id })),
    jurisdiction: selectJurisdiction(input),
    stateMatters:
      askedRule !== undefined || (!isDefinition && doesStateMatter(topics, fullQuestion)),
    vector,
    leadChances,
    wordsOnly: wordsOnly || topicsByWords === true || (vector !== undefined && !leadChances),
    ...(refusal && { refusal }),
  };
}

/** What was said before tells the act of a question that does not. */
function readActsOfTalk(question: string, earlier: string[]): Acts {
  const acts = readActs(question);
  return acts.size > 0 ? acts : readActs(earlier.join(' '));
}

/** What was said before tells the side of a question that does not. */
function readSidesOfTalk(question: string, earlier: string[]): Sides {
  const sides = readSides(question);
  return sides.size > 0 ? sides : readSides(earlier.join(' '));
}

/** "He's still back in Georgia": in a talk about another state, where somebody else is. */
const WHERE_OTHERS_ARE =
  /\b(?:he|she|they|(?:my|his|her) (?:ex|husband|wife|dad|father|mom|mother|son|daughter))(?:['’]?s|['’]re)?\s+(?:(?:is|are|still|now|back|lives?|living|stays?|over|down|up|out)\s+){0,4}in\b/i;

/**
 * A state named in the words counts, the latest first, unless the person chose another one since.
 */
export function selectJurisdiction({
  question,
  earlier,
  jurisdiction,
  jurisdictionOver,
}: Pick<Input, 'question' | 'earlier' | 'jurisdiction' | 'jurisdictionOver'>): Jurisdiction {
  if (jurisdictionOver === 'question') return jurisdiction;
  const texts = jurisdictionOver === 'earlier' ? [question] : [question, ...earlier.toReversed()];
  const [current, ...before] = texts.map(findNamedState);
  const known = before.find((state) => state !== undefined);
  const isOthers = known !== undefined && WHERE_OTHERS_ARE.test(question);
  return (isOthers ? known : (current ?? known)) ?? jurisdiction;
}

/**
 * A definition is about its terms' topics, which we know; other questions about what their words
 * and meaning suggest, as far as it is among the topics of what is done.
 */
function selectTopics(
  spotted: SpottedTopics['topics'],
  terms: Term[],
  acts: Acts,
): SpottedTopics['topics'] {
  const termTopics = new Set(terms.flatMap(({ topics }) => topics));
  if (termTopics.size > 0) return [...termTopics].map((id) => ({ id, score: 1 / termTopics.size }));
  const possible = listActTopics(acts);
  const fitting = spotted.filter(({ id }) => possible.length === 0 || possible.includes(id));
  if (fitting.length === 0 && possible[0]) return [{ id: possible[0], score: 1 }];
  return fitting.filter(({ score }, index) => index === 0 || score >= MIN_TOPIC);
}

type QuestionJudgment = { refusal?: Refusal; confident: boolean } & Partial<EmbeddedQuery>;

type JudgedQuestion = { question: string; query: ParsedQuery; isDefinition: boolean };

/**
 * A definition that we have is never "nothing found", however far its words are from our answers.
 */
async function judgeQuestion(
  { library, search }: EngineDeps,
  judged: JudgedQuestion,
): Promise<QuestionJudgment> {
  const { question, query, isDefinition } = judged;
  const { index } = search;
  const sentences = tokenizeSentences(question);
  if (library.refusals.some((rule) => matchesRule(rule, sentences)))
    return { refusal: 'harmful', confident: true };
  if (asksForeignLaw(question)) return { refusal: 'outside-us-law', confident: true };
  if (query.joinedWords === '') return { refusal: 'nothing-found', confident: true };
  const { vector, wordsOnly } = await embedQuery(search, query.corrected, ANSWER_TIMEOUT_MS);
  if (!vector) {
    const isUnknown = !isDefinition && query.coverage < MIN_COVERAGE.withoutMeaning;
    return { ...(isUnknown && { refusal: 'nothing-found' }), confident: isUnknown, wordsOnly };
  }
  const nearest = measureNearest(index.meaning, vector);
  return {
    ...(isUnrelated(nearest, query.coverage) && !isDefinition && { refusal: 'nothing-found' }),
    confident: nearest >= CONFIDENT_COSINE,
    vector,
  };
}

const FOLLOW_UP_OPENING =
  /^(?:and|but|so|ok(?:ay)?|also|what about|how about|what if|then|or|thanks|yes|no|why)\b/i;
/** Words that do not identify a subject. */
const GENERIC_WORDS = new Set(
  'long much cost costs time lawyer attorney need file filing court deadline happen happens next pay form forms state afford wait days weeks months years take takes money sign write letter call first step steps do mean explain again else options win lose lost chance appeal different same here many help start proof prove evidence fee fees free case judge hearing online person'.split(
    ' ',
  ),
);
const MAX_ELLIPTICAL_WORDS = 14;
const MAX_FOLLOW_UP_WORDS = 45;
/** From this chance of an item on, a short question in a talk has a subject of its own. */
const MIN_OWN_SUBJECT = 0.6;

/**
 * In a talk a question is read with what went before, unless it is long or clearly asks for
 * something of its own.
 */
export async function addContext(
  deps: Pick<EngineDeps, 'search'>,
  question: string,
  earlier: string[],
): Promise<string> {
  if (earlier.length === 0 || question.trim().split(/\s+/).length > MAX_FOLLOW_UP_WORDS)
    return question;
  const goesOn = namesBenefit(earlier.join(' ')) && !namesBenefit(question);
  const isOwn = !goesOn && !isElliptical(question) && (await hasOwnSubject(deps, question));
  return isOwn ? question : joinTalk(deps, question, earlier);
}

/** A message that surely asks for one item; without the model, any could. */
async function hasOwnSubject(deps: Pick<EngineDeps, 'search'>, message: string): Promise<boolean> {
  const chances = await judgeLeads(deps.search, message);
  return !chances?.size || Math.max(...chances.values()) >= MIN_OWN_SUBJECT;
}

/**
 * From the last message on that surely told what the talk is about: what came before it is another
 * subject. "There is 30,000 in his account" tells nothing without the message before.
 */
async function joinTalk(
  deps: Pick<EngineDeps, 'search'>,
  question: string,
  earlier: string[],
): Promise<string> {
  const messages = earlier.map((text) => cleanText(text, MAX_STORY_LENGTH)).filter(Boolean);
  let start = messages.length - 1;
  while (start > 0) {
    const message = messages[start] ?? '';
    if (!isElliptical(message) && (await hasOwnSubject(deps, message))) break;
    start--;
  }
  return [...messages.slice(Math.max(0, start)), question].join(' ');
}

function isElliptical(question: string): boolean {
  const words = tokenizeWords(question);
  if (words.length > MAX_ELLIPTICAL_WORDS) return false;
  const state = findNamedState(question);
  const telling = words.filter(({ word }) => !isStopWord(word) && !GENERIC_WORDS.has(word));
  const tellingCount = state ? telling.length - 2 : telling.length;
  return tellingCount <= 0 || (FOLLOW_UP_OPENING.test(question) && tellingCount <= 3);
}
