// How often the assistant asks back, and how well: on the same questions as its answers. And on
// messages with several questions, whether each is found and what would lead its answer.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { isAtLeast } from '#features/assistant/retrieve/judge-lead.ts';
import { type FoundSources, findSources } from '#features/assistant/retrieve/retrieve.server.ts';
import { type EngineDeps, understand } from '#features/assistant/understand/understand.server.ts';
import { mayClarify } from '#features/assistant/write/clarify.ts';
import { findQuestions } from '#features/assistant/write/find-questions.ts';
import { findPart } from '#features/assistant/write/write-several.server.ts';
import type { Measure } from '#features/library/schema/accuracy-schema.ts';
import type { AssistantQuestion } from './assistant-questions.ts';

const Story = z.strictObject({
  id: z.string(),
  message: z.string().min(20),
  questions: z.array(
    z.strictObject({
      asks: z.string().min(3),
      expects: z.array(z.string().regex(/^(guide|faq):[a-z0-9-]+$/)).min(1),
    }),
  ),
});
/** What leads a source list that no definition or rule leads. */
const LEAD_KINDS = new Set(['faq', 'guide', 'topic', 'term', 'case']);

export type ChoiceScore = { asks: boolean; rightLead: boolean; rightAmongChoices: boolean };
export type ChoiceSummary = Record<
  'asks' | 'rightAmongChoices' | 'asksThoughRight' | 'rightWhenAnswered' | 'rightLead',
  number
>;

export function scoreChoices(
  { expects }: AssistantQuestion,
  { sources, verdict, choices }: FoundSources,
): ChoiceScore {
  const lead = sources.find(({ kind }) => LEAD_KINDS.has(kind));
  return {
    asks: !isAtLeast(verdict, 'likely') && mayClarify(choices, []),
    rightLead: lead !== undefined && expects.includes(`${lead.kind}:${lead.id}`),
    rightAmongChoices: choices.some(({ kind, id }) => expects.includes(`${kind}:${id}`)),
  };
}

export function summarizeChoices(scores: ChoiceScore[]): ChoiceSummary {
  const share = (list: ChoiceScore[], of: ChoiceScore[]) => list.length / Math.max(1, of.length);
  const asking = scores.filter(({ asks }) => asks);
  const answering = scores.filter(({ asks }) => !asks);
  const isRight = ({ rightLead }: ChoiceScore) => rightLead;
  return {
    asks: share(asking, scores),
    rightAmongChoices: share(
      asking.filter((score) => score.rightAmongChoices),
      asking,
    ),
    asksThoughRight: share(asking.filter(isRight), scores),
    rightWhenAnswered: share(answering.filter(isRight), answering),
    rightLead: share(scores.filter(isRight), scores),
  };
}

/** The same as counts, for /accuracy. */
export function countChoices(scores: ChoiceScore[]): Measure['figures'] {
  const asking = scores.filter(({ asks }) => asks);
  const answering = scores.filter(({ asks }) => !asks);
  const countRight = (list: ChoiceScore[]) => list.filter(({ rightLead }) => rightLead).length;
  return [
    { id: 'lead', count: countRight(scores), total: scores.length },
    { id: 'answered-at-once', count: countRight(answering), total: Math.max(1, answering.length) },
    { id: 'asks-back', count: asking.length, total: scores.length },
    {
      id: 'offers-right',
      count: asking.filter(({ rightAmongChoices }) => rightAmongChoices).length,
      total: Math.max(1, asking.length),
    },
    { id: 'asks-needlessly', count: countRight(asking), total: scores.length },
  ];
}

export type StoryScore = { questions: number; found: number; answered: number; right: number };

/**
 * Each question of a message alone: found at all, clear enough to be answered, and with the right
 * lead.
 */
export async function scoreStories(deps: EngineDeps): Promise<StoryScore> {
  const stories = z
    .array(Story)
    .parse(parse(readFileSync(join(import.meta.dirname, 'assistant-stories.yml'), 'utf8')));
  const score: StoryScore = { questions: 0, found: 0, answered: 0, right: 0 };
  for (const { message, questions } of stories) {
    const understood = await understand(deps, {
      question: message,
      earlier: [],
      jurisdiction: 'General',
    });
    const foundQuestions = findQuestions(message);
    const whole = await findSources(deps, understood, message);
    for (const { asks, expects } of questions) {
      score.questions++;
      const found = foundQuestions.find(({ text }) => text.includes(asks));
      if (!found) continue;
      score.found++;
      const part = await findPart(deps, understood, found, whole);
      if (!part) continue;
      score.answered++;
      if (expects.includes(`${part.lead.kind}:${part.lead.id}`)) score.right++;
    }
  }
  return score;
}
