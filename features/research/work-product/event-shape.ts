// The shapes of what /api/analysis and /api/motion take and stream (docs/api.md): the events of
// their engines, and three more.
import { z } from 'zod';
import { analysisEvents } from '#features/analysis/event-shape.ts';
import { MAX_FACTS_LENGTH } from '#features/analysis/schema.ts';
import { motionEvents } from '#features/motions/event-shape.ts';
import { MotionInput } from '#features/motions/schema.ts';
import type { WorkProductEvent } from './work-product.ts';

const text = z.string();
const more = [
  z.strictObject({ type: z.literal('access'), access: z.enum(['full', 'trial']) }),
  z.strictObject({ type: z.literal('sealed'), sealed: text }),
] as const;
const Question = z.strictObject({
  type: z.literal('question'),
  choices: z.array(z.strictObject({ id: text, name: text, summary: text })),
  clear: text.optional(),
});

export const AnalysisStreamShape: z.ZodType<WorkProductEvent> = z
  .discriminatedUnion('type', [...analysisEvents, ...more])
  .meta({ id: 'AnalysisEvent', description: '`access` comes first, `ended` last.' });
export const MotionStreamShape: z.ZodType<WorkProductEvent> = z
  .discriminatedUnion('type', [...motionEvents, ...more, Question])
  .meta({ id: 'MotionEvent', description: '`access` comes first, `ended` last.' });

const tryOnceFree = z
  .boolean()
  .optional()
  .describe('Use the account’s one free search. It stays unused where nothing comes of it.');
export const AnalysisBody = z
  .object({
    facts: text.min(20).max(MAX_FACTS_LENGTH).describe('What happened.'),
    kind: z.enum(['analysis', 'memo']).optional(),
    jurisdiction: text.max(20).optional(),
    libraryOnly: z.boolean().optional(),
    tryOnceFree,
  })
  .meta({ id: 'AnalysisRequest' });
export const MotionBody = MotionInput.extend({ tryOnceFree }).meta({ id: 'MotionRequest' });
