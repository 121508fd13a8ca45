// schema.org data of guides and FAQs for search engines, built from the same views as the pages.

import type { FaqGroup } from './faq/list-faqs.server.ts';
import type { GuideView } from './guide/view-guide.server.ts';

export function createHowToData(guide: GuideView) {
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: guide.title,
    description: guide.description,
    step: guide.steps.map((step, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: step.title,
      text: step.text,
    })),
  };
}

export function createFaqPageData(groups: Pick<FaqGroup, 'faqs'>[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups.flatMap((group) =>
      group.faqs.map((faq) => ({
        '@type': 'Question',
        name: faq.question,
        acceptedAnswer: { '@type': 'Answer', text: faq.html },
      })),
    ),
  };
}
