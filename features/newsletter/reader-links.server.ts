// The two links that every letter carries. They need no account and do not expire: leaving must always work.
import type { Deps } from '#features/deps.ts';
import { signToken } from '#lib/signed-token.ts';

export function readerLinks({ site, secret }: Pick<Deps, 'site' | 'secret'>, subscriptionId: string) {
  const link = (page: 'unsubscribe' | 'preferences') =>
    `${site.publicUrl}/newsletter/${page}?token=${signToken(secret, `newsletter-${page}`, subscriptionId)}`;
  const unsubscribe = link('unsubscribe');
  return {
    unsubscribe,
    preferences: link('preferences'),
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
