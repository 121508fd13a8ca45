import { expect, test } from 'vitest';
import { HOSTILE, LONG_WORD, render } from '#tests/harness/render.tsx';
import { plansPage, summary } from './messages.ts';
import { PlanCards } from './plan-cards.tsx';
import type { PlanSummaryView } from './plan-summary.server.ts';
import { PlanSummary } from './plan-summary.tsx';
import { FEATURES, PRICES } from './plans.ts';

const links = {
  research: 'https://store.example/r',
  premium: 'https://store.example/p?a=1&b=2',
  ultimate: '/subscription/unavailable',
  enterprise: 'https://store.example/e',
};

test('each paid plan is an article with its name, price, features and link to the store', () => {
  const page = render(<PlanCards links={links} current={null} />);
  expect(page.names('article')).toEqual(['Research', 'Premium', 'Ultimate']);
  for (const price of [PRICES.research, PRICES.premium, PRICES.ultimate]) expect(page.text).toContain(`$${price} ${plansPage.perMonth}`);
  const buyLinks = page.all('link').map((link) => [page.getName(link), link.attrs.href]);
  expect(buyLinks).toEqual([
    ['Get Started with Research', links.research],
    ['Get Started with Premium', links.premium],
    ['Get Started with Ultimate', links.ultimate],
  ]);
  const paidFeatures = Object.values(FEATURES).filter(({ tiers }) => !(tiers as readonly string[]).includes('basic'));
  for (const { name, description } of paidFeatures) expect(page.text).toContain(`${name}. ${description}`);
  expect(page.text).toContain(plansPage.everythingIn('Premium'));
  expect(page.text).not.toContain(plansPage.yourPlan);
  expect(page.faults()).toEqual([]);
});

test('marks the current plan once, in its own card', () => {
  const page = render(<PlanCards links={links} current="ultimate" />);
  const cards = page.text.split(/(?=Research \$|Premium \$|Ultimate \$)/);
  expect(cards.filter((card) => card.includes(plansPage.yourPlan))).toEqual([expect.stringMatching(/^Ultimate/)]);
});

const view: PlanSummaryView = {
  tier: 'premium',
  name: 'Premium',
  price: '$100 per month',
  ends: null,
  paywall: 'on',
  trial: 'not-needed',
  features: [{ id: 'motion-pro', ...FEATURES['motion-pro'] }],
} as unknown as PlanSummaryView;

test('the summary shows the plan, its features and the state of the free trial', () => {
  const page = render(<PlanSummary plan={view} />);
  expect(page.get('region', summary.title)).toBeDefined();
  expect(page.text).toContain('Premium · $100 per month');
  expect(page.text).toContain(`${FEATURES['motion-pro'].name}. ${FEATURES['motion-pro'].description}`);
  expect(page.text).toContain(`${summary.trial}: ${summary.trialNotNeeded}`);
  expect(page.text).not.toContain(summary.everythingOpen);
  expect(page.get('link', summary.upgrade).attrs.href).toBe('/subscription');
  expect(page.faults()).toEqual([]);
});

test.each([
  ['used', summary.trialUsed],
  ['unused', summary.trialUnused],
] as const)('a free search that is %s says so', (trial, message) => {
  expect(render(<PlanSummary plan={{ ...view, trial }} />).text).toContain(`${summary.trial}: ${message}`);
});

test('the summary shows an open installation and an end date, however long', () => {
  const page = render(<PlanSummary plan={{ ...view, paywall: 'off', ends: `${HOSTILE} ${LONG_WORD}`, features: [] }} />);
  expect(page.text).toContain(summary.everythingOpen);
  expect(page.text).toContain(`${HOSTILE} ${LONG_WORD}`);
  expect(page.all('listitem')).toEqual([]);
});
