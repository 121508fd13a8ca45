// The shapes that search shares with pages, the API and its own data files. Limits stand here, because every
// entrance (page, type-ahead, issue spotter) must cut hostile input the same way.
import { z } from 'zod';
import { TopicId } from '#features/library/schema/schema.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { SEARCH_KINDS } from './search-kinds.ts';

export const SearchKind = z.enum(SEARCH_KINDS);
export type SearchKind = z.infer<typeof SearchKind>;

/** Longest query that is looked at; what follows is cut off. */
export const MAX_QUERY_LENGTH = 400;
/** Longest story that the issue spotter looks at. */
export const MAX_STORY_LENGTH = 20_000;

/** Where a match is to be highlighted: start and end in the text it belongs to. */
export type Mark = [start: number, end: number];

export type SearchHit = {
  kind: SearchKind;
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
  kind?: SearchKind;
  jurisdiction: Jurisdiction;
  page?: number;
  perPage?: number;
};

export type SearchResults = {
  results: SearchHit[];
  /** How many were found per kind, whichever kind was asked for. */
  counts: Record<SearchKind | 'all', number>;
  /** "words" when the meaning of the query was not known in time. */
  mode: 'meaning' | 'words';
};

export type Suggestion = { kind: SearchKind; label: string; href: string; topic?: TopicId; marks: Mark[] };

export type SpottedTopics = { topics: { id: TopicId; score: number }[] };

/** content/search/everyday-words.yml: what people say, and the words the library uses for it. */
export const EverydayWords = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  say: z.array(z.string().trim().min(2)).min(1),
  means: z.array(z.string().trim().min(2)).min(1),
});
export type EverydayWords = z.infer<typeof EverydayWords>;

/** content/search/topic-questions.yml: situations in everyday words, per topic. */
export const TopicQuestions = z.strictObject({
  id: TopicId,
  questions: z.array(z.string().trim().min(8)).min(20),
});
export type TopicQuestions = z.infer<typeof TopicQuestions>;

/** content/search/item-questions.yml: more ways in which people ask for an item; the id is kind:id. */
export const ItemQuestions = z.strictObject({
  id: z.string().regex(/^(topic|guide|faq|resource):[a-z0-9-]+$/),
  questions: z.array(z.string().trim().min(3)).min(1),
});
export type ItemQuestions = z.infer<typeof ItemQuestions>;
