// The targets of "Get Started": the store's page with the plan and, if signed in, an opaque
// reference to the account.

import type { Caller } from '#features/caller.ts';
import type { Deps } from '#features/deps.ts';
import { createAccountReference } from './account-reference.server.ts';
import type { PaidTier } from './plans.ts';

type StorePlan = PaidTier | 'enterprise';
export type StoreLinks = Record<StorePlan, string>;

export function createStoreLinks(
  { site, secret }: Pick<Deps, 'site' | 'secret'>,
  { viewer }: Caller,
): StoreLinks {
  const account = viewer.kind === 'account' ? createAccountReference(secret, viewer.id) : undefined;
  const createLink = (plan: StorePlan) => {
    if (!site.storeUrl) return '/subscription/unavailable';
    const url = new URL(site.storeUrl);
    url.searchParams.set('plan', plan);
    if (account) url.searchParams.set('account', account);
    return url.href;
  };
  return {
    research: createLink('research'),
    premium: createLink('premium'),
    ultimate: createLink('ultimate'),
    enterprise: createLink('enterprise'),
  };
}
