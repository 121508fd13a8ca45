import { formatCodeName, getStateName } from '#legal/statutes/format-statute.ts';
import type { SectionView } from './get-section.server.ts';
import type { OfficialSource } from './list-official.ts';

/** Structured data for search engines: https://schema.org/Legislation. */
export function toSectionStructuredData(view: SectionView, official: OfficialSource[]) {
  const { address, cite, heading, stored, builtIn, release } = view;
  return {
    '@context': 'https://schema.org',
    '@type': 'Legislation',
    name: heading ? `${cite}. ${heading}` : cite,
    legislationIdentifier: cite,
    legislationType: 'Statute',
    legislationJurisdiction:
      address.jurisdiction === 'us' ? 'US' : `US-${address.jurisdiction.toUpperCase()}`,
    legislationLegalForce: `https://schema.org/${(stored ? stored.inForce : builtIn) ? 'InForce' : 'NotInForce'}`,
    legislationDateVersion: stored?.asOf.date ?? release.date,
    isPartOf: {
      '@type': 'Legislation',
      name:
        address.jurisdiction === 'us'
          ? `United States Code, ${formatCodeName(address)}`
          : `Statutes of ${getStateName(address.jurisdiction)}`,
    },
    ...(official.length > 0 && { sameAs: official.map(({ url }) => url) }),
  };
}
