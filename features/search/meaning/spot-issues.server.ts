// Which topics is a person's story about? The story is split into windows that fit the model; each
// window's vectors go through the topic model and is combined with a word score of the whole story.
// Without vectors the words decide alone.
import { TOPIC_IDS } from '#features/library/schema/schema.ts';
import { judgeTopics } from '#features/models/topic-model.ts';
import { tokenizeWords } from '#lib/language/words.ts';
import type { SearchDeps } from '../library-search-deps.ts';
import { cleanText } from '../read-query.ts';
import { MAX_STORY_LENGTH, type SpottedTopics } from '../schema.ts';
import { ANSWER_TIMEOUT_MS } from './embed-query.ts';
import { scoreTopicWords } from './topic-words.ts';

const MAX_TOPICS = 5;
/**
 * About as many words as the model reads at once. More windows cost half a second each and improve
 * little.
 */
const WINDOW_WORDS = 170;
const MAX_WINDOWS = 4;
const MAX_WORD_LENGTH = 40;
const WORDS_WEIGHT = 0.5;

export async function spotIssues(
  { index, embedder }: SearchDeps,
  text: string,
): Promise<SpottedTopics> {
  const story = cleanText(text, MAX_STORY_LENGTH);
  const words = tokenizeWords(story);
  if (words.length === 0) return { topics: [] };
  const evidence = scoreTopicWords(index.topicWords, words);
  const canEmbed = embedder !== undefined && index.topicModel.length > 0;
  const vectors = canEmbed
    ? await embedder.embed(splitIntoWindows(story), {
        encoder: 'topics',
        timeoutMs: ANSWER_TIMEOUT_MS,
      })
    : undefined;
  const note = canEmbed && !vectors ? { wordsOnly: true as const } : {};
  if (!vectors && evidence.every((score) => score === 0)) return { topics: [], ...note };

  const logChances = vectors && judgeTopics(index.topicModel, vectors);
  const chances = softmax(
    logChances
      ? evidence.map((score, t) => WORDS_WEIGHT * score + (logChances[t] as number))
      : evidence,
  );
  const topics = TOPIC_IDS.map((id, t) => ({ id, score: chances[t] as number })).sort(
    (a, b) => b.score - a.score,
  );
  return {
    topics: topics
      .slice(0, MAX_TOPICS)
      .map(({ id, score }) => ({ id, score: Math.round(score * 1000) / 1000 })),
    ...note,
  };
}

/**
 * Windows of equal size; of a very long story the beginning (what happened) and the end (the
 * question).
 */
function splitIntoWindows(story: string): string[] {
  const words = story.split(' ').map((word) => word.slice(0, MAX_WORD_LENGTH));
  const count = Math.ceil(words.length / WINDOW_WORDS);
  const size = Math.ceil(words.length / count);
  const windows = Array.from({ length: count }, (_, i) =>
    words.slice(i * size, (i + 1) * size).join(' '),
  );
  return windows.length <= MAX_WINDOWS
    ? windows
    : [...windows.slice(0, MAX_WINDOWS - 1), windows.at(-1) as string];
}

function softmax(scores: Float64Array): Float64Array {
  const max = Math.max(...scores);
  const exponentials = scores.map((score) => Math.exp(score - max));
  const total = exponentials.reduce((a, b) => a + b, 0);
  return exponentials.map((value) => value / total);
}
