import { expect, test } from 'vitest';
import { getHighestTier, getPlan, listAddedFeatures, PLANS } from './plans.ts';

test('the four plans, their prices and feature counts', () => {
  expect(PLANS.map(({ tier, price, features }) => [tier, price, features.length])).toEqual([
    ['basic', 0, 2],
    ['research', 50, 3],
    ['premium', 100, 5],
    ['ultimate', 250, 7],
  ]);
  for (const plan of PLANS)
    expect(plan).toMatchObject({
      billingPeriod: 'month',
      name: expect.any(String),
      description: expect.any(String),
    });
});

test('what each plan adds', () => {
  expect(listAddedFeatures('research')).toEqual(['advanced-research']);
  expect(listAddedFeatures('premium')).toEqual(['motion-pro', 'doc-automation']);
  expect(listAddedFeatures('ultimate')).toEqual(['ai-analysis', 'priority-support']);
  expect(getPlan('ultimate').name).toBe('Ultimate');
});

test('the highest of several tiers', () => {
  expect(getHighestTier([])).toBe('basic');
  expect(getHighestTier(['research', 'ultimate', 'premium'])).toBe('ultimate');
});
