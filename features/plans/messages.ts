import { REFUND_DAYS, type Tier } from './plans.ts';

/** Messages for refused actions. */
export const refusals = {
  advanced: 'Please upgrade to access advanced research features',
  strategy: 'Strategy analysis requires a premium subscription',
  motion: 'Motion generation requires a premium subscription',
  documents: 'Editable documents and saved drafts require a premium subscription',
  memo: 'The both-sides memo requires an ultimate subscription',
  priority: 'Priority support comes with an ultimate subscription',
  basic: 'Please try again',
  signIn: 'Please sign in first. You will come back to this page.',
} as const;

export const plansPage = {
  title: 'Premium Legal Access',
  lead: 'For people who look things up for a living. Reading the library is free and stays free.',
  perMonth: 'per month',
  getStarted: 'Get Started',
  getStartedWith: (plan: string) => `with ${plan}`,
  popular: 'Popular',
  mostPopular: 'Most popular choice',
  everythingIn: (plan: string) => `Everything in ${plan}`,
  yourPlan: 'Your plan',
  inYourPlan: (plan: string) => `Included in ${plan}, your plan`,
  compareTitle: 'What each plan has',
  compareFeature: 'Feature',
  free: 'Free',
  freeForAll: {
    name: 'Library, assistant, deadlines and citation checker',
    description: 'Topics, guides, questions, state law and tools. Also without an account.',
  },
  included: 'Included',
  notIncluded: 'Not included',
  guaranteeTitle: `${REFUND_DAYS}-day satisfaction guarantee`,
  guarantee: `Not what you hoped for? Ask within ${REFUND_DAYS} days and you get a full refund.`,
  enterpriseTitle: 'Need a Custom Solution?',
  enterprise:
    'For a firm, a court, a library or a legal-aid organization: more seats, your own forms, your own rules.',
  enterpriseButton: 'Contact for Enterprise',
  everythingOpen: 'Everything is open here.',
  everythingOpenText: 'This installation gives every feature to everyone. There is nothing to buy.',
  dollars: 'Prices are in US dollars.',
  outside: 'The buttons lead to a store page outside this site.',
} as const;

export const unavailablePage = {
  title: 'Plans cannot be bought on this installation',
  text: 'The people who run this site have not connected a store. Everything that is free works without one.',
  ask: 'Ask the people who run it',
  back: 'Back to the plans',
} as const;

export const summary = {
  title: 'Your plan',
  everythingOpen: 'This installation gives every feature to everyone.',
  price: (dollars: number) => (dollars === 0 ? 'Free' : `$${dollars} per month`),
  includes: 'What it includes',
  endsOn: (date: string) => `Ends on ${date}. Nothing more will be charged.`,
  paidThrough: (date: string) => `Paid through ${date}.`,
  until: (date: string) => `Given by the people who run this site, until ${date}.`,
  noEnd: 'Given by the people who run this site, without an end date.',
  trial: 'Free advanced search',
  trialUsed: 'Used.',
  trialUnused: 'Not used yet: one news, strategy or motion search is free.',
  trialNotNeeded: 'Not needed: your plan has it.',
  upgrade: 'See all plans',
} as const;

export const storeAnswers = {
  off: 'This installation takes no store events.',
  badSignature: 'The signature is missing, wrong or older than five minutes. Nothing was changed.',
  badBody: 'The event could not be read. Nothing was changed.',
} as const;

export const grantAnswers = {
  unknownAccount: 'There is no account with this address.',
  unverified: 'Note: this address is not verified yet.',
  badTier: (tiers: readonly Tier[]) => `The tier must be one of: ${tiers.join(', ')}.`,
  badDate: 'The date must be in the future and look like 2027-01-31.',
} as const;
