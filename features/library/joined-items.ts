// Guides and questions that were joined with another: old links lead to the one that stayed.
import type { Library } from './load-library.server.ts';
import type { TopicId } from './schema/schema.ts';

const JOINED_GUIDES: Readonly<Record<string, string>> = {
  'get-your-medical-records': 'get-and-fix-your-medical-records',
};
const JOINED_FAQS: readonly { id: string; topic: TopicId; into: string }[] = [
  {
    id: 'someone-shared-my-health-information',
    topic: 'healthcare-law',
    into: 'medical-privacy-hipaa-violation',
  },
  {
    id: 'charge-on-card-i-did-not-make',
    topic: 'consumer-rights',
    into: 'charges-or-withdrawals-i-did-not-make',
  },
  {
    id: 'harassed-at-work-sexual-or-racial',
    topic: 'discrimination',
    into: 'workplace-harassment-boss-coworker',
  },
];

/** The address of the guide that took this one in. */
export function findJoinedGuide(id: string): string | undefined {
  return Object.hasOwn(JOINED_GUIDES, id) ? `/guides/${JOINED_GUIDES[id]}` : undefined;
}

export type JoinedFaq = { id: string; question: string; to: string; topicTitle: string };

/**
 * A question is a place on its topic's page, where no redirect reaches: its old topic keeps a line
 * that leads on.
 */
export function listJoinedFaqs({ faqs, topics }: Library, topic: TopicId): JoinedFaq[] {
  return JOINED_FAQS.filter((joined) => joined.topic === topic).flatMap(({ id, into }) => {
    const faq = faqs.find((one) => one.id === into);
    const home = topics.find((one) => one.id === faq?.topic);
    return faq && home
      ? [
          {
            id,
            question: faq.question,
            to: `/topics/${home.id}#faq-${into}`,
            topicTitle: home.title,
          },
        ]
      : [];
  });
}
