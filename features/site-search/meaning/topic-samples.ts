// What the topic model learns from: every question, situation and passage that stands clearly for one to three topics.
import { TOPIC_IDS } from '#features/library/schema/schema.ts';
import type { Sample } from '#lib/softmax-regression.ts';
import type { SearchItem } from '../index/search-item.ts';
import { isReference } from '../search-kinds.ts';
import { unitRow, type VectorTable } from './vectors.ts';

const MAX_TOPICS = 3;
/** Situations are told as people tell theirs; a resource says little about how they talk. */
const WEIGHTS = { situation: 2, resource: 0.5 };

export function topicSamples(items: SearchItem[], table: VectorTable): Sample[] {
  const samples: Sample[] = [];
  for (const item of items) {
    if (item.state || isReference(item.kind) || item.topics.length > MAX_TOPICS) continue;
    const classes = item.topics.map((id) => TOPIC_IDS.indexOf(id));
    for (const { hash, kind } of item.passages) {
      const row = table.rowOf.get(hash);
      const weight = kind === 'situation' ? WEIGHTS.situation : item.kind === 'resource' ? WEIGHTS.resource : 1;
      if (row !== undefined) samples.push({ vector: unitRow(table, row), classes, weight });
    }
  }
  return samples;
}
