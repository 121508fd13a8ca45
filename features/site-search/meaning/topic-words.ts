// Which topic do the words alone speak for? For each word, how much likelier it is in texts on a topic than in the whole
// library (naive Bayes, smoothed). It carries the issue spotter when there are no vectors, and adds a little when there are.
import { TOPIC_IDS } from '#features/library/schema/schema.ts';
import { isStopWord, type Word, wordsOf } from '#lib/language/words.ts';
import type { SearchItem } from '../index/search-item.ts';
import { isReference } from '../search-kinds.ts';

/** For each stem, what it says for or against each topic, in the order of TOPIC_IDS. */
export type TopicWords = Map<string, Float32Array>;

const SMOOTHING = 15_000;
const TOPICS = TOPIC_IDS.length;

export function createTopicWords(items: SearchItem[]): TopicWords {
  const counts = new Map<string, Float64Array>();
  const totals = new Float64Array(TOPICS);
  for (const item of items) {
    const topics = item.topics.map((id) => TOPIC_IDS.indexOf(id));
    if (item.state || isReference(item.kind) || topics.length > 3) continue;
    for (const { text } of item.passages) {
      for (const { word, stem } of wordsOf(text)) {
        if (isStopWord(word)) continue;
        const row = counts.get(stem) ?? new Float64Array(TOPICS);
        counts.set(stem, row);
        for (const t of topics) {
          row[t] = (row[t] as number) + 1 / topics.length;
          totals[t] = (totals[t] as number) + 1 / topics.length;
        }
      }
    }
  }
  const all = totals.reduce((a, b) => a + b, 0);
  const result: TopicWords = new Map();
  for (const [stem, row] of counts) {
    const usual = row.reduce((a, b) => a + b, 0) / all;
    if (usual * all < 2) continue;
    result.set(
      stem,
      Float32Array.from(row, (count, t) => Math.log((count + SMOOTHING * usual) / ((totals[t] as number) + SMOOTHING) / usual)),
    );
  }
  return result;
}

/** Evidence per topic from a text's words; a word said often counts more, but not in proportion. */
export function scoreTopicWords(topicWords: TopicWords, words: Word[]): Float64Array {
  const times = new Map<string, number>();
  for (const { stem } of words) times.set(stem, (times.get(stem) ?? 0) + 1);
  const scores = new Float64Array(TOPICS);
  let evidence = 0;
  for (const [stem, count] of times) {
    const row = topicWords.get(stem);
    if (!row) continue;
    const weight = Math.sqrt(count);
    evidence += weight;
    for (let t = 0; t < TOPICS; t++) scores[t] = (scores[t] as number) + weight * (row[t] as number);
  }
  // A long story must not drown everything else in evidence: what counts is the average word.
  return evidence > 0 ? scores.map((score) => score / Math.sqrt(evidence)) : scores;
}
