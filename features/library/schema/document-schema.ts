// The schema of a document in content/documents: what it is for, its fields, and its clauses.
// Besides the keys it checks that every {{value}} exists, that every field is used, and that a
// field's name and type agree on the input.
import { z } from 'zod';
import {
  COMPUTED,
  DOCUMENT_TYPES,
  FIELD_TYPES,
  getInputType,
  getInputTypeForFieldType,
} from './document-kinds.ts';
import { Condition, Court, CoverNote, Floor, fieldName, Refusal, state } from './document-rules.ts';
import { isoDate, line, Source, slug } from './schema.ts';

/** A box to tick: what the paper says, and what that means. */
const Box = z.strictObject({ id: slug, text: line, means: line });

const Field = z
  .strictObject({
    name: fieldName,
    help: line,
    example: line,
    type: z.enum(FIELD_TYPES),
    choices: z.array(line).min(2).optional(),
    /** Of a field of boxes: any number of them is ticked, and none for anybody. */
    boxes: z.array(Box).min(2).optional(),
    /** May stay empty; what it would say is left out then. */
    optional: z.literal(true).optional(),
  })
  .refine((f) => (f.type === 'choice') === (f.choices !== undefined), {
    error: 'choices: a choice has them, nothing else does',
  })
  .refine((f) => (f.type === 'boxes') === (f.boxes !== undefined), {
    error: 'boxes: a field of boxes has them, nothing else does',
  })
  .refine((f) => getInputType(f.name) === getInputTypeForFieldType(f.type), {
    error:
      'type: disagrees with the input that the name gives (date, amount and rate in a name decide)',
  });
export type DocumentField = z.infer<typeof Field>;

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
  /** The boxes of this field follow the text, each ticked or not. */
  boxes: fieldName.optional(),
  /** Of a paper for the court: stands after the signature and is signed itself. */
  afterSignature: z.literal(true).optional(),
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
 * Where a notice stands: on the cover sheet (when nothing is said), in the document as one of its
 * terms, or on the page only, for the person who fills it in.
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
    form: z.enum(['agreement', 'letter', 'instrument', 'court']),
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
    /** For the person who fills it in, on a sheet of its own. */
    cover: z.array(CoverNote).default([]),
    /** What this document would get wrong, and what to use instead. */
    refusals: z.array(Refusal).default([]),
    floors: z.array(Floor).default([]),
    /** Of a paper for the court: whether we may write it there. */
    court: Court.optional(),
    /** What a notary's certificate must say, by state, where it was read. */
    notary: z.partialRecord(state, z.array(line).min(1)).optional(),
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

type CheckedParts = Pick<
  DocumentTemplate,
  'form' | 'parties' | 'fields' | 'clauses' | 'notices' | 'rules' | 'refusals' | 'court'
>;

function listProblems({
  form,
  parties,
  fields,
  clauses,
  notices,
  rules,
  refusals,
  court,
}: CheckedParts): string[] {
  const names = fields.map((field) => field.name);
  const usedNames = new Set([
    ...clauses.flatMap((clause) => listTokens(clause).map((token) => token.split('|')[0])),
    ...clauses.flatMap((clause) => clause.boxes ?? []),
    ...(court?.caption ?? []),
    ...(court?.cover ?? []),
    ...(court?.contact ?? []),
    ...(court ? clauses.flatMap(({ when }) => listFields(when)) : []),
  ]);
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
      listUnknownFields(when, names).map((field) => `rule ${rule}: when: no field "${field}"`),
    ),
    ...refusals
      .flatMap(({ when, field }) => [
        ...listUnknownFields(when, names),
        ...(field === 'jurisdiction' || names.includes(field) ? [] : [field]),
      ])
      .map((field) => `refusals: no field "${field}"`),
    ...((form === 'court') === (court !== undefined)
      ? []
      : ['court: a paper for the court has it']),
    ...names
      .filter((name) => !usedNames.has(name))
      .map((name) => `field ${name} stands in no clause`),
  ];
}

function listClauseProblems(clause: Clause, names: string[], minParties: number): string[] {
  const { text, when } = clause;
  return [
    ...listUnknownFields(when, names).map((field) => `when: no field "${field}"`),
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
    return listConditions(when).some((each) => 'computed' in each && each.computed === name)
      ? undefined
      : `"${name}" stands only under when: { computed: ${name} }`;
  }
  if (name === 'state')
    return listConditions(when).some((each) => 'state' in each)
      ? undefined
      : '"state" stands only under when: { state: any } or a state';
  return [...names, 'parties', 'effective_date'].includes(name) ? undefined : `no value "${name}"`;
}

const listConditions = (when: Condition | undefined) =>
  when ? ('all' in when ? when.all : [when]) : [];
const listFields = (when: Condition | undefined): string[] =>
  listConditions(when).flatMap((each) => ('field' in each ? [each.field] : []));
const listUnknownFields = (when: Condition | undefined, names: string[]): string[] =>
  listFields(when).filter((field) => !names.includes(field));
const listTokens = ({ text }: Clause) => [...text.matchAll(TOKEN)].map(([, token = '']) => token);
const findDuplicates = (names: string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index);
