import type { Act } from '#features/library/schema/acts.ts';
import type { TopicId } from '#features/library/schema/schema.ts';
import type { Side } from '#features/library/schema/sides.ts';
import type { Case } from '../acts/asked-words.ts';
import type { SearchKind } from '../schema.ts';
import type { Passage } from './passage.ts';

export type SearchItem = {
  kind: SearchKind;
  id: string;
  /** Its earlier ids. */
  formerly?: readonly string[];
  title: string;
  href: string;
  /** Shown below the title when there is no better excerpt. */
  description: string;
  /** Its text; an answer begins with the short answer. */
  paragraphs: string[];
  tags: string[];
  /** The topic a result belongs to; a resource belongs to several, see topics. */
  topic?: TopicId;
  topics: TopicId[];
  state?: string;
  /** Whom a question or a guide is for; none: either side. */
  sides?: readonly Side[];
  /** The narrow case that a question or a guide is about. */
  case?: Case;
  /** The state rules that answer what a question or a guide is asked for. */
  answeredBy?: readonly string[];
  /** The question of the chat's own suggestions that it answers. */
  suggested?: string;
  /** For a state rule: who does what to whom. */
  acts?: readonly Act[];
  /** For a state rule: what is shown when a state is chosen or named. */
  inState?: Partial<Record<string, { title: string; href: string; description: string }>>;
  organization?: string;
  /** Names of things explained in the item, such as a topic's key terms. */
  terms: string[];
  questions: string[];
  passages: Passage[];
  /** A query that occurs in one of these always finds the item (case-insensitive substring). */
  substringTexts: string[];
};
