// The two links in every email. They need no account and do not expire: unsubscribing must always
// work.
import type { Deps } from '#features/deps.ts';
import { signToken } from '#lib/signed-token.ts';

export function createReaderLinks(
  { site, secret }: Pick<Deps, 'site' | 'secret'>,
  subscriptionId: string,
) {
  const createLink = (page: 'unsubscribe' | 'preferences') =>
    `${site.publicUrl}/newsletter/${page}?token=${signToken(secret, `newsletter-${page}`, subscriptionId)}`;
  const unsubscribe = createLink('unsubscribe');
  return {
    unsubscribe,
    preferences: createLink('preferences'),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
