// The stages of a kind of case, in order.
import { z } from 'zod';
import { line, Source, slug, TopicId } from './schema.ts';

const Stage = z.strictObject({
  title: line.max(40),
  text: line.max(140),
  /** How long it takes or when it comes, in words. */
  time: line.max(70),
  /** The state rule whose value says it for one state. */
  rule: slug.optional(),
});

/** Shown on the pages of these topics and guides. */
export const CaseStages = z.strictObject({
  id: slug,
  title: line,
  topics: z.array(TopicId).min(1),
  guides: z.array(slug),
  stages: z.array(Stage).min(3).max(7),
  sources: z.array(Source).min(1),
});
export type CaseStages = z.infer<typeof CaseStages>;
