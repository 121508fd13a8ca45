// Each fault is named at the field that holds it, and a request without faults has none.
import { expect, test } from 'vitest';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import { exampleRequest, templateOf } from '#tests/harness/document-examples.ts';
import { lint } from './lint.ts';

const faults = (request: DocumentRequest) => lint(templateOf(request.documentType), request).map((fault) => fault.field);
const lease = exampleRequest(templateOf('lease'));
const note = exampleRequest(templateOf('promissory_note'));
const power = exampleRequest(templateOf('power_of_attorney'));
const withDetails = (request: DocumentRequest, details: Record<string, string>) => ({
  ...request,
  details: { ...request.details, ...details },
});

test.each<[string, DocumentRequest, string]>([
  ['a missing detail', withDetails(lease, { pet_policy: ' \u200B\n' }), 'details.pet_policy'],
  ['an amount of nothing', withDetails(lease, { rent_amount: '0' }), 'details.rent_amount'],
  ['an amount in words', withDetails(lease, { rent_amount: 'a lot' }), 'details.rent_amount'],
  ['a day that is none', withDetails(lease, { start_date: '2027-02-30' }), 'details.start_date'],
  [
    'a lease that ends before it starts',
    withDetails(lease, { start_date: '2027-03-01', lease_term: 'until January 1, 2027' }),
    'details.lease_term',
  ],
  ['an absurd rate', withDetails(note, { interest_rate: '600' }), 'details.interest_rate'],
  ['a negative rate', withDetails(note, { interest_rate: '-1' }), 'details.interest_rate'],
  ['a due date before the loan', withDetails(note, { maturity_date: '2020-01-01' }), 'details.maturity_date'],
  ['payments after the maturity', withDetails(note, { payment_schedule: '480 monthly payments' }), 'details.payment_schedule'],
  ['an effective date after the end', { ...lease, dates: { effective_date: '2050-01-01' } }, 'dates.effective_date'],
  ['no effective date', { ...lease, dates: { effective_date: '' } }, 'dates.effective_date'],
  ['parties that are the same', { ...lease, parties: lease.parties.map((p) => ({ ...p, name: ' ANN  Lee' })) }, 'parties.1.name'],
  ['an empty role', { ...lease, parties: lease.parties.map((p) => ({ ...p, role: '' })) }, 'parties.0.role'],
  ['an empty address', { ...lease, parties: lease.parties.map((p) => ({ ...p, address: '' })) }, 'parties.0.address'],
  ['one role for all', { ...lease, parties: lease.parties.map((p) => ({ ...p, role: 'Tenant' })) }, 'parties.1.role'],
  [
    'one role for all, in other letters',
    { ...lease, parties: lease.parties.map((p, n) => ({ ...p, role: n ? ' tenant ' : 'Tenant' })) },
    'parties.1.role',
  ],
  ['a principal who is not the first', { ...power, parties: [...power.parties].reverse() }, 'parties.0.role'],
  ['too few parties', { ...lease, parties: lease.parties.slice(0, 1) }, 'parties'],
  ['a state that is none', { ...lease, jurisdiction: 'ZZ' }, 'jurisdiction'],
])('%s', (_fault, request, field) => expect(faults(request)).toContain(field));

test('the examples have no fault', () => {
  expect(faults(lease)).toEqual([]);
  expect(faults(note)).toEqual([]);
});

test('a field is named once', () => {
  const found = faults(withDetails(note, { maturity_date: 'soon', payment_schedule: '' }));
  expect(found).toEqual([...new Set(found)]);
});

test('names of the object itself are no details', () => {
  expect(faults({ ...lease, details: Object.create(lease.details) as Record<string, string> })).toContain('details.rent_amount');
});
