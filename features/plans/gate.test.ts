import { describe, expect, test } from 'vitest';
import { TIERS, type Tier, VISITOR, type Viewer } from '#features/caller.ts';
import { gate } from './gate.ts';
import { FEATURES, type Feature, PRICES } from './plans.ts';

const MESSAGES = { signIn: 'Please sign in.', upgrade: 'Please upgrade.' };

// Written out by hand, not derived from the table that the gate reads.
const ALLOWED_TIERS: Record<Feature, Tier[]> = {
  'basic-docs': ['basic', 'research', 'premium', 'ultimate'],
  'basic-research': ['basic', 'research', 'premium', 'ultimate'],
  'advanced-research': ['research', 'premium', 'ultimate'],
  'motion-pro': ['premium', 'ultimate'],
  'doc-automation': ['premium', 'ultimate'],
  'ai-analysis': ['ultimate'],
  'priority-support': ['ultimate'],
};
const VISITOR_FEATURES: Feature[] = ['basic-docs', 'basic-research'];
const features = Object.keys(FEATURES) as Feature[];
const createViewer = (tier: Tier): Viewer => ({
  kind: 'account',
  id: 'a',
  email: 'a@example.org',
  tier,
});

test('every feature has a row in this table', () => {
  expect(features.toSorted()).toEqual(Object.keys(ALLOWED_TIERS).toSorted());
});

describe.each(features)('%s', (feature) => {
  test.each(TIERS)('%s', (tier) => {
    const answer = gate(createViewer(tier), feature, 'on', MESSAGES);
    if (ALLOWED_TIERS[feature].includes(tier)) expect(answer.ok).toBe(true);
    else
      expect(answer).toEqual({
        ok: false,
        failure: { kind: 'needs_plan', message: 'Please upgrade.' },
      });
  });
  test('signed out', () => {
    const answer = gate(VISITOR, feature, 'on', MESSAGES);
    if (VISITOR_FEATURES.includes(feature)) expect(answer.ok).toBe(true);
    else
      expect(answer).toEqual({
        ok: false,
        failure: { kind: 'unauthenticated', message: 'Please sign in.' },
      });
  });
  test('everyone has it without a paywall', () => {
    for (const viewer of [VISITOR, ...TIERS.map(createViewer)])
      expect(gate(viewer, feature, 'off', MESSAGES).ok).toBe(true);
  });
});

test('a higher tier never loses a feature, and costs more', () => {
  for (const feature of features) {
    const tiers = FEATURES[feature].tiers as readonly Tier[];
    expect(tiers).toEqual(TIERS.slice(TIERS.length - tiers.length));
  }
  expect(TIERS.map((tier) => PRICES[tier])).toEqual([0, 50, 100, 250]);
});
