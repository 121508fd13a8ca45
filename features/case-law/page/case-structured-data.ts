import type { CaseView } from './get-case.server.ts';

/**
 * Structured data for search engines. schema.org has no type for a decision, so it is a
 * CreativeWork by a court.
 */
export function toCaseStructuredData(view: CaseView) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: view.citation,
    url: view.address,
    ...(view.ours ? { abstract: view.ours.summary } : {}),
    mainEntity: {
      '@type': 'CreativeWork',
      name: view.name,
      identifier: [view.cite, ...view.parallel].filter(Boolean),
      ...(view.decided ? { datePublished: view.date.length === 4 ? view.date : view.decided } : {}),
      creator: { '@type': 'GovernmentOrganization', name: view.court },
      ...(view.official.length > 0 ? { sameAs: view.official.map(({ url }) => url) } : {}),
    },
  };
}
