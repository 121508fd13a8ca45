// The shape of a motion in content/motions: what it is for, the legal standard and the argument element by element, each sentence of
// law with its citations, and the parts that a court's rules ask for. {{values}} come from the caption; what only the lawyer knows is
// a blank in capitals and brackets. Whether the citations are ones that we hold is a test's business, features/motions.
import { z } from 'zod';
import { MOTION_TYPES } from './motion-kinds.ts';
import { isoDate, line, Source, slug } from './schema.ts';

/** What a {{value}} may name. */
const MOTION_VALUES = ['movant', 'opponent', 'plaintiff', 'defendant', 'court', 'hearing_date'] as const;
export type MotionValue = (typeof MOTION_VALUES)[number];

const TOKEN = /\{\{([^{}]*)\}\}/g;
const isFilled = (text: string) =>
  [...text.matchAll(TOKEN)].every((match) => (MOTION_VALUES as readonly string[]).includes(match[1] ?? '')) &&
  !/[{}]/.test(text.replace(TOKEN, ''));
const prose = line.refine(isFilled, { error: `takes only these values: ${MOTION_VALUES.join(', ')}` });

/** A sentence, and what it cites after its end. Sentences about this case alone cite nothing. */
const Statement = z.strictObject({ text: prose, cites: z.array(line).default([]) });
const Law = z.strictObject({ text: prose, cites: z.array(line).min(1) });
export type MotionStatement = z.infer<typeof Statement>;

const Element = z.strictObject({
  id: slug,
  heading: prose,
  /** The law of the element first, then what it comes to here, with blanks. */
  sentences: z.array(Statement).min(1),
  /** How people tell facts that speak to it: short phrases, matched by their words. */
  told: z.array(line).min(3),
  /** Stands where no fact that was given speaks to it: a blank. */
  missing: z.string().regex(/^\[[A-Z][^[\]]*\]$/, 'must be a blank in brackets, such as [FACTS THAT SHOW DILIGENCE]'),
  /** The claims that the facts raise are laid out here, element by element. */
  claims: z.boolean().default(false),
});
export type MotionElement = z.infer<typeof Element>;

export const MotionTemplate = z.strictObject({
  id: z.enum(MOTION_TYPES),
  title: line,
  /** The rule it is made under. */
  rule: line,
  does: line,
  notFor: z.array(line).min(1),
  haveReady: z.array(line).min(1),
  /** Who usually makes it, where the caption does not say. */
  movingParty: z.enum(['plaintiff', 'defendant', 'either']),
  introduction: z.array(Statement).min(1),
  /** What stands after each fact. */
  factCite: z.string().regex(/^\[[A-Z ]+\]$/, 'must be a blank in brackets, such as [RECORD CITE]'),
  standard: z.array(Law).min(2),
  elements: z.array(Element).min(2),
  /** How a claim's elements are led in, by which side moves. */
  claimsLead: z.strictObject({ plaintiff: Statement, defendant: Statement, unknown: Statement }).optional(),
  conclusion: z.array(Statement).min(1),
  /** Where the rule asks for it. */
  conferral: z.array(Statement).optional(),
  order: z.strictObject({ recital: prose, decrees: z.array(prose).min(1) }),
  /** What a state court's own rule would say instead: a blank. */
  stateRule: z.string().regex(/^\[STATE RULE ON [A-Z ]+\]$/),
  sources: z.array(Source).min(1),
  checkedOn: isoDate,
  attorneyReviewed: z.boolean(),
});
export type MotionTemplate = z.infer<typeof MotionTemplate>;
