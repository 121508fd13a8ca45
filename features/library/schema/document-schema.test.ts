// A fault in a document's file is found when the file is read, not when somebody signs the paper.
import { expect, test } from 'vitest';
import { inputTypeOf, labelOf } from './document-kinds.ts';
import { DocumentTemplate } from './document-schema.ts';

const clause = { id: 'one', title: 'One', text: 'Between {{parties}} for {{purpose}}.', means: 'What it is.' };
const good = {
  id: 'nda',
  title: 'Agreement',
  form: 'agreement',
  does: 'Keeps secrets.',
  notFor: ['Anything else.'],
  haveReady: ['Names.'],
  parties: { least: 2, most: 4, roles: ['A', 'B'] },
  fields: [{ name: 'purpose', help: 'Why.', example: 'a sale', type: 'text' }],
  clauses: [clause],
  signatures: 'each_party',
  checkedOn: '2026-11-15',
  attorneyReviewed: false,
};
const problems = (change: object) => DocumentTemplate.safeParse({ ...good, ...change }).error?.issues.map((issue) => issue.message) ?? [];
const inClause = (change: object) => problems({ clauses: [{ ...clause, ...change }] });

test('a good one', () => expect(problems({})).toEqual([]));

test.each<[string, string[]]>([
  ['no value "price"', inClause({ text: '{{purpose}} {{price}}' })],
  ['no way to write "purpose|loud"', inClause({ text: '{{purpose|loud}}' })],
  ['field purpose stands in no clause', inClause({ text: 'Nothing.' })],
  ['brace outside', inClause({ text: '{{purpose}} {{purpose}' })],
  ['need not be there', inClause({ text: '{{purpose}} {{party.3.name}}' })],
  ['stands only under when', inClause({ text: '{{purpose}} {{lease_end}}' })],
  ['"state" stands only under', inClause({ text: '{{purpose}} {{state}}' })],
  ['no field "price"', inClause({ when: { field: 'price', is: 'set' } })],
  ['goes on from the one before', inClause({ text: '{{purpose}} is\nwrapped' })],
  ['"one" is there twice', problems({ clauses: [clause, clause] })],
  ['disagrees with the input', problems({ fields: [{ ...good.fields[0], type: 'date' }] })],
  ['choices:', problems({ fields: [{ ...good.fields[0], type: 'choice' }] })],
])('%s', (message, found) => expect(found.join('\n')).toContain(message));

test("the specification's rules for inputs and labels", () => {
  expect(['start_date', 'rent_amount', 'interest_rate', 'pet_policy'].map(inputTypeOf)).toEqual(['date', 'number', 'number', 'text']);
  expect(labelOf('security_deposit')).toBe('Security Deposit');
});
