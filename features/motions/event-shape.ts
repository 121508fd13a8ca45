// The shapes of the events of a motion, as the stream of the API has them (docs/api.md).
import { z } from 'zod';
import {
  EndShape,
  JurisdictionShape,
  SOURCE_KINDS,
  sentenceShape,
  VERDICTS,
} from '#features/grounding/event-shape.ts';
import { MOTION_TYPES } from '#features/library/schema/motion-kinds.ts';
import type { MotionBlock, MotionSection, MotionSource } from './motion.ts';

const text = z.string();
const lines = z.array(text);
const Sentences = z.array(
  z.strictObject({
    ...sentenceShape,
    check: z.enum([...VERDICTS, 'given']),
    citesFrom: z.int().optional(),
  }),
);
const Sentence = Sentences.element;
const SectionId = z.enum([
  'notice',
  'caption',
  'authorities',
  'introduction',
  'facts',
  'standard',
  'argument',
  'conclusion',
  'conferral',
  'service',
  'order',
  'blanks',
]);

const id = text;
const kind = <T extends string>(name: T) => z.literal(name);
const BlockShape: z.ZodType<MotionBlock> = z
  .discriminatedUnion('kind', [
    z.strictObject({
      id,
      kind: kind('caption'),
      court: lines,
      parties: lines,
      facts: lines,
      title: text,
    }),
    z.strictObject({ id, kind: kind('heading'), text }),
    z.strictObject({ id, kind: kind('paragraph'), sentences: Sentences }),
    z.strictObject({ id, kind: kind('numbered'), number: z.int(), sentences: Sentences }),
    z.strictObject({
      id,
      kind: kind('authorities'),
      group: text,
      entries: z.array(z.strictObject({ label: text, sections: lines, href: text.optional() })),
    }),
    z.strictObject({ id, kind: kind('signature'), lines }),
  ])
  .meta({ id: 'MotionBlock' });

const SectionShape: z.ZodType<MotionSection> = z
  .strictObject({ id: SectionId, mark: text.optional(), title: text, blocks: z.array(BlockShape) })
  .meta({ id: 'MotionSection' });

const SourceShape: z.ZodType<MotionSource> = z
  .strictObject({
    n: z.int(),
    kind: z.enum([...SOURCE_KINDS, 'facts', 'standard', 'claim']),
    title: text,
    passage: text,
    href: text.optional(),
    note: text.optional(),
  })
  .meta({ id: 'MotionSource' });

const type = <T extends string>(name: T) => z.literal(name);
export const motionEvents = [
  z.strictObject({
    type: type('begun'),
    motionType: z.enum(MOTION_TYPES),
    title: text,
    writer: z.enum(['library', 'model']),
    provider: text.optional(),
    model: text.optional(),
  }),
  z.strictObject({ type: type('sources'), sources: z.array(SourceShape) }),
  z.strictObject({ type: type('section'), section: SectionShape }),
  z.strictObject({
    type: type('block'),
    section: SectionId,
    after: text.optional(),
    block: BlockShape,
  }),
  z.strictObject({ type: type('sentence'), block: text, sentence: Sentence }),
  z.strictObject({
    type: type('notice'),
    notice: z.enum(['library-only', 'provider-failed', 'empty-reply']),
    text,
  }),
  z.strictObject({
    type: type('finished'),
    motion: z.strictObject({
      motionType: z.enum(MOTION_TYPES),
      title: text,
      jurisdiction: JurisdictionShape,
      sections: z.array(SectionShape),
      sources: z.array(SourceShape),
      blanks: z.array(z.strictObject({ text, times: z.int(), sections: lines })),
    }),
    sealed: text,
  }),
  z.strictObject({ type: type('ended'), how: EndShape, message: text.optional() }),
] as const;
