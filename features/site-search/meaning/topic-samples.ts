// Training samples for the topic model: every question, situation and passage that clearly belongs to one to three topics.
import { TOPIC_IDS } from '#features/library/schema/schema.ts';
import type { Sample } from '#lib/softmax-regression.ts';
import type { SearchItem } from '../index/search-item.ts';
import { isReferenceKind } from '../search-kinds.ts';
import { getUnitVector, type VectorTable } from './vectors.ts';

const MAX_TOPICS = 3;
/** Situations are worded the way people tell their story; resource descriptions are not. */
const WEIGHTS = { situation: 2, resource: 0.5 };

export function createTopicSamples(items: SearchItem[], table: VectorTable): Sample[] {
  const samples: Sample[] = [];
  for (const item of items) {
    if (item.state || isReferenceKind(item.kind) || item.topics.length > MAX_TOPICS) continue;
    const classes = item.topics.map((id) => TOPIC_IDS.indexOf(id));
    for (const { hash, kind } of item.passages) {
      const row = table.rowByHash.get(hash);
      const weight = kind === 'situation' ? WEIGHTS.situation : item.kind === 'resource' ? WEIGHTS.resource : 1;
      if (row !== undefined) samples.push({ vector: getUnitVector(table, row), classes, weight });
    }
  }
  return samples;
}
