// What a template says about when it applies: conditions on the answers, what it refuses, salary
// floors, notes for the cover sheet, and for a paper for the court whether we may write it in a
// state. A state that is not named there gets a sheet of steps and no paper.
import { z } from 'zod';
import { STATES } from '#legal/jurisdictions.ts';
import { COMPUTED } from './document-kinds.ts';
import { isoDate, line, Source, slug } from './schema.ts';

export const fieldName = z
  .string()
  .regex(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, 'must be lower-case words joined by underscores');
export const state = z.enum(Object.keys(STATES) as [keyof typeof STATES]);
const anyState = z.union([state, z.literal('any')]);

const SimpleCondition = z.union([
  z.strictObject({ field: fieldName, is: line }),
  z.strictObject({ field: fieldName, names: z.array(line).min(1) }),
  z.strictObject({ state: anyState }),
  z.strictObject({ parties: z.literal('more_than_two') }),
  z.strictObject({ computed: z.enum(COMPUTED) }),
]);
export type SimpleCondition = z.infer<typeof SimpleCondition>;
/**
 * When a clause is included. `set`: a value was given (not "none", "no" or "n/a"); `none`: the
 * opposite; `yes`, `no`: how the answer begins; anything else: exactly this choice. `names`: one of
 * these words stands in the answer; a word that ends with * may go on. `state: any`: any state was
 * chosen.
 */
export const Condition = z.union([
  SimpleCondition,
  z.strictObject({ all: z.array(SimpleCondition).min(2) }),
]);
export type Condition = z.infer<typeof Condition>;

const Link = z.strictObject({ title: line, url: z.url() });

export const CoverNote = z.strictObject({ text: line, when: Condition.optional() });

/** `field`: the input beside which it stands, or the choice of the state. */
export const Refusal = z.strictObject({
  when: Condition,
  field: z.union([z.literal('jurisdiction'), fieldName]),
  message: line,
});

/** Pay below a yearly floor gets a caution where the condition holds. */
export const Floor = z.strictObject({
  when: Condition,
  pay: fieldName,
  /** The choice that says which time the pay covers: per hour, per week, per month, per year. */
  basis: fieldName,
  state: anyState,
  perYear: z.number().positive(),
  caution: line,
});
export type Floor = z.infer<typeof Floor>;

/**
 * `paper`: the rules on pleading were read, and a general denial does. `form`: the court's own form
 * is the way, and ours is refused. `hearing`: no written answer is needed; one comes on the date.
 */
const CourtRule = z.strictObject({
  standing: z.enum(['paper', 'form', 'hearing']),
  text: line,
  form: Link.optional(),
  /** Of a paper: when a general denial does not do. */
  sworn: line.optional(),
  sources: z.array(Source).min(1),
  readOn: isoDate,
});

export const Court = z.strictObject({
  /** The state rule with the time to answer. */
  rule: slug,
  title: line,
  /** Fields of the head of the paper. */
  caption: z.array(fieldName).min(2),
  /** Fields that stand under the signature. */
  contact: z.array(fieldName).default([]),
  /** Fields that are asked for where there is no paper, and that the sheet of steps uses. */
  cover: z.array(fieldName).min(1),
  /** For states whose rules on pleading were not read. */
  unread: line,
  states: z.partialRecord(state, CourtRule),
});
export type Court = z.infer<typeof Court>;
