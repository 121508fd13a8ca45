// Everything search reads beside the library itself: everyday words, situations per topic, and the computed vectors.
import { join } from 'node:path';
import { type ContentProblem, openContent } from '#features/library/read-content.server.ts';
import { EverydayWords, TopicQuestions } from './schema.ts';
import { readTopicModel, type TopicModel } from './topic-model.ts';
import { readVectors, type VectorTable } from './vectors.ts';

export type SearchData = { everydayWords: EverydayWords[]; topicQuestions: TopicQuestions[]; vectors: VectorTable; topicModel: TopicModel };

export function loadSearchData(root: string, overlay?: string): { data: SearchData; problems: ContentProblem[] } {
  const content = openContent(root, overlay);
  const everydayWords = content.read({ folder: 'search/everyday-words.yml', format: 'list', schema: EverydayWords });
  const topicQuestions = content.read({ folder: 'search/topic-questions.yml', format: 'list', schema: TopicQuestions });
  return {
    data: {
      everydayWords: everydayWords.map((item) => item.value),
      topicQuestions: topicQuestions.map((item) => item.value),
      vectors: readVectors(join(root, 'vectors')),
      topicModel: readTopicModel(join(root, 'vectors')),
    },
    problems: content.problems,
  };
}
