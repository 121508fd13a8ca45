import type { Tier } from '#features/caller.ts';

export const unknownAccount = 'There is no account with this address.';
export const unverified = 'Note: this address is not verified yet.';
export const badTier = (tiers: readonly Tier[]) => `The tier must be one of: ${tiers.join(', ')}.`;
export const badDate = 'The date must be in the future and look like 2027-01-31.';
