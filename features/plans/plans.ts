// Tiers, features and prices: the one table that the plans page shows and the gate enforces.
import { TIERS, type Tier } from '#features/caller.ts';

export type PaidTier = Exclude<Tier, 'basic'>;

type FeatureRow = { name: string; description: string; tiers: readonly Tier[] };

export const FEATURES = {
  'basic-docs': {
    name: 'Document templates',
    description: 'Fill in, preview and print the built-in documents, as text or PDF.',
    tiers: ['basic', 'research', 'premium', 'ultimate'],
  },
  'basic-research': {
    name: 'Dictionary and case law',
    description: 'Look up legal words, and the five closest cases for a search.',
    tiers: ['basic', 'research', 'premium', 'ultimate'],
  },
  'advanced-research': {
    name: 'Full case results, news and analysis',
    description:
      'Every page of case results, all legal news, and strategy analysis from real cases.',
    tiers: ['research', 'premium', 'ultimate'],
  },
  'motion-pro': {
    name: 'Motion drafting',
    description: 'Drafts of five kinds of motion with their authorities, as text, Word or PDF.',
    tiers: ['premium', 'ultimate'],
  },
  'doc-automation': {
    name: 'Editable documents, drafts and batches',
    description:
      'Word files, wording fitted to your facts, saved drafts, and many documents from one list.',
    tiers: ['premium', 'ultimate'],
  },
  'ai-analysis': {
    name: 'Both-sides memo',
    description: 'The best case for each side, and what decides between them.',
    tiers: ['ultimate'],
  },
  'priority-support': {
    name: 'Priority support',
    description: 'Your questions to us are answered first.',
    tiers: ['ultimate'],
  },
} as const satisfies Record<string, FeatureRow>;
export type Feature = keyof typeof FEATURES;

/** US dollars per month. */
export const PRICES: Record<Tier, number> = { basic: 0, research: 50, premium: 100, ultimate: 250 };

export type Plan = {
  tier: Tier;
  name: string;
  price: number;
  billingPeriod: 'month';
  description: string;
  features: Feature[];
};

const PLAN_TEXTS: Record<Tier, { name: string; description: string }> = {
  basic: { name: 'Basic', description: 'For everyone, free of charge.' },
  research: { name: 'Research', description: 'For students and small offices.' },
  premium: { name: 'Premium', description: 'For people who draft and file.' },
  ultimate: { name: 'Ultimate', description: 'For teams that argue both sides.' },
};

const listFeatures = (tier: Tier) =>
  (Object.keys(FEATURES) as Feature[]).filter((id) =>
    (FEATURES[id].tiers as readonly Tier[]).includes(tier),
  );

export const PLANS: readonly Plan[] = TIERS.map((tier) => ({
  tier,
  ...PLAN_TEXTS[tier],
  price: PRICES[tier],
  billingPeriod: 'month',
  features: listFeatures(tier),
}));

export const POPULAR_TIER: Tier = 'premium';
export const REFUND_DAYS = 30;

export const getPlan = (tier: Tier): Plan => PLANS[TIERS.indexOf(tier)] as Plan;

/** The features that the next lower plan does not have. */
export function listAddedFeatures(tier: Tier): Feature[] {
  const below = TIERS[TIERS.indexOf(tier) - 1];
  return listFeatures(tier).filter((feature) => !below || !listFeatures(below).includes(feature));
}

export const getHighestTier = (tiers: readonly Tier[]): Tier =>
  TIERS.findLast((tier) => tiers.includes(tier)) ?? 'basic';
