import { expect, test } from 'vitest';
import type { SearchItem } from '#features/site-search/index/search-item.ts';
import { library } from '#tests/harness/temporary-library.ts';
import { listOpeningRules, listRelatedRules } from './opening-rules.ts';

const item = (answeredBy: string[]) =>
  ({ kind: 'faq', id: 'none', answeredBy }) as unknown as SearchItem;
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
