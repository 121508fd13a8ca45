// The shape of a document in content/documents: what it is for, what it asks, and its clauses. Beyond the keys it is checked that
// every {{value}} names something there is, that every field is used, and that a name and its type ask for the same input.
import { z } from 'zod';
import { STATES } from '#legal/jurisdictions.ts';
import { COMPUTED, DOCUMENT_TYPES, FIELD_TYPES, inputTypeOf, inputTypeOfKind } from './document-kinds.ts';
import { isoDate, line, Source, slug } from './schema.ts';

const fieldName = z.string().regex(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, 'must be lower-case words joined by underscores');
const state = z.enum(Object.keys(STATES) as [keyof typeof STATES]);

const Field = z
  .strictObject({
    name: fieldName,
    help: line,
    example: line,
    type: z.enum(FIELD_TYPES),
    choices: z.array(line).min(2).optional(),
  })
  .refine((f) => (f.type === 'choice') === (f.choices !== undefined), { error: 'choices: a choice has them, nothing else does' })
  .refine((f) => inputTypeOf(f.name) === inputTypeOfKind(f.type), {
    error: 'type: disagrees with the input that the name gives (date, amount and rate in a name decide)',
  });
export type DocumentField = z.infer<typeof Field>;

/**
 * When a clause stands. `set`: something was named (not "none", "no" or "n/a"); `none`: the opposite; `yes`, `no`: how the answer
 * begins; anything else: exactly this choice. `state: any`: any state was chosen.
 */
const Condition = z.union([
  z.strictObject({ field: fieldName, is: line }),
  z.strictObject({ state: z.union([state, z.literal('any')]) }),
  z.strictObject({ parties: z.literal('more_than_two') }),
  z.strictObject({ computed: z.enum(COMPUTED) }),
]);
export type Condition = z.infer<typeof Condition>;

const Clause = z.strictObject({ id: slug, title: line, text: line, means: line, when: Condition.optional() });
export type Clause = z.infer<typeof Clause>;

const Notice = z.strictObject({ state, text: line, cite: line });

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
    notices: z.array(Notice).default([]),
    sources: z.array(Source).default([]),
    checkedOn: isoDate,
    attorneyReviewed: z.boolean(),
  })
  .superRefine((template, context) => {
    for (const message of faultsOf(template)) context.addIssue({ code: 'custom', message });
  });
export type DocumentTemplate = z.infer<typeof DocumentTemplate>;

const TOKEN = /\{\{([^{}]*)\}\}/g;
const FILTERS = ['money', 'date', 'rate', 'percent'];

type Checked = Pick<DocumentTemplate, 'parties' | 'fields' | 'clauses' | 'notices'>;

function faultsOf({ parties, fields, clauses, notices }: Checked): string[] {
  const names = fields.map((field) => field.name);
  const used = new Set(clauses.flatMap((clause) => tokensOf(clause).map((token) => token.split('|')[0])));
  return [
    ...[...twice(names), ...twice(clauses.map((clause) => clause.id))].map((name) => `"${name}" is there twice`),
    ...clauses.flatMap((clause) => clauseFaults(clause, names, parties.least).map((fault) => `clause ${clause.id}: ${fault}`)),
    ...notices.filter(({ text }) => /[{}]/.test(text)).map(({ state: code }) => `notice ${code}: takes no values`),
    ...names.filter((name) => !used.has(name)).map((name) => `field ${name} stands in no clause`),
  ];
}

function clauseFaults(clause: Clause, names: string[], parties: number): string[] {
  const { text, when } = clause;
  return [
    ...(when && 'field' in when && !names.includes(when.field) ? [`when: no field "${when.field}"`] : []),
    ...(/[{}]/.test(text.replace(TOKEN, '')) ? ['has a brace outside a {{value}}'] : []),
    ...(/\n\s*[a-z]/.test(text) ? ['has a line that goes on from the one before: fold it with >-'] : []),
    ...tokensOf(clause).flatMap((token) => tokenFault(token, when, names, parties) ?? []),
  ];
}

function tokenFault(token: string, when: Condition | undefined, names: string[], parties: number): string | undefined {
  const [name = '', filter, ...more] = token.split('|');
  if (more.length > 0 || (filter !== undefined && !FILTERS.includes(filter))) return `no way to write "${token}"`;
  const party = /^party\.(\d+)\.(?:name|role|address)$/.exec(name)?.[1];
  if (party) return Number(party) >= 1 && Number(party) <= parties ? undefined : `"${name}": that party need not be there`;
  if ((COMPUTED as readonly string[]).includes(name)) {
    return when && 'computed' in when && when.computed === name ? undefined : `"${name}" stands only under when: { computed: ${name} }`;
  }
  if (name === 'state') return when && 'state' in when ? undefined : '"state" stands only under when: { state: any } or a state';
  return [...names, 'parties', 'effective_date'].includes(name) ? undefined : `no value "${name}"`;
}

const tokensOf = ({ text }: Clause) => [...text.matchAll(TOKEN)].map(([, token = '']) => token);
const twice = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index);
