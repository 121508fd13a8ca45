// Tiers, features and prices: the one table that the plans page shows and the gate enforces.
export const TIERS = ['basic', 'research', 'premium', 'ultimate'] as const;
export type Tier = (typeof TIERS)[number];

export const FEATURES = {
  'basic-docs': { name: 'Document templates', tiers: ['basic', 'research', 'premium', 'ultimate'] },
  'basic-research': { name: 'Dictionary and case law', tiers: ['basic', 'research', 'premium', 'ultimate'] },
  'advanced-research': { name: 'Full case results, news and analysis', tiers: ['research', 'premium', 'ultimate'] },
  'motion-pro': { name: 'Motion drafting', tiers: ['premium', 'ultimate'] },
  'doc-automation': { name: 'Editable documents, drafts and batches', tiers: ['premium', 'ultimate'] },
  'ai-analysis': { name: 'Both-sides memo', tiers: ['ultimate'] },
  'priority-support': { name: 'Priority support', tiers: ['ultimate'] },
} as const satisfies Record<string, { name: string; tiers: readonly Tier[] }>;
export type Feature = keyof typeof FEATURES;

/** US dollars a month. */
export const PRICES: Record<Tier, number> = { basic: 0, research: 50, premium: 100, ultimate: 250 };
