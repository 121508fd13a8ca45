// The schemas of what our evaluations measured and /accuracy shows. They are apart from what people
// write and read: nearly all of it is written by the evaluations themselves.
import { z } from 'zod';
import { DANGER_KINDS } from './danger-kinds.ts';
import { isoDate, line, TopicId } from './schema.ts';

const share = z.number().min(0).max(1);

/**
 * derived/accuracy.json: what the last evaluation of the assistant measured. Written by `npm run
 * eval -- assistant`.
 */
export const AccuracyRun = z.strictObject({
  id: z.enum(['library', 'model']),
  model: line.optional(),
  measuredOn: isoDate,
  questions: z.int().min(1),
  answered: share,
  rightFirst: share,
  rightInFive: share,
  sentences: z.int(),
  supported: share,
  stateQuestions: z.int(),
  rightState: share,
  grade: z.number(),
  perTopic: z.array(z.strictObject({ topic: TopicId, questions: z.int(), rightInFive: share })),
});
export type AccuracyRun = z.infer<typeof AccuracyRun>;

/**
 * What other evaluations measured, and the figures of each in the order in which they are shown.
 */
export const MEASURES = {
  'first-sentences': ['right', 'asks-fittingly', 'partly', 'asks-in-vain', 'beside', 'wrong'],
  definitions: ['terms', 'differences', 'not-definitions'],
  topics: ['first', 'three'],
  choices: ['lead', 'answered-at-once', 'asks-back', 'offers-right', 'asks-needlessly'],
  'several-questions': ['found', 'answered', 'right'],
  papers: ['kind', 'not-of-a-kind', 'dates', 'certain-dates', 'amounts', 'case-numbers', 'scams'],
} as const;
export type MeasureId = keyof typeof MEASURES;
type FigureId = (typeof MEASURES)[MeasureId][number];

/**
 * derived/measures.json: written by `npm run eval -- definitions`, `-- topics` and `-- assistant`;
 * first sentences and papers are entered after a blind
 * reading.
 */
export const Measure = z.strictObject({
  id: z.enum(Object.keys(MEASURES) as [MeasureId, ...MeasureId[]]),
  measuredOn: isoDate,
  figures: z
    .array(
      z.strictObject({
        id: z.enum(Object.values(MEASURES).flat() as unknown as [FigureId, ...FigureId[]]),
        count: z.int().min(0),
        total: z.int().min(1),
      }),
    )
    .min(1),
});
export type Measure = z.infer<typeof Measure>;

/**
 * derived/danger-accuracy.json: how many dangers are noticed. Written by `npm run eval -- triage`.
 */
export const DangerAccuracy = z.strictObject({
  id: z.literal('danger'),
  measuredOn: isoDate,
  perKind: z
    .array(
      z.strictObject({ kind: z.enum(DANGER_KINDS), messages: z.int().min(1), noticed: z.int() }),
    )
    .min(1),
  spanish: z.strictObject({ messages: z.int().min(1), noticed: z.int() }),
  calm: z.strictObject({ messages: z.int().min(1), alarmed: z.int() }),
});
export type DangerAccuracy = z.infer<typeof DangerAccuracy>;
