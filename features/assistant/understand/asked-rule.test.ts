import { expect, test } from 'vitest';
import { loadSearchData } from '#features/search/index/load-search-data.server.ts';
import { checkout } from '#server/boot/content-source.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { givesAskedQuantity, isRuleConfirmed } from './asked-rule.ts';

const getRule = (id: string) => library.rules.find((rule) => rule.id === id) ?? { units: [] };

test('an age or a time is no answer to "how much"', () => {
  expect(
    givesAskedQuantity(getRule('child-support-end'), 'How much is child support in Texas?'),
  ).toBe(false);
  expect(
    givesAskedQuantity(getRule('limitation-injury'), 'how much can i get for a broken leg in ohio'),
  ).toBe(false);
  expect(
    givesAskedQuantity(getRule('child-support-end'), 'When does child support end in Texas?'),
  ).toBe(true);
  expect(
    givesAskedQuantity(getRule('month-to-month-notice'), 'how much notice do i have to give'),
  ).toBe(true);
  expect(
    givesAskedQuantity(
      getRule('month-to-month-notice'),
      'moving out in may, how much written notice',
    ),
  ).toBe(true);
  expect(
    givesAskedQuantity(
      getRule('landlord-entry-notice'),
      'how much heads up does he owe me before coming in',
    ),
  ).toBe(true);
  expect(givesAskedQuantity(getRule('minimum-wage'), 'how much is minimum wage in ohio')).toBe(
    true,
  );
});

test('a rule that is not certain counts only when a close question refers to it', () => {
  const rule = { id: 'misdemeanor-limitation', chance: 0.3 };
  const refersTo = (...rules: string[]) => ({ rules, answeredBy: [] });
  const others = Array.from({ length: 4 }, () => refersTo('record-clearing'));
  expect(isRuleConfirmed(rule, others)).toBe(false);
  expect(isRuleConfirmed(rule, [refersTo(), refersTo(rule.id)])).toBe(true);
  expect(isRuleConfirmed(rule, [{ rules: [], answeredBy: [rule.id] }])).toBe(true);
  expect(isRuleConfirmed(rule, [...others, refersTo(rule.id)]), 'too far down').toBe(false);
  expect(isRuleConfirmed({ ...rule, chance: 0.9 }, [])).toBe(true);
});

test('no rule is kept from the questions that it is known by', () => {
  const { ruleQuestions } = loadSearchData(checkout).data;
  const blocked = ruleQuestions.flatMap(({ id, questions }) =>
    questions.filter((question) => !givesAskedQuantity(getRule(id), question)),
  );
  expect(blocked).toEqual([]);
});
