import { expect, test } from 'vitest';
import type { SearchItem } from '#features/search/index/search-item.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { listOpeningRules, listRelatedRules } from './opening-rules.ts';

const item = (answeredBy: string[]) =>
  ({ kind: 'faq', id: 'none', topic: 'landlord-tenant', answeredBy }) as unknown as SearchItem;
const asking = { talk: '', acts: new Set<never>(), jurisdiction: 'OH' as const };
const deposit = item(['security-deposit-return', 'security-deposit-penalty']);

test('the rules that the lead is about open the answer in their order', () => {
  expect(listOpeningRules(library, asking, deposit, [])).toEqual([
    'security-deposit-return',
    'security-deposit-penalty',
  ]);
  expect(listOpeningRules(library, { ...asking, jurisdiction: 'General' }, deposit, [])).toEqual(
    [],
  );
  expect(listOpeningRules(library, asking, item([]), [])).toEqual([]);
});

test('the one that is asked for is the first; of another item, only when it is certain', () => {
  const ask = (id: string, chance: number, lead: SearchItem) =>
    listOpeningRules(library, { ...asking, askedRule: { id, chance } }, lead, []);
  expect(ask('security-deposit-penalty', 0.9, deposit)).toEqual([
    'security-deposit-penalty',
    'security-deposit-return',
  ]);
  expect(ask('minimum-wage', 0.3, deposit)).toEqual([
    'security-deposit-return',
    'security-deposit-penalty',
  ]);
  expect(ask('minimum-wage', 0.9, deposit)).toEqual(['minimum-wage']);
});

test('related rules are those that we have read and that have not opened the answer', () => {
  const faq = library.faqs.find(({ rules }) => rules.length > 1);
  const [first] = faq?.rules ?? [];
  const lead = { kind: 'faq', id: faq?.id } as SearchItem;
  const states = Object.keys(library.rules.find(({ id }) => id === first)?.states ?? {});
  const related = states.map((state) =>
    listRelatedRules(library, { ...asking, jurisdiction: state as 'OH' }, lead, []),
  );
  expect(related.some((ids) => first && ids.includes(first))).toBe(true);
  expect(listRelatedRules(library, asking, lead, faq?.rules ?? [])).toEqual([]);
});

test('where no act is sure and none fits, the rules of the lead open all the same', () => {
  const movedOut = { ...asking, acts: new Set(['move-out'] as const) };
  expect(listOpeningRules(library, movedOut, deposit, [])).toEqual([
    'security-deposit-return',
    'security-deposit-penalty',
  ]);
  const otherDeposit = { ...asking, acts: new Set(['return-other-deposit'] as const) };
  expect(listOpeningRules(library, otherDeposit, deposit, [])).toEqual([]);
  const pay = { ...asking, acts: new Set(['garnish-pay'] as const) };
  expect(listOpeningRules(library, pay, deposit, []), 'of another topic').toEqual([]);
});

test('who quit and asks for vacation is told the day of the last pay, too', () => {
  const vacation = {
    ...item(['vacation-payout']),
    id: 'unused-vacation-pto-payout',
  } as SearchItem;
  const quit = { ...asking, jurisdiction: 'CA' as const, acts: new Set(['quit-job'] as const) };
  expect(listOpeningRules(library, quit, vacation, [])).toEqual([
    'vacation-payout',
    'final-pay-quit',
  ]);
});

test('the time for a claim on a city comes before the time to sue', () => {
  const toSue = {
    ...item(['limitation-injury']),
    id: 'how-long-to-sue-after-injury',
  } as SearchItem;
  const onBus = {
    ...asking,
    jurisdiction: 'CA' as const,
    acts: new Set(['claim-on-government', 'sue-in-time'] as const),
  };
  expect(listOpeningRules(library, onBus, toSue, [])).toEqual([
    'government-claim-notice',
    'limitation-injury',
  ]);
});

test('a state whose sentence is about refused tests says nothing to who took one', () => {
  const dui = item(['license-hearing']);
  const inState = { ...asking, jurisdiction: 'MA' as const };
  expect(listOpeningRules(library, { ...inState, talk: 'I blew a .11' }, dui, [])).toEqual([]);
  expect(listOpeningRules(library, { ...inState, talk: 'I refused the test' }, dui, [])).toEqual([
    'license-hearing',
  ]);
});
