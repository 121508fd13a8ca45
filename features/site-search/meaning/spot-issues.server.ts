// Which topics are a person's own words about? A story is read in windows that the model can take in; each window's meaning
// goes through the topic model, the words of the whole add their say, and without vectors the words decide alone.
import { TOPIC_IDS } from '#features/library/schema/schema.ts';
import { wordsOf } from '#lib/language/words.ts';
import { cleanText } from '../read-query.ts';
import { MAX_STORY_LENGTH, type SpottedTopics } from '../schema.ts';
import type { SearchDeps } from '../search-library.server.ts';
import { topicChances } from './topic-model.ts';
import { scoreTopicWords } from './topic-words.ts';

const MAX_TOPICS = 5;
/** About as many words as the model reads at once; more windows cost half a second each and tell little more. */
const WINDOW_WORDS = 170;
const MAX_WINDOWS = 4;
const MAX_WORD_LENGTH = 40;
/** How long an answer waits for the vectors of what was told. */
export const STORY_TIMEOUT_MS = 4_000;
const WORDS_WEIGHT = 0.5;

export async function spotIssues({ index, embedder }: SearchDeps, text: string): Promise<SpottedTopics> {
  const story = cleanText(text, MAX_STORY_LENGTH);
  const words = wordsOf(story);
  if (words.length === 0) return { topics: [] };
  const evidence = scoreTopicWords(index.topicWords, words);
  const vectors = index.topicModel.length > 0 ? await embedder?.embed(windowsOf(story), { timeoutMs: STORY_TIMEOUT_MS }) : undefined;
  if (!vectors && evidence.every((score) => score === 0)) return { topics: [] };

  const byWindow = vectors?.map((vector) => topicChances(index.topicModel, vector)) ?? [];
  const meaning = (t: number) => byWindow.reduce((sum, chances) => sum + Math.log((chances[t] as number) + 1e-6), 0) / byWindow.length;
  const chances = softmax(vectors ? evidence.map((score, t) => WORDS_WEIGHT * score + meaning(t)) : evidence);
  const topics = TOPIC_IDS.map((id, t) => ({ id, score: chances[t] as number })).sort((a, b) => b.score - a.score);
  return { topics: topics.slice(0, MAX_TOPICS).map(({ id, score }) => ({ id, score: Math.round(score * 1000) / 1000 })) };
}

/** Equal windows; of a very long story the beginning, where people say what happened, and the end, where they ask. */
export function windowsOf(story: string): string[] {
  const words = story.split(' ').map((word) => word.slice(0, MAX_WORD_LENGTH));
  const count = Math.ceil(words.length / WINDOW_WORDS);
  const size = Math.ceil(words.length / count);
  const windows = Array.from({ length: count }, (_, i) => words.slice(i * size, (i + 1) * size).join(' '));
  return windows.length <= MAX_WINDOWS ? windows : [...windows.slice(0, MAX_WINDOWS - 1), windows.at(-1) as string];
}

function softmax(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const total = raised.reduce((a, b) => a + b, 0);
  return raised.map((value) => value / total);
}
