// Topics that the agencies of the Federal Register usually write about, by the Register's slugs. An
// empty list means none of our topics. An agency that is missing here gives no hint.
import type { TopicId } from '#features/library/schema/schema.ts';

const AGENCIES: [topics: TopicId[], slugs: string][] = [
  [
    ['environmental-law'],
    'environmental-protection-agency fish-and-wildlife-service national-oceanic-and-atmospheric-administration forest-service land-management-bureau ocean-energy-management-bureau safety-and-environmental-enforcement-bureau surface-mining-reclamation-and-enforcement-office council-on-environmental-quality natural-resources-conservation-service marine-mammal-commission',
  ],
  [['tax-law'], 'internal-revenue-service'],
  [
    ['public-benefits'],
    'social-security-administration food-and-nutrition-service veterans-affairs-department',
  ],
  [
    ['intellectual-property'],
    'patent-and-trademark-office copyright-office-library-of-congress copyright-royalty-board',
  ],
  [['consumer-rights', 'privacy-law', 'identity-theft'], 'federal-trade-commission'],
  [['consumer-rights', 'commercial-law'], 'consumer-financial-protection-bureau'],
  [['consumer-rights', 'personal-injury'], 'consumer-product-safety-commission'],
  [['consumer-rights', 'privacy-law'], 'federal-communications-commission'],
  [
    ['commercial-law'],
    'securities-and-exchange-commission commodity-futures-trading-commission federal-reserve-system comptroller-of-the-currency federal-deposit-insurance-corporation national-credit-union-administration small-business-administration international-trade-commission international-trade-administration industry-and-security-bureau foreign-trade-zones-board',
  ],
  [
    ['healthcare-law'],
    'centers-for-medicare-medicaid-services food-and-drug-administration health-and-human-services-department national-institutes-of-health health-resources-and-services-administration substance-abuse-and-mental-health-services-administration centers-for-disease-control-and-prevention agency-for-healthcare-research-and-quality indian-health-service',
  ],
  [
    ['child-support', 'family-law'],
    'child-support-enforcement-office child-support-services-office children-and-families-administration',
  ],
  [
    ['criminal-law'],
    'drug-enforcement-administration alcohol-tobacco-firearms-and-explosives-bureau federal-bureau-of-investigation prisons-bureau united-states-sentencing-commission parole-commission justice-programs-office justice-department',
  ],
  [
    ['employment'],
    'labor-department wage-and-hour-division occupational-safety-and-health-administration mine-safety-and-health-administration employee-benefits-security-administration employment-and-training-administration workers-compensation-programs-office national-labor-relations-board pension-benefit-guaranty-corporation merit-systems-protection-board personnel-management-office railroad-retirement-board federal-labor-relations-authority national-mediation-board',
  ],
  [
    ['discrimination', 'employment'],
    'equal-employment-opportunity-commission federal-contract-compliance-programs-office',
  ],
  [
    ['discrimination', 'civil-rights'],
    'architectural-and-transportation-barriers-compliance-board',
  ],
  [['civil-rights', 'discrimination'], 'civil-rights-commission'],
  [['education'], 'education-department'],
  [
    ['immigration-law'],
    'u-s-citizenship-and-immigration-services executive-office-for-immigration-review u-s-immigration-and-customs-enforcement u-s-customs-and-border-protection homeland-security-department',
  ],
  [
    ['landlord-tenant', 'real-estate', 'discrimination'],
    'housing-and-urban-development-department',
  ],
  [['real-estate'], 'federal-housing-finance-agency'],
  [
    ['traffic-laws'],
    'national-highway-traffic-safety-administration federal-motor-carrier-safety-administration federal-highway-administration',
  ],
  [
    ['courts-and-procedure'],
    'judicial-conference-of-the-united-states legal-services-corporation state-justice-institute',
  ],
  [
    [],
    'federal-aviation-administration postal-service postal-regulatory-commission federal-energy-regulatory-commission nuclear-regulatory-commission surface-transportation-board federal-election-commission federal-maritime-commission census-bureau national-telecommunications-and-information-administration coast-guard energy-department national-nuclear-security-administration general-services-administration defense-department national-science-foundation national-aeronautics-and-space-administration national-institute-of-standards-and-technology rural-utilities-service rural-business-cooperative-service farm-credit-administration trade-and-development-agency',
  ],
];

const BY_SLUG = new Map(
  AGENCIES.flatMap(([topics, slugs]) => slugs.split(' ').map((slug) => [slug, topics] as const)),
);

/**
 * The Register names a department before its agencies, so the last one is the most specific.
 * Undefined if none is known.
 */
export function findAgencyTopics(slugs: string[]): TopicId[] | undefined {
  return slugs.map((slug) => BY_SLUG.get(slug)).findLast((topics) => topics !== undefined);
}
