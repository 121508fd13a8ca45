// Wrong numbers and wrong choices planted in state rules: the comparison with the statutes' texts
// must notice at least 190 of 200 numbers and 95 of 100 choices. Needs the reference data.
import { expect, test } from 'vitest';
import {
  findRuleContradiction,
  readStatuteTexts,
} from '#features/library/compared/compare-rule.server.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import type { FilledCell, RuleUnit, StateRule } from '#features/library/schema/rule-schema.ts';
import type { StateCode } from '#legal/jurisdictions.ts';
import { checkout } from '#server/boot/content-source.ts';

const PLANTED = 200;
const MIN_NOTICED = 190;
const PERIODS = [1, 2, 3, 5, 7, 10, 14, 15, 20, 21, 30, 45, 60, 90];
/** Numbers that a careless writer could have put instead. */
const OTHER_AMOUNTS: Partial<Record<RuleUnit, number[]>> = {
  hours: [12, 24, 36, 48, 72],
  days: PERIODS,
  'business-days': PERIODS,
  'court-days': PERIODS,
  weeks: [1, 2, 3, 6],
  months: [1, 2, 3, 6, 9, 12, 18],
  years: [1, 2, 3, 4, 5, 6, 10, 15, 20],
  'months-rent': [1, 1.5, 2, 3],
  times: [2, 3],
  percent: [10, 15, 20, 25, 30],
  age: [17, 18, 19, 20, 21],
  witnesses: [1, 2, 3],
};
const reference = process.env.REFERENCE_DATA;

test.skipIf(!reference)('wrong numbers and choices planted in state rules are noticed', () => {
  const texts = readStatuteTexts(reference as string);
  const cells = listComparedCells(loadLibrary(checkout).library.rules);
  expect(
    cells.filter(({ rule, state, cell }) => findRuleContradiction(rule, state, cell, texts)),
  ).toEqual([]);
  let seed = 20_261_116;
  const pick = <T>(list: T[]): T => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    return list[seed % list.length] as T;
  };
  const numbers = cells.flatMap(({ cell, ...rest }) =>
    'amount' in cell.value ? [{ ...rest, cell, value: cell.value }] : [],
  );
  let noticed = 0;
  for (let planted = 0; planted < PLANTED; planted++) {
    const { rule, state, cell, value } = pick(numbers);
    const amounts = OTHER_AMOUNTS[value.unit] ?? [
      value.amount * 2,
      value.amount + 2500,
      Math.round(value.amount / 2),
    ];
    const amount = pick(amounts.filter((other) => other !== value.amount));
    if (findRuleContradiction(rule, state, { ...cell, value: { ...value, amount } }, texts))
      noticed++;
  }
  expect(noticed).toBeGreaterThanOrEqual(MIN_NOTICED);
  const choices = cells.flatMap(({ rule, cell, state }) => {
    const others =
      'choice' in cell.value
        ? Object.keys(rule.choices).filter(
            (id) => !('choice' in cell.value && id === cell.value.choice),
          )
        : [];
    return others.length > 0 ? [{ rule, state, cell, others }] : [];
  });
  let noticedChoices = 0;
  for (let planted = 0; planted < PLANTED / 2; planted++) {
    const { rule, state, cell, others } = pick(choices);
    if (findRuleContradiction(rule, state, { ...cell, value: { choice: pick(others) } }, texts))
      noticedChoices++;
  }
  expect(noticedChoices).toBeGreaterThanOrEqual(MIN_NOTICED / 2);
});

function listComparedCells(
  rules: StateRule[],
): { rule: StateRule; state: StateCode; cell: FilledCell }[] {
  return rules.flatMap((rule) =>
    (Object.entries(rule.states) as [StateCode, StateRule['states'][StateCode]][]).flatMap(
      ([state, cell]) => ('empty' in cell || !cell.isFoundInText ? [] : [{ rule, state, cell }]),
    ),
  );
}
