import { expect, test } from 'vitest';
import { combineRoles } from './combine-roles.ts';
import type { BasedRole } from './confirm-roles.ts';
import { MODEL_ROLES } from './date-role-model.ts';

const makeChances = (role: BasedRole['role'], chance: number) =>
  Float64Array.from(MODEL_ROLES, (each) =>
    each === role ? chance : (1 - chance) / (MODEL_ROLES.length - 1),
  );
const combine = (
  role: BasedRole['role'],
  [words, meaning]: [number, number?],
  ruled?: BasedRole,
) => {
  const byMeaning = meaning === undefined ? [] : [makeChances(role, meaning).map(Math.log)];
  const date = { ruled, chances: makeChances(role, words), isHearing: false };
  return combineRoles([date], byMeaning)[0];
};

test('without rules a date is certain where both models say so, never as any other day', () => {
  expect(combine('answer-by', [0.95, 0.95])).toEqual({ role: 'answer-by', confident: true });
  expect(combine('answer-by', [0.95, 0.8])).toEqual({ role: 'answer-by', confident: false });
  expect(combine('answer-by', [0.8, 0.95])).toEqual({ role: 'answer-by', confident: false });
  expect(combine('answer-by', [0.99])).toEqual({ role: 'answer-by', confident: false });
  expect(combine('other', [0.99, 0.99])).toEqual({ role: 'other', confident: false });
});

test('with a rule a date is certain where the rule is and the models agree', () => {
  const ruled: BasedRole = { role: 'answer-by', confident: true, basis: 'label' };
  expect(combine('answer-by', [0.95], ruled)?.confident).toBe(true);
  expect(combine('answer-by', [0.8], ruled)?.confident).toBe(false);
  expect(combine('answer-by', [0.95, 0.95], { ...ruled, confident: false })?.confident).toBe(false);
  expect(combine('answer-by', [0.5], { ...ruled, role: 'pay-by' })?.role).toBe('pay-by');
});

test('without rules and models a date is any other day', () => {
  const date = { ruled: undefined, chances: undefined, isHearing: false };
  expect(combineRoles([date])).toEqual([{ role: 'other', confident: false }]);
  expect(combineRoles([{ ...date, isHearing: true }])).toEqual([
    { role: 'hearing', confident: true },
  ]);
});
