import type { TopicId } from '#features/library/schema/schema.ts';
import type { SearchKind } from '../schema.ts';
import type { Passage } from './passage.ts';

export type SearchItem = {
  kind: SearchKind;
  id: string;
  title: string;
  href: string;
  /** What the result shows below the title when no better excerpt is found. */
  description: string;
  /** Paragraphs in which an excerpt may be looked for. */
  paragraphs: string[];
  tags: string[];
  /** The topic a result belongs to; a resource belongs to several, see topics. */
  topic?: TopicId;
  topics: TopicId[];
  state?: string;
  organization?: string;
  /** Names of things explained in the item, such as a topic's key terms. */
  terms: string[];
  questions: string[];
  passages: Passage[];
  /** The texts that the spec's substring rule looks at. */
  floor: string[];
};
