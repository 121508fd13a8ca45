import { expect, test } from 'vitest';
import { addedFeatures, highestTier, PLANS, planOf } from './plans.ts';

test('the plans of the specification', () => {
  expect(PLANS.map(({ tier, price, features }) => [tier, price, features.length])).toEqual([
    ['basic', 0, 2],
    ['research', 50, 3],
    ['premium', 100, 5],
    ['ultimate', 250, 7],
  ]);
  for (const plan of PLANS)
    expect(plan).toMatchObject({ billingPeriod: 'month', name: expect.any(String), description: expect.any(String) });
});

test('what each plan adds', () => {
  expect(addedFeatures('research')).toEqual(['advanced-research']);
  expect(addedFeatures('premium')).toEqual(['motion-pro', 'doc-automation']);
  expect(addedFeatures('ultimate')).toEqual(['ai-analysis', 'priority-support']);
  expect(planOf('ultimate').name).toBe('Ultimate');
});

test('the highest of several tiers', () => {
  expect(highestTier([])).toBe('basic');
  expect(highestTier(['research', 'ultimate', 'premium'])).toBe('ultimate');
});
