// Where "Get Started" leads: the store's page with the plan and, for somebody signed in, our opaque name for the account.
import type { Deps } from '#features/deps.ts';
import { makeAccountReference } from './account-reference.server.ts';
import type { Viewer } from './gate.ts';
import type { PaidTier } from './plans.ts';

type StorePlan = PaidTier | 'enterprise';
export type StoreLinks = Record<StorePlan, string>;

export function storeLinks({ site, secret }: Pick<Deps, 'site' | 'secret'>, viewer: Viewer): StoreLinks {
  const account = viewer.kind === 'account' ? makeAccountReference(secret, viewer.id) : undefined;
  const link = (plan: StorePlan) => {
    if (!site.storeUrl) return '/subscription/unavailable';
    const url = new URL(site.storeUrl);
    url.searchParams.set('plan', plan);
    if (account) url.searchParams.set('account', account);
    return url.href;
  };
  return { research: link('research'), premium: link('premium'), ultimate: link('ultimate'), enterprise: link('enterprise') };
}
