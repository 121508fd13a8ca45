// A claim as a lawyer would lay it out: what must be shown, with what law, by when, and how the other side answers. Every statement
// names its authority: the citation of a case that we hold, or of a statute, rule or regulation in content/authorities.
import { z } from 'zod';
import { isoDate, line, slug, TopicId } from './schema.ts';

/** A sentence in our own words and what it rests on. */
const Supported = z.strictObject({ text: line, cites: z.array(line).min(1) });

const ClaimElement = z.strictObject({
  id: slug,
  /** What must be shown, as one plain sentence. */
  text: line,
  cites: z.array(line).min(1),
  /** How people tell facts that speak to it: short phrases in everyday words. */
  told: z.array(line).min(3),
  /** What to find out where nothing was told. */
  ask: line,
});

export const Claim = z.strictObject({
  id: slug,
  name: line,
  /** The primary one first. */
  topics: z.array(TopicId).min(1),
  /** Whose law decides it: `state` claims say what varies. */
  law: z.enum(['federal', 'state', 'both']),
  summary: Supported,
  /** How people tell such a story, in everyday words: what it is found by. */
  told: z.array(line).min(8),
  elements: z.array(ClaimElement).min(2),
  /** Leading authorities that help the person with the claim, most important first, and what each gives. */
  for: z.array(Supported).min(1),
  /** Those that the other side will use, defenses included. */
  against: z.array(Supported).min(1),
  /** What usually decides such a case. */
  decides: Supported,
  limits: z.array(z.strictObject({ text: line, cites: z.array(line).min(1), varies: z.boolean().default(false) })).min(1),
  evidence: z.array(line).min(3),
  options: z.array(z.strictObject({ text: line, risk: line })).min(2),
  next: z.array(line).min(2),
  checkedOn: isoDate,
  attorneyReviewed: z.boolean(),
});
export type Claim = z.infer<typeof Claim>;
