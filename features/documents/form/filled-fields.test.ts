import { expect, test } from 'vitest';
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import { keepTyped, listFilled, noteFilled } from './filled-fields.ts';

const template = {
  fields: [
    { name: 'kind', type: 'choice' },
    { name: 'amount', type: 'amount' },
    { name: 'story', type: 'long' },
  ],
} as DocumentTemplate;
const createRequest = (
  details: Record<string, string>,
  more: Partial<DocumentRequest> = {},
): DocumentRequest => ({
  documentType: 'demand_letter',
  parties: [{ name: '', address: '', role: 'Sender' }],
  details,
  dates: { effective_date: '' },
  jurisdiction: 'General',
  ...more,
});
const opened = createRequest(
  { kind: 'wages', amount: '870.63', story: '' },
  { dates: { effective_date: '2026-11-17' } },
);
const typed = createRequest(
  { kind: 'wages', amount: '10', story: 'I worked.' },
  { parties: [{ name: 'Dana Doe', address: '1 Main Street', role: 'Sender' }] },
);

test('a field is marked as long as it has what was put into it', () => {
  const filled = noteFilled('wages', opened);
  expect([...listFilled(filled, opened)]).toEqual([
    'dates.effective_date',
    'details.kind',
    'details.amount',
  ]);
  const changed = { ...opened, details: { ...opened.details, amount: '900' } };
  expect(listFilled(filled, changed).has('details.amount')).toBe(false);
  expect(listFilled(undefined, opened).size).toBe(0);
});

test('a second count goes into the letter that is being written', () => {
  expect(keepTyped(template, 'wages', opened, typed)).toEqual({
    ...typed,
    details: { kind: 'wages', amount: '870.63', story: 'I worked.' },
    dates: { effective_date: '2026-11-17' },
  });
});

test('nothing of a letter about something else, or of another paper, stays', () => {
  const other = { ...typed, details: { ...typed.details, kind: 'deposit' } };
  expect(keepTyped(template, 'wages', opened, other)).toBe(opened);
  expect(keepTyped(template, 'paper', opened, typed)).toBe(opened);
  expect(keepTyped(template, 'wages', opened, undefined)).toBe(opened);
});
