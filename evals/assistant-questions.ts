// The assistant's evaluation questions, validated strictly: the expected items, topic and state
// must exist, and a question must not repeat the wording of its item, or the score would only
// measure string matching: at most half of its content words may occur in the item's own questions,
// or in any one of the additional phrases that it is indexed by.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { TopicId } from '#features/library/schema/schema.ts';
import type { SearchItem } from '#features/search/index/search-item.ts';
import type { ItemQuestions } from '#features/search/schema.ts';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import { createShareMeasure } from './search-queries.ts';

const AssistantQuestion = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  topic: TopicId,
  /** Topics that are as good a home for it. */
  alsoTopics: z.array(TopicId).optional(),
  question: z.string().min(8),
  state: z.enum(Object.keys(STATES) as [StateCode, ...StateCode[]]).optional(),
  /** For maintainers of the list: why these items are expected. */
  note: z.string().optional(),
  expects: z.array(z.string().regex(/^(topic|guide|faq|resource|term|case):[a-z0-9-]+$/)).min(1),
});
export type AssistantQuestion = z.infer<typeof AssistantQuestion>;

const MAX_SHARE = 0.5;
const MIN_QUESTIONS = 200;

/**
 * The ranking's weights were tuned on the first batch; the second was written without knowing the
 * ranking.
 */
export const BATCHES = [
  'assistant-questions.yml',
  'assistant-questions-2.yml',
  'assistant-questions-3.yml',
] as const;

export function readAssistantQuestions(batches: readonly string[] = BATCHES): AssistantQuestion[] {
  return batches.flatMap((file) =>
    z.array(AssistantQuestion).parse(parse(readFileSync(join(import.meta.dirname, file), 'utf8'))),
  );
}

export function listQuestionProblems(
  questions: AssistantQuestion[],
  items: SearchItem[],
  moreQuestions: ItemQuestions[],
): string[] {
  const measureShare = createShareMeasure(moreQuestions);
  const byKey = new Map(items.map((item) => [`${item.kind}:${item.id}`, item]));
  const problems: string[] = [];
  if (questions.length < MIN_QUESTIONS)
    problems.push(`only ${questions.length} questions, at least ${MIN_QUESTIONS} are needed`);
  const missingTopics = TopicId.options.filter(
    (topic) => !questions.some((q) => q.topic === topic),
  );
  if (missingTopics.length > 0) problems.push(`no question about ${missingTopics.join(', ')}`);
  for (const { id, question, expects } of questions) {
    for (const key of expects) {
      const item = byKey.get(key);
      if (!item) problems.push(`${id}: there is no ${key}`);
      else {
        const share = measureShare(question, item);
        if (share > MAX_SHARE)
          problems.push(
            `${id} shares ${Math.round(share * 100)}% of its words with the questions of ${key}`,
          );
      }
    }
  }
  return problems;
}
