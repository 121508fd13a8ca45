// A kind of paper that people get, such as an eviction summons: the rules that tell it, which a
// lawyer can read and correct, and what to say about it. And the signs that a paper is a fraud. The
// rules are read by features/papers.
import { z } from 'zod';
import { isoDate, line, Source, slug, TopicId } from './schema.ts';

/**
 * Words as in the paper. "…" stands for up to six words, "*" at the end of a word for any ending.
 */
const phrases = z.array(line).min(1);

const PaperDeadline = z
  .strictObject({
    /**
     * A period of content/deadlines.yml, or the id of a state rule; the paper's state chooses the
     * cell.
     */
    preset: slug.optional(),
    rule: slug.optional(),
    from: z.enum(['service', 'receipt', 'mailing', 'date-of-paper', 'judgment']),
    role: z.enum(['answer-by', 'pay-by', 'appeal-by', 'other']),
    /** Only in federal court. */
    federal: z.boolean().default(false),
  })
  .refine(({ preset, rule }) => Boolean(preset) !== Boolean(rule), 'needs either preset or rule');

export const PaperKind = z.strictObject({
  id: slug,
  title: line.max(60),
  topic: TopicId,
  /** Each counts once, if one of its phrases is in the paper. */
  signals: z.array(z.strictObject({ weight: z.int().min(1).max(6), phrases })).min(2),
  /** Of each list one phrase must be in the paper. */
  required: z.array(phrases).min(1),
  /** None of these may be in it. */
  excluded: z.array(line).default([]),
  /** The paper is itself a decision or an order. */
  decision: z.boolean(),
  /** Ids of content/triage.yml whose lines are shown first. */
  urgent: z.array(slug).default([]),
  meaning: line,
  ignored: line,
  check: z.array(line).min(2),
  first: z.array(line).min(2),
  guides: z.array(slug).default([]),
  faqs: z.array(slug).default([]),
  /** What answers the paper. */
  documents: z.array(line).default([]),
  /** What both sides sign where they agree; it answers nothing. */
  agreements: z.array(line).default([]),
  rules: z.array(slug).default([]),
  deadlines: z.array(PaperDeadline).default([]),
  stages: z.array(line).min(3),
  /** Index of the stage at which this paper comes. */
  here: z.int().min(0),
  sources: z.array(Source).min(1),
  checkedOn: isoDate,
  attorneyReviewed: z.boolean(),
});
export type PaperKind = z.infer<typeof PaperKind>;

export const ScamSign = z.strictObject({
  id: slug,
  label: line,
  meaning: line,
  /** Enough by itself; others need a second sign. */
  strong: z.boolean(),
  phrases,
  /** Words near it that make it harmless: a warning against frauds, a court's own threat. */
  unless: z.array(line).default([]),
  /**
   * It counts only near one of these: a gift card is also given away, and is a sign only where it
   * is to be paid with.
   */
  beside: z.array(line).default([]),
  sources: z.array(Source).min(1),
  checkedOn: isoDate,
  attorneyReviewed: z.boolean(),
});
export type ScamSign = z.infer<typeof ScamSign>;
