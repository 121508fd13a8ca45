// The shapes of the assistant's events, as the stream of the API has them (docs/api.md).
import { z } from 'zod';
import { ICON_NAMES } from '#app/ui/icon-names.ts';
import { StatusShape } from '#features/citations/status-shape.ts';
import { TOPIC_IDS } from '#features/library/schema/schema.ts';
import { SafetyLineShape, UrgentLineShape } from '#features/triage/urgent-shape.ts';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import type { AnswerEvent, AnswerSentence, AnswerSource, SourceKind } from './answer.ts';

const text = z.string();
const stateCodes = Object.keys(STATES) as [StateCode, ...StateCode[]];
export const SOURCE_KINDS = [
  'topic',
  'guide',
  'faq',
  'resource',
  'rule',
  'term',
  'case',
  'news',
  'statute',
] as const satisfies SourceKind[];
export const JurisdictionShape = z.enum([...stateCodes, 'General']);
export const TopicsShape = z.array(z.strictObject({ id: z.enum(TOPIC_IDS), title: text }));
export const BlockShape = z.enum(['heading', 'paragraph', 'bullet', 'step']);
export const EndShape = z.enum(['finished', 'stopped', 'failed']);

/** Of every sentence, whatever its verdict. */
export const sentenceShape = {
  text,
  sources: z.array(z.int()).describe('Numbers of the sources that support it.'),
  why: text.optional().describe('Of `unverified` and `struck`: must be shown.'),
  citations: z
    .array(
      z.strictObject({
        start: z.int(),
        end: z.int(),
        status: StatusShape,
        href: text.optional(),
        sentence: text,
        statute: z.strictObject({ text, asOf: text }).optional(),
      }),
    )
    .optional(),
  lead: z.literal(true).optional().describe('It introduces what follows.'),
  href: text.optional(),
};
export const VERDICTS = ['library', 'supported', 'unverified', 'struck', 'plain'] as const;
export const SentenceShape: z.ZodType<AnswerSentence> = z
  .strictObject({ ...sentenceShape, check: z.enum(VERDICTS) })
  .meta({ id: 'AnswerSentence' });

export const sourceShape = {
  n: z.int().describe('What sentences cite.'),
  id: text,
  title: text,
  href: text,
  passage: text,
  note: text.optional(),
  checkedOn: text.optional().describe('The day on which it was last read.'),
};
const SourceShape: z.ZodType<AnswerSource> = z
  .strictObject({ ...sourceShape, kind: z.enum(SOURCE_KINDS) })
  .meta({ id: 'AnswerSource' });

const type = <T extends string>(name: T) => z.literal(name);
export const AnswerEventShape: z.ZodType<AnswerEvent> = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: type('begun'),
      answerId: text,
      writer: z.enum(['library', 'model']),
      provider: text.optional(),
      model: text.optional(),
      cached: z.boolean().optional(),
      safety: SafetyLineShape.optional(),
    }),
    z.strictObject({ type: type('urgent'), lines: z.array(UrgentLineShape) }),
    z.strictObject({
      type: type('understood'),
      topics: TopicsShape,
      jurisdiction: JurisdictionShape,
    }),
    z.strictObject({ type: type('sources'), sources: z.array(SourceShape) }),
    z.strictObject({
      type: type('block'),
      block: z.int(),
      kind: BlockShape,
      section: z.enum(['short', 'law', 'varies', 'steps', 'deadlines', 'lawyer', 'other']),
    }),
    z.strictObject({ type: type('sentence'), block: z.int(), sentence: SentenceShape }),
    z.strictObject({
      type: type('notice'),
      notice: z.enum([
        'library-only',
        'provider-failed',
        'empty-reply',
        'words-only',
        'asks-for-state',
        'outside-us-law',
        'harmful',
        'nothing-found',
        'spanish',
        'refused',
      ]),
      text,
    }),
    z.strictObject({
      type: type('choices'),
      choices: z.strictObject({
        purpose: z.enum(['clarify', 'instead', 'also-asked', 'examples', 'answer-anyway']),
        questions: z.array(text),
        openings: z
          .array(z.strictObject({ sentences: z.array(text), href: text }).nullable())
          .optional(),
      }),
    }),
    z.strictObject({ type: type('follow-ups'), questions: z.array(text) }),
    z.strictObject({
      type: type('next-steps'),
      steps: z.array(z.strictObject({ icon: z.enum(ICON_NAMES), label: text, href: text })),
    }),
    z.strictObject({ type: type('ended'), how: EndShape }),
  ])
  .meta({ id: 'AnswerEvent', description: 'One line of data of the stream. The last is `ended`.' });
