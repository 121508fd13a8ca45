// The lint reports each fault at its field, and none for valid requests.
import { expect, test } from 'vitest';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import { createExampleRequest, getTemplate } from '#tests/harness/fakes/document-examples.ts';
import { lint } from './lint.ts';

const listFaultyFields = (request: DocumentRequest) =>
  lint(getTemplate(request.documentType), request).map((fault) => fault.field);
const lease = createExampleRequest(getTemplate('lease'));
const note = createExampleRequest(getTemplate('promissory_note'));
const power = createExampleRequest(getTemplate('power_of_attorney'));
const withDetails = (request: DocumentRequest, details: Record<string, string>) => ({
  ...request,
  details: { ...request.details, ...details },
});

test.each<[string, DocumentRequest, string]>([
  ['a missing detail', withDetails(lease, { pet_policy: ' \u200B\n' }), 'details.pet_policy'],
  ['an amount of zero', withDetails(lease, { rent_amount: '0' }), 'details.rent_amount'],
  ['an amount in words', withDetails(lease, { rent_amount: 'a lot' }), 'details.rent_amount'],
  [
    'a date that does not exist',
    withDetails(lease, { start_date: '2027-02-30' }),
    'details.start_date',
  ],
  [
    'a lease that ends before it starts',
    withDetails(lease, { start_date: '2027-03-01', lease_term: 'until January 1, 2027' }),
    'details.lease_term',
  ],
  ['an absurd rate', withDetails(note, { interest_rate: '600' }), 'details.interest_rate'],
  ['a negative rate', withDetails(note, { interest_rate: '-1' }), 'details.interest_rate'],
  [
    'a due date before the loan',
    withDetails(note, { maturity_date: '2020-01-01' }),
    'details.maturity_date',
  ],
  [
    'payments after the maturity date',
    withDetails(note, { payment_schedule: '480 monthly payments' }),
    'details.payment_schedule',
  ],
  [
    'an effective date after the end date',
    { ...lease, dates: { effective_date: '2050-01-01' } },
    'dates.effective_date',
  ],
  ['a missing effective date', { ...lease, dates: { effective_date: '' } }, 'dates.effective_date'],
  [
    'two parties with the same name',
    { ...lease, parties: lease.parties.map((p) => ({ ...p, name: ' ANN  Lee' })) },
    'parties.1.name',
  ],
  [
    'an empty role',
    { ...lease, parties: lease.parties.map((p) => ({ ...p, role: '' })) },
    'parties.0.role',
  ],
  [
    'an empty address',
    { ...lease, parties: lease.parties.map((p) => ({ ...p, address: '' })) },
    'parties.0.address',
  ],
  [
    'the same role for all parties',
    { ...lease, parties: lease.parties.map((p) => ({ ...p, role: 'Tenant' })) },
    'parties.1.role',
  ],
  [
    'the same role for all parties in different case',
    { ...lease, parties: lease.parties.map((p, n) => ({ ...p, role: n ? ' tenant ' : 'Tenant' })) },
    'parties.1.role',
  ],
  [
    'a role that the document does not define',
    { ...lease, parties: lease.parties.map((p, n) => (n ? p : { ...p, role: 'the owner' })) },
    'parties.0.role',
  ],
  [
    'a principal who is not the first party',
    { ...power, parties: [...power.parties].reverse() },
    'parties.0.role',
  ],
  ['too few parties', { ...lease, parties: lease.parties.slice(0, 1) }, 'parties'],
  ['an unknown state', { ...lease, jurisdiction: 'ZZ' }, 'jurisdiction'],
])('reports %s', (_fault, request, field) => expect(listFaultyFields(request)).toContain(field));

test('reports nothing for the examples', () => {
  expect(listFaultyFields(lease)).toEqual([]);
  expect(listFaultyFields(note)).toEqual([]);
});

test('reports each field once', () => {
  const fields = listFaultyFields(
    withDetails(note, { maturity_date: 'soon', payment_schedule: '' }),
  );
  expect(fields).toEqual([...new Set(fields)]);
});

test('ignores inherited properties of details', () => {
  expect(
    listFaultyFields({ ...lease, details: Object.create(lease.details) as Record<string, string> }),
  ).toContain('details.rent_amount');
});
