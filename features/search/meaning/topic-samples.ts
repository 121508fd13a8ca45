// What the topic model learns from the library: every question, situation and passage that clearly
// belongs to one to three topics.
import type { TopicId } from '#features/library/schema/schema.ts';
import type { SearchItem } from '../index/search-item.ts';
import { isReferenceKind } from '../search-kinds.ts';

const MAX_TOPICS = 3;
/** Situations are worded the way people tell their story; resource descriptions are not. */
const WEIGHTS = { situation: 2, resource: 0.5 };

export type TopicText = { text: string; topics: TopicId[]; weight: number };

export function listTopicTexts(items: SearchItem[]): TopicText[] {
  return items
    .filter(
      (item) => !item.state && !isReferenceKind(item.kind) && item.topics.length <= MAX_TOPICS,
    )
    .flatMap((item) =>
      item.passages.map(({ text, kind }) => ({
        text,
        topics: item.topics,
        weight:
          kind === 'situation'
            ? WEIGHTS.situation
            : item.kind === 'resource'
              ? WEIGHTS.resource
              : 1,
      })),
    );
}
