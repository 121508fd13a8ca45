// What the topic model learns from: every question, situation and passage that stands clearly for one to three topics.
import { TOPIC_IDS } from '#features/library/schema.ts';
import type { SearchItem } from './list-items.ts';
import type { TopicSample } from './topic-model.ts';
import { unitRow, type VectorTable } from './vectors.ts';

const MOST_TOPICS = 3;
/** A resource says little about how people talk of a topic. */
const RESOURCE_WEIGHT = 0.5;

export function topicSamples(items: SearchItem[], table: VectorTable): TopicSample[] {
  const samples: TopicSample[] = [];
  for (const item of items) {
    if (item.state || item.topics.length > MOST_TOPICS) continue;
    const topics = item.topics.map((id) => TOPIC_IDS.indexOf(id));
    for (const { hash } of item.passages) {
      const row = table.rowOf.get(hash);
      if (row !== undefined) samples.push({ vector: unitRow(table, row), topics, weight: item.kind === 'resource' ? RESOURCE_WEIGHT : 1 });
    }
  }
  return samples;
}
