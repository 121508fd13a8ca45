import { expect, test } from 'vitest';
import { updateClosedSites } from '#scripts/closed-sites.ts';
import { createStateRule, filledCell } from '#tests/fixtures/state-rule.ts';
import { createTestLibrary, createTestTopic } from '#tests/harness/app/test-deps.ts';
import { type DueContext, listDue } from './list-due.ts';

const wage = { ...filledCell, readOn: '2026-11-16', source: 'official' as const };
const cell = (year: number) => ({
  ...wage,
  value: { amount: 15, unit: 'dollars' as const, year },
});
const library = createTestLibrary({
  topics: [createTestTopic({ checkedOn: '2025-11-01' })],
  rules: [createStateRule({ CA: cell(2026), WY: cell(2026), OH: wage, TX: cell(2028) })],
  faqs: [],
  povertyGuidelines: [],
});
const context: DueContext = {
  now: new Date('2026-11-20T12:00:00Z'),
  topicShares: new Map([['landlord-tenant', 0.2]]),
  closed: { 'https://codes.ohio.gov/orc/5321.16': '2026-10-01' },
};

test('what most people ask about comes first: the share of the questions times that of the people', () => {
  const due = listDue(library, context);
  const cells = due.filter(({ item }) => item.startsWith('rules/'));
  const closed = 'https://codes.ohio.gov/orc/5321.16 has not answered since 2026-10-01';
  expect(due[0]).toMatchObject({ item: 'topics/landlord-tenant', reasons: ['read on 2025-11-01'] });
  expect(cells.map(({ item, reasons }) => [item.slice(-2), reasons])).toEqual([
    ['CA', ['a figure of 2026', closed]],
    ['TX', [closed]],
    ['OH', [closed]],
    ['WY', ['a figure of 2026', closed]],
  ]);
  expect(due[0]?.weight).toBeCloseTo(0.2);
  expect(cells[0]?.weight).toBeCloseTo(0.2 * 0.119, 3);
});

test('an address that answers again is no longer closed, and one that does not keeps its day', () => {
  const known = { 'https://a.example/': '2026-01-01', 'https://b.example/': '2026-01-01' };
  const outcomes = [
    { url: 'https://c.example/', fine: false },
    { url: 'https://a.example/', fine: false },
    { url: 'https://b.example/', fine: true },
  ];
  expect(updateClosedSites(known, outcomes, '2026-02-02')).toEqual({
    'https://a.example/': '2026-01-01',
    'https://c.example/': '2026-02-02',
  });
});

test('a figure names the page of the state that has the new one', () => {
  const due = listDue(library, context);
  const find = (state: string) => due.find(({ item }) => item.endsWith(`/${state}`))?.page;
  expect(find('CA')).toBe(wage.url);
  expect(find('OH')).toBeUndefined();
});
