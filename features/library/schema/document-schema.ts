// The schema of a document in content/documents: what it is for, its fields, and its clauses.
// Besides the keys it checks that every {{value}} exists, that every field is used, and that a
// field's name and type agree on the input.
import { z } from 'zod';
import { STATES } from '#legal/jurisdictions.ts';
import {
  COMPUTED,
  DOCUMENT_TYPES,
  FIELD_TYPES,
  getInputType,
  getInputTypeForFieldType,
} from './document-kinds.ts';
import { isoDate, line, Source, slug } from './schema.ts';

const fieldName = z
  .string()
  .regex(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, 'must be lower-case words joined by underscores');
const state = z.enum(Object.keys(STATES) as [keyof typeof STATES]);

const Field = z
  .strictObject({
    name: fieldName,
    help: line,
    example: line,
    type: z.enum(FIELD_TYPES),
    choices: z.array(line).min(2).optional(),
  })
  .refine((f) => (f.type === 'choice') === (f.choices !== undefined), {
    error: 'choices: a choice has them, nothing else does',
  })
  .refine((f) => getInputType(f.name) === getInputTypeForFieldType(f.type), {
    error:
      'type: disagrees with the input that the name gives (date, amount and rate in a name decide)',
  });
export type DocumentField = z.infer<typeof Field>;

/**
 * When a clause is included. `set`: a value was given (not "none", "no" or "n/a"); `none`: the
 * opposite; `yes`, `no`: how the answer begins; anything else: exactly this choice. `state: any`:
 * any state was chosen.
 */
const Condition = z.union([
  z.strictObject({ field: fieldName, is: line }),
  z.strictObject({ state: z.union([state, z.literal('any')]) }),
  z.strictObject({ parties: z.literal('more_than_two') }),
  z.strictObject({ computed: z.enum(COMPUTED) }),
]);
export type Condition = z.infer<typeof Condition>;

const Clause = z.strictObject({
  id: slug,
  title: line,
  text: line,
  means: line,
  when: Condition.optional(),
  /**
   * The paragraph that begins with these words is a warning that the law words: it stands in a
   * frame.
   */
  framed: line.optional(),
});
export type Clause = z.infer<typeof Clause>;

/** A typed value above `max` (times the value of another field) gets a caution. */
const Limit = z.strictObject({
  field: fieldName,
  times: fieldName.optional(),
  max: z.number().positive(),
  caution: line,
});
export type Limit = z.infer<typeof Limit>;
/**
 * Where a notice stands: in the document (when nothing is said), or on the page only, for the
 * person who fills it in.
 */
const appearsOn = z.enum(['document', 'page']).optional();
const Notice = z.strictObject({
  state,
  text: line,
  cite: line,
  limits: z.array(Limit).default([]),
  appearsOn,
  when: Condition.optional(),
});
export type Notice = z.infer<typeof Notice>;
/**
 * A state rule whose value stands in a notice when a state is chosen. `limits`: the field that it
 * limits, in multiples of `times`.
 */
const UsedRule = z.strictObject({
  rule: slug,
  limits: fieldName.optional(),
  times: fieldName.optional(),
  appearsOn,
  when: Condition.optional(),
});
export type UsedRule = z.infer<typeof UsedRule>;

export const DocumentTemplate = z
  .strictObject({
    id: z.enum(DOCUMENT_TYPES),
    title: line,
    form: z.enum(['agreement', 'letter', 'instrument']),
    does: line,
    notFor: z.array(line).min(1),
    haveReady: z.array(line).min(1),
    parties: z
      .strictObject({ least: z.int().min(1), most: z.int().max(20), roles: z.array(line).min(1) })
      .refine((p) => p.least <= p.most, { error: 'least is more than most' }),
    fields: z.array(Field).min(1),
    clauses: z.array(Clause).min(1),
    signatures: z.enum(['each_party', 'first_party', 'witnesses_and_notary']),
    /** The parties initial every page. */
    initials: z.boolean().default(false),
    notices: z.array(Notice).default([]),
    rules: z.array(UsedRule).default([]),
    sources: z.array(Source).default([]),
    checkedOn: isoDate,
    attorneyReviewed: z.boolean(),
  })
  .superRefine((template, context) => {
    for (const message of listProblems(template)) context.addIssue({ code: 'custom', message });
  });
export type DocumentTemplate = z.infer<typeof DocumentTemplate>;

const TOKEN = /\{\{([^{}]*)\}\}/g;
const FILTERS = ['money', 'date', 'rate', 'percent'];

type CheckedParts = Pick<DocumentTemplate, 'parties' | 'fields' | 'clauses' | 'notices' | 'rules'>;

function listProblems({ parties, fields, clauses, notices, rules }: CheckedParts): string[] {
  const names = fields.map((field) => field.name);
  const usedNames = new Set(
    clauses.flatMap((clause) => listTokens(clause).map((token) => token.split('|')[0])),
  );
  return [
    ...[...findDuplicates(names), ...findDuplicates(clauses.map((clause) => clause.id))].map(
      (name) => `"${name}" is there twice`,
    ),
    ...clauses.flatMap((clause) =>
      listClauseProblems(clause, names, parties.least).map(
        (problem) => `clause ${clause.id}: ${problem}`,
      ),
    ),
    ...notices
      .filter(({ text }) => /[{}]/.test(text))
      .map(({ state: code }) => `notice ${code}: takes no values`),
    ...rules.flatMap(({ rule, when }) =>
      when && 'field' in when && !names.includes(when.field)
        ? [`rule ${rule}: when: no field "${when.field}"`]
        : [],
    ),
    ...names
      .filter((name) => !usedNames.has(name))
      .map((name) => `field ${name} stands in no clause`),
  ];
}

function listClauseProblems(clause: Clause, names: string[], minParties: number): string[] {
  const { text, when } = clause;
  return [
    ...(when && 'field' in when && !names.includes(when.field)
      ? [`when: no field "${when.field}"`]
      : []),
    ...(/[{}]/.test(text.replace(TOKEN, '')) ? ['has a brace outside a {{value}}'] : []),
    ...(/\n\s*[a-z]/.test(text)
      ? ['has a line that goes on from the one before: fold it with >-']
      : []),
    ...listTokens(clause).flatMap(
      (token) => findTokenProblem(token, when, names, minParties) ?? [],
    ),
  ];
}

function findTokenProblem(
  token: string,
  when: Condition | undefined,
  names: string[],
  minParties: number,
): string | undefined {
  const [name = '', filter, ...more] = token.split('|');
  if (more.length > 0 || (filter !== undefined && !FILTERS.includes(filter)))
    return `no way to write "${token}"`;
  const party = /^party\.(\d+)\.(?:name|role|address)$/.exec(name)?.[1];
  if (party)
    return Number(party) >= 1 && Number(party) <= minParties
      ? undefined
      : `"${name}": that party need not be there`;
  if ((COMPUTED as readonly string[]).includes(name)) {
    return when && 'computed' in when && when.computed === name
      ? undefined
      : `"${name}" stands only under when: { computed: ${name} }`;
  }
  if (name === 'state')
    return when && 'state' in when
      ? undefined
      : '"state" stands only under when: { state: any } or a state';
  return [...names, 'parties', 'effective_date'].includes(name) ? undefined : `no value "${name}"`;
}

const listTokens = ({ text }: Clause) => [...text.matchAll(TOKEN)].map(([, token = '']) => token);
const findDuplicates = (names: string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index);
