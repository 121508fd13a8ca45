// A mistake in a document template is found when the file is read, not when somebody signs the
// document.
import { expect, test } from 'vitest';
import { formatLabel, getInputType } from './document-kinds.ts';
import { DocumentTemplate } from './document-schema.ts';

const clause = {
  id: 'one',
  title: 'One',
  text: 'Between {{parties}} for {{purpose}}.',
  means: 'What it is.',
};
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
const listIssues = (change: object) =>
  DocumentTemplate.safeParse({ ...good, ...change }).error?.issues.map((issue) => issue.message) ??
  [];
const listClauseIssues = (change: object) => listIssues({ clauses: [{ ...clause, ...change }] });

test('accepts a valid template', () => expect(listIssues({})).toEqual([]));

test.each<[string, string[]]>([
  ['no value "price"', listClauseIssues({ text: '{{purpose}} {{price}}' })],
  ['no way to write "purpose|loud"', listClauseIssues({ text: '{{purpose|loud}}' })],
  ['field purpose stands in no clause', listClauseIssues({ text: 'Nothing.' })],
  ['brace outside', listClauseIssues({ text: '{{purpose}} {{purpose}' })],
  ['need not be there', listClauseIssues({ text: '{{purpose}} {{party.3.name}}' })],
  ['stands only under when', listClauseIssues({ text: '{{purpose}} {{lease_end}}' })],
  ['"state" stands only under', listClauseIssues({ text: '{{purpose}} {{state}}' })],
  ['no field "price"', listClauseIssues({ when: { field: 'price', is: 'set' } })],
  ['goes on from the one before', listClauseIssues({ text: '{{purpose}} is\nwrapped' })],
  ['"one" is there twice', listIssues({ clauses: [clause, clause] })],
  ['disagrees with the input', listIssues({ fields: [{ ...good.fields[0], type: 'date' }] })],
  ['choices:', listIssues({ fields: [{ ...good.fields[0], type: 'choice' }] })],
])('%s', (message, messages) => expect(messages.join('\n')).toContain(message));

test('derives input types and labels from field names', () => {
  expect(['start_date', 'rent_amount', 'interest_rate', 'pet_policy'].map(getInputType)).toEqual([
    'date',
    'number',
    'number',
    'text',
  ]);
  expect(formatLabel('security_deposit')).toBe('Security Deposit');
});
