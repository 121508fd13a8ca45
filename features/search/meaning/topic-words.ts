// Topic scores from words alone: for each word, how much likelier it is in texts on a topic than in
// the whole library (naive Bayes, smoothed). The issue spotter relies on it without vectors and
// adds it as a second signal with them.
import { TOPIC_IDS } from '#features/library/schema/schema.ts';
import { isStopWord, tokenizeWords, type Word } from '#lib/language/words.ts';
import type { SearchItem } from '../index/search-item.ts';
import { createPerNumber, type Numbering } from '../index/word-index.ts';
import { isReferenceKind } from '../search-kinds.ts';

/** For each stem, the log-likelihood ratio of each topic, in the order of TOPIC_IDS. */
export type TopicWords = Map<string, Float32Array>;

const SMOOTHING = 15_000;
const TOPICS = TOPIC_IDS.length;

/** The stems that count for the topics of one item, as often as they occur. */
export type TopicStems = { vocabulary: string[]; stems: Uint32Array };

export function listTopicStems(
  { kind, state, topics, passages }: SearchItem,
  { vocabulary, getNumber }: Numbering,
): TopicStems {
  const isCounted = !state && !isReferenceKind(kind) && topics.length <= 3;
  const words = isCounted ? passages.flatMap(({ text }) => tokenizeWords(text)) : [];
  const stems = words.filter(({ word }) => !isStopWord(word)).map(({ stem }) => getNumber(stem));
  return { vocabulary, stems: Uint32Array.from(stems) };
}

export function createTopicWords(
  items: readonly (TopicStems & Pick<SearchItem, 'topics'>)[],
): TopicWords {
  const counts = new Map<string, Float64Array>();
  const totals = new Float64Array(TOPICS);
  const getRow = createPerNumber((stem) => {
    const row = counts.get(stem) ?? new Float64Array(TOPICS);
    counts.set(stem, row);
    return row;
  });
  for (const { vocabulary, stems, ...item } of items) {
    const topics = item.topics.map((id) => TOPIC_IDS.indexOf(id));
    for (const stem of stems) {
      const row = getRow(vocabulary, stem);
      for (const t of topics) {
        row[t] = (row[t] as number) + 1 / topics.length;
        totals[t] = (totals[t] as number) + 1 / topics.length;
      }
    }
  }
  const total = totals.reduce((a, b) => a + b, 0);
  const result: TopicWords = new Map();
  for (const [stem, row] of counts) {
    const baseRate = row.reduce((a, b) => a + b, 0) / total;
    if (baseRate * total < 2) continue;
    result.set(
      stem,
      Float32Array.from(row, (count, t) =>
        Math.log((count + SMOOTHING * baseRate) / ((totals[t] as number) + SMOOTHING) / baseRate),
      ),
    );
  }
  return result;
}

/** Score per topic from a text's words; a repeated word counts for more, but not in proportion. */
export function scoreTopicWords(topicWords: TopicWords, words: Word[]): Float64Array {
  const stemCounts = new Map<string, number>();
  for (const { stem } of words) stemCounts.set(stem, (stemCounts.get(stem) ?? 0) + 1);
  const scores = new Float64Array(TOPICS);
  let totalWeight = 0;
  for (const [stem, count] of stemCounts) {
    const row = topicWords.get(stem);
    if (!row) continue;
    const weight = Math.sqrt(count);
    totalWeight += weight;
    for (let t = 0; t < TOPICS; t++)
      scores[t] = (scores[t] as number) + weight * (row[t] as number);
  }
  // Normalize by length, so that a long story does not outweigh the vectors.
  return totalWeight > 0 ? scores.map((score) => score / Math.sqrt(totalWeight)) : scores;
}
