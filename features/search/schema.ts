// The types that search shares with pages, the API and its data files. Length limits are here
// because every entry point (page, type-ahead, issue spotter) must truncate hostile input the same
// way.
import { z } from 'zod';
import type { TopicId } from '#features/library/schema/schema.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { RESULT_KINDS, SEARCH_KINDS } from './search-kinds.ts';

export const SearchKind = z.enum(SEARCH_KINDS);
export type SearchKind = z.infer<typeof SearchKind>;
export const ResultKind = z.enum(RESULT_KINDS);
export type ResultKind = z.infer<typeof ResultKind>;

/** Longer queries are truncated. */
export const MAX_QUERY_LENGTH = 400;
/** Longer stories are truncated by the issue spotter. */
export const MAX_STORY_LENGTH = 20_000;

/** A range to highlight: start and end offsets in its text. */
export type Mark = [start: number, end: number];

export type SearchHit = {
  kind: ResultKind;
  id: string;
  title: string;
  href: string;
  description: string;
  tags: string[];
  topic?: TopicId;
  titleMarks: Mark[];
  descriptionMarks: Mark[];
};

export type SearchInput = {
  query: string;
  kind?: ResultKind;
  jurisdiction: Jurisdiction;
  page?: number;
  perPage?: number;
};

/** A misspelled word and what was searched for in its place. */
export type Correction = { from: string; to: string };

export type SearchResults = {
  results: SearchHit[];
  corrections: Correction[];
  /** Results per kind, regardless of the kind filter. */
  counts: Record<ResultKind | 'all', number>;
  mode: 'meaning' | 'words';
  /** Nothing in the library is about the query: what was found only has words of it. */
  unrelated: boolean;
  /** The query's embedding did not arrive in time; asked again, the results may differ. */
  wordsOnly: boolean;
};

export type Suggestion = {
  kind: ResultKind;
  label: string;
  href: string;
  topic?: TopicId;
  marks: Mark[];
};

export type SpottedTopics = {
  topics: { id: TopicId; score: number }[];
  /** The embeddings did not arrive in time; asked again, the topics may differ. */
  wordsOnly?: true;
};

/** content/search/everyday-words.yml: what people say, and the words the library uses for it. */
export const EverydayWords = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  say: z.array(z.string().trim().min(2)).min(1),
  means: z.array(z.string().trim().min(2)).min(1),
});
export type EverydayWords = z.infer<typeof EverydayWords>;

const createQuestions = (shortest: number, fewest: number) =>
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/, 'must be named like its item'),
    questions: z
      .array(
        z.string().min(shortest, `a question has at least ${shortest} characters`),
        'must be questions, one a line',
      )
      .min(fewest, `needs at least ${fewest} questions, one a line`),
  });

/** content/faq and content/guides, <id>.questions.txt: more ways people ask for an item. */
export const MoreQuestions = createQuestions(3, 1);
/** The same with what the item is: `id` is kind:id. */
export type ItemQuestions = z.infer<typeof MoreQuestions> & { file?: string };

/** content/topics/<id>.questions.txt: situations in everyday words. */
export const TopicQuestions = createQuestions(8, 20);
export type TopicQuestions = z.infer<typeof TopicQuestions>;

/**
 * content/rules/<id>.questions.txt: how people ask for a state rule. They train the model that
 * finds the rule, and their words are known to mean it; those of "none" are close questions that
 * ask for none.
 */
export const RuleQuestions = createQuestions(3, 10);
export type RuleQuestions = z.infer<typeof RuleQuestions>;

/** content/search/same-subject.yml: items that answer the same person, as kind:id. */
export const SameSubject = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  items: z.array(z.string().regex(/^(guide|faq):[a-z0-9-]+$/)).min(2),
});
export type SameSubject = z.infer<typeof SameSubject>;

/**
 * content/search/section-questions.yml: how people ask for a section of the U.S. Code; the id is
 * title/section.
 */
export const SectionQuestions = z.strictObject({
  id: z.string().regex(/^\d{1,2}\/[0-9][0-9A-Za-z-]{0,15}$/),
  questions: z.array(z.string().trim().min(3)).min(1),
});
export type SectionQuestions = z.infer<typeof SectionQuestions>;
