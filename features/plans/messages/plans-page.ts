import { REFUND_DAYS } from '../plans.ts';

export const title = 'Premium Legal Access';
export const lead =
  'For people who look things up for a living. Reading the library is free and stays free.';
export const perMonth = 'per month';
export const getStarted = 'Get Started';
export const getStartedWith = (plan: string) => `with ${plan}`;
export const popular = 'Popular';
export const mostPopular = 'Most popular choice';
export const everythingIn = (plan: string) => `Everything in ${plan}`;
export const yourPlan = 'Your plan';
export const inYourPlan = (plan: string) => `Included in ${plan}, your plan`;
export const compareTitle = 'What each plan has';
export const compareFeature = 'Feature';
export const free = 'Free';

export const freeForAll = {
  name: 'Library, assistant, deadlines and citation checker',
  description: 'Topics, guides, questions, state law and tools. Also without an account.',
} as const;

export const included = 'Included';
export const notIncluded = 'Not included';
export const guaranteeTitle = `${REFUND_DAYS}-day satisfaction guarantee`;
export const guarantee = `Not what you hoped for? Ask within ${REFUND_DAYS} days and you get a full refund.`;
export const enterpriseTitle = 'Need a Custom Solution?';
export const enterprise =
  'For a firm, a court, a library or a legal-aid organization: more seats, your own forms, your own rules.';
export const enterpriseButton = 'Contact for Enterprise';
export const everythingOpen = 'Everything is open here.';
export const everythingOpenText =
  'This installation gives every feature to everyone. There is nothing to buy.';
export const dollars = 'Prices are in US dollars.';
export const outside = 'The buttons lead to a store page outside this site.';
