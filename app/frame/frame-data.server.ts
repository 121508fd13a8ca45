// Loader data of the frame. Kept small, because it is sent with every page.

import type { IconName } from '#app/ui/icon-names.ts';
import type { TopicId } from '#features/library/schema/schema.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import type { Visit } from '../http/context.ts';

const POPULAR_TOPIC_IDS: TopicId[] = [
  'criminal-law',
  'commercial-law',
  'traffic-laws',
  'child-support',
  'family-law',
  'landlord-tenant',
  'employment',
  'bankruptcy',
  'civil-rights',
];

export type FrameData = {
  siteName: string;
  publicUrl: string;
  supportEmail: string | null;
  year: number;
  jurisdiction: Jurisdiction;
  /** Nothing more of an account: shared pages are the same for all of them. */
  signedIn: boolean;
  /** Such a page is no shared one. */
  recoveryOpensAt?: string;
  popularTopics: { id: TopicId; title: string; icon: IconName; order: number }[];
  footerTopics: { id: TopicId; title: string }[];
};

export function getFrameData({ deps, caller, recoveryOpensAt }: Visit): FrameData {
  const { jurisdiction, viewer } = caller;
  const { topics } = deps.library;
  return {
    siteName: deps.site.name,
    publicUrl: deps.site.publicUrl,
    supportEmail: deps.site.supportEmail ?? null,
    year: deps.clock.now().getUTCFullYear(),
    jurisdiction,
    signedIn: viewer.kind === 'account',
    ...(recoveryOpensAt && { recoveryOpensAt }),
    popularTopics: topics
      .filter((t) => POPULAR_TOPIC_IDS.includes(t.id))
      .map(({ id, title, icon, order }) => ({ id, title, icon: icon as IconName, order })),
    footerTopics: topics.slice(0, 5).map(({ id, title }) => ({ id, title })),
  };
}
