// A claim as a lawyer would outline it: its elements, the law, the deadline, and the other side's
// answer. Every statement cites its authority: a built-in case, or a statute, rule or regulation in
// content/authorities.
import { z } from 'zod';
import { isoDate, line, slug, TopicId } from './schema.ts';

/** A sentence in our own words and the authorities that support it. */
const Supported = z.strictObject({ text: line, cites: z.array(line).min(1) });

const ClaimElement = z.strictObject({
  id: slug,
  /** What must be shown, as one plain sentence. */
  text: line,
  cites: z.array(line).min(1),
  /** How people describe facts that support it: short phrases in everyday words. */
  told: z.array(line).min(3),
  /** What to ask when the facts say nothing about it. */
  ask: line,
});

/**
 * A fact without which a claim cannot be, and the ways people state it. Phrases are as in triage
 * rules; one of them anywhere in the facts is enough.
 */
export const RequiredFact = z.strictObject({
  id: slug,
  /** The fact as a plain sentence. */
  fact: line,
  phrases: z.array(line).min(1),
  /**
   * A negation before a phrase takes it away ("I never filed bankruptcy"). Otherwise naming the
   * thing is enough: "I was never served" is about a lawsuit.
   */
  unlessDenied: z.boolean().default(false),
  /** Said anywhere in the facts, these take the fact back: "the divorce was final in 2020". */
  notIf: z.array(line).default([]),
});
export type RequiredFact = z.infer<typeof RequiredFact>;

export const Claim = z.strictObject({
  id: slug,
  name: line,
  /** The primary topic first. */
  topics: z.array(TopicId).min(1),
  /** Which law governs it; `state` claims say what varies. */
  law: z.enum(['federal', 'state', 'both']),
  /** Required facts: the claim is found only where the person states all of them. */
  onlyIf: z.array(slug).default([]),
  summary: Supported,
  /** How people describe such a situation, in everyday words; the claim is found by these. */
  told: z.array(line).min(8),
  elements: z.array(ClaimElement).min(2),
  /**
   * Leading authorities for the person with the claim, most important first, and what each
   * contributes.
   */
  for: z.array(Supported).min(1),
  /** Authorities that the other side will use, including defenses. */
  against: z.array(Supported).min(1),
  /** What usually decides such a case. */
  decides: Supported,
  /**
   * `rule`: the state rule that has this period for the reader's state. `generalOnly`: without its
   * special periods, such as those for assault or for suits against a city: federal law borrows
   * only the general one.
   */
  limits: z
    .array(
      z.strictObject({
        text: line,
        cites: z.array(line).min(1),
        varies: z.boolean().default(false),
        rule: slug.optional(),
        generalOnly: z.boolean().default(false),
      }),
    )
    .min(1),
  evidence: z.array(line).min(3),
  options: z.array(z.strictObject({ text: line, risk: line })).min(2),
  next: z.array(line).min(2),
  checkedOn: isoDate,
  attorneyReviewed: z.boolean(),
});
export type Claim = Omit<z.infer<typeof Claim>, 'onlyIf'> & { onlyIf: RequiredFact[] };
