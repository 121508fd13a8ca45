// The schema of a motion in content/motions: what it is for, the legal standard and the argument
// element by element, each sentence of law with its citations, and the parts that court rules
// require. {{values}} come from the caption; what only the lawyer knows is a blank in capitals and
// brackets. A test in features/motions checks that the library has the cited law.
import { z } from 'zod';
import { MOTION_TYPES } from './motion-kinds.ts';
import { isoDate, line, Source, slug } from './schema.ts';

/** The values that {{…}} may contain. */
const MOTION_VALUES = [
  'movant',
  'opponent',
  'plaintiff',
  'defendant',
  'court',
  'hearing_date',
] as const;
export type MotionValue = (typeof MOTION_VALUES)[number];

const TOKEN = /\{\{([^{}]*)\}\}/g;
const hasOnlyKnownValues = (text: string) =>
  [...text.matchAll(TOKEN)].every((match) =>
    (MOTION_VALUES as readonly string[]).includes(match[1] ?? ''),
  ) && !/[{}]/.test(text.replace(TOKEN, ''));
const prose = line.refine(hasOnlyKnownValues, {
  error: `takes only these values: ${MOTION_VALUES.join(', ')}`,
});

/** A sentence and the citations that follow it. Sentences about this case alone cite nothing. */
const Statement = z.strictObject({ text: prose, cites: z.array(line).default([]) });
const Law = z.strictObject({ text: prose, cites: z.array(line).min(1) });
export type MotionStatement = z.infer<typeof Statement>;

const Element = z.strictObject({
  id: slug,
  heading: prose,
  /** The law of the element first, then its application to this case, with blanks. */
  sentences: z.array(Statement).min(1),
  /** How people describe facts that support it: short phrases, matched by their words. */
  told: z.array(line).min(3),
  /** The blank that is used when no stated fact supports the element. */
  missing: z
    .string()
    .regex(
      /^\[[A-Z][^[\]]*\]$/,
      'must be a blank in brackets, such as [FACTS THAT SHOW DILIGENCE]',
    ),
  /** Whether the claims that the facts raise are set out here, element by element. */
  claims: z.boolean().default(false),
});
export type MotionElement = z.infer<typeof Element>;

export const MotionTemplate = z.strictObject({
  id: z.enum(MOTION_TYPES),
  title: line,
  /** The rule that the motion is made under. */
  rule: line,
  does: line,
  notFor: z.array(line).min(1),
  haveReady: z.array(line).min(1),
  /** Who usually makes it, when the caption does not say. */
  movingParty: z.enum(['plaintiff', 'defendant', 'either']),
  introduction: z.array(Statement).min(1),
  /** The blank after each fact. */
  factCite: z.string().regex(/^\[[A-Z ]+\]$/, 'must be a blank in brackets, such as [RECORD CITE]'),
  standard: z.array(Law).min(2),
  elements: z.array(Element).min(2),
  /** The sentence that introduces a claim's elements, by moving party. */
  claimsLead: z
    .strictObject({ plaintiff: Statement, defendant: Statement, unknown: Statement })
    .optional(),
  conclusion: z.array(Statement).min(1),
  /** Where the rule requires a statement of conferral. */
  conferral: z.array(Statement).optional(),
  order: z.strictObject({ recital: prose, decrees: z.array(prose).min(1) }),
  /** The blank for the state court's rule. */
  stateRule: z.string().regex(/^\[STATE RULE ON [A-Z ]+\]$/),
  sources: z.array(Source).min(1),
  checkedOn: isoDate,
  attorneyReviewed: z.boolean(),
});
export type MotionTemplate = z.infer<typeof MotionTemplate>;
