// The assistant's evaluation questions, read strictly: what a question expects must exist, its topic and state must be real,
// and it must not repeat the wording that its item already carries, or the score would only show that copying works: at most half
// of its content words stand in the item's own list of questions, and in any one of the further phrases that it is found by.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { TopicId } from '#features/library/schema/schema.ts';
import type { SearchItem } from '#features/site-search/index/search-item.ts';
import type { ItemQuestions } from '#features/site-search/schema.ts';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import { sharesWith } from './search-queries.ts';

const AssistantQuestion = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  topic: TopicId,
  question: z.string().min(8),
  state: z.enum(Object.keys(STATES) as [StateCode, ...StateCode[]]).optional(),
  /** For those who keep the list: why it expects what it expects. */
  note: z.string().optional(),
  expects: z.array(z.string().regex(/^(topic|guide|faq|resource|term|case):[a-z0-9-]+$/)).min(1),
});
export type AssistantQuestion = z.infer<typeof AssistantQuestion>;

const MAX_SHARE = 0.5;
const MIN_QUESTIONS = 200;

/** The ranking's weights were chosen on the first batch; the second was written blind. */
export const BATCHES = ['assistant-questions.yml', 'assistant-questions-2.yml'] as const;

export function readAssistantQuestions(batches: readonly string[] = BATCHES): AssistantQuestion[] {
  return batches.flatMap((file) => z.array(AssistantQuestion).parse(parse(readFileSync(join(import.meta.dirname, file), 'utf8'))));
}

export function problemsOf(questions: AssistantQuestion[], items: SearchItem[], further: ItemQuestions[]): string[] {
  const shareOf = sharesWith(further);
  const byKey = new Map(items.map((item) => [`${item.kind}:${item.id}`, item]));
  const problems: string[] = [];
  if (questions.length < MIN_QUESTIONS) problems.push(`only ${questions.length} questions, at least ${MIN_QUESTIONS} are needed`);
  const missing = TopicId.options.filter((topic) => !questions.some((q) => q.topic === topic));
  if (missing.length > 0) problems.push(`no question about ${missing.join(', ')}`);
  for (const { id, question, expects } of questions) {
    for (const key of expects) {
      const item = byKey.get(key);
      if (!item) problems.push(`${id}: there is no ${key}`);
      else {
        const share = shareOf(question, item);
        if (share > MAX_SHARE) problems.push(`${id} shares ${Math.round(share * 100)}% of its words with the questions of ${key}`);
      }
    }
  }
  return problems;
}
