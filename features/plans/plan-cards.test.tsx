import { expect, test } from 'vitest';
import { HOSTILE, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import * as plansPage from './messages/plans-page.ts';
import * as summary from './messages/summary.ts';
import { PlanCards } from './plan-cards.tsx';
import type { PlanSummaryView } from './plan-summary.server.ts';
import { PlanSummary } from './plan-summary.tsx';
import { PlanTable } from './plan-table.tsx';
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
  for (const price of [PRICES.research, PRICES.premium, PRICES.ultimate])
    expect(page.text).toContain(`$${price} ${plansPage.perMonth}`);
  const buyLinks = page.all('link').map((link) => [page.getName(link), link.attrs.href]);
  expect(buyLinks).toEqual([
    ['Get Started with Research', links.research],
    ['Get Started with Premium', links.premium],
    ['Get Started with Ultimate', links.ultimate],
  ]);
  const paidFeatures = Object.values(FEATURES).filter(
    ({ tiers }) => !(tiers as readonly string[]).includes('basic'),
  );
  for (const { name, description } of paidFeatures)
    expect(page.text).toContain(`${name}. ${description}`);
  expect(page.text).toContain(plansPage.everythingIn('Premium'));
  expect(page.text).not.toContain(plansPage.yourPlan);
  expect(page.faults()).toEqual([]);
});

// Guards against one's own plan being for sale, and the plans that it contains.
test.each([
  ['basic', ['Research', 'Premium', 'Ultimate'], []],
  ['research', ['Premium', 'Ultimate'], [plansPage.yourPlan]],
  ['premium', ['Ultimate'], [plansPage.inYourPlan('Premium'), plansPage.yourPlan]],
  [
    'ultimate',
    [],
    [plansPage.inYourPlan('Ultimate'), plansPage.inYourPlan('Ultimate'), plansPage.yourPlan],
  ],
] as const)('with %s one can buy %j', (current, forSale, marks) => {
  const page = render(<PlanCards links={links} current={current} />);
  expect(page.all('link').map(page.getName)).toEqual(
    forSale.map((plan) => `Get Started with ${plan}`),
  );
  expect(page.text.match(/Included in \w+, your plan|Your plan(?! today)/g) ?? []).toEqual(marks);
});

test('the table compares all four plans, the free one too, in words as well', () => {
  const page = render(<PlanTable current="research" />);
  expect(page.all('columnheader').map(page.getName)).toEqual([
    plansPage.compareFeature,
    'Basic Free',
    `Research ${plansPage.yourPlan}`,
    'Premium $100 per month',
    'Ultimate $250 per month',
  ]);
  expect(page.all('rowheader')).toHaveLength(Object.keys(FEATURES).length + 1);
  const cells = page.all('cell').map(page.getName);
  expect(cells.slice(0, 4)).toEqual(Array(4).fill(plansPage.included));
  expect(cells.slice(-4).map((cell) => cell.includes(plansPage.notIncluded))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(page.faults()).toEqual([]);
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
  expect(page.text).toContain(
    `${FEATURES['motion-pro'].name}. ${FEATURES['motion-pro'].description}`,
  );
  expect(page.text).toContain(`${summary.trial}: ${summary.trialNotNeeded}`);
  expect(page.text).not.toContain(summary.everythingOpen);
  expect(page.get('link', summary.upgrade).attrs.href).toBe('/subscription');
  expect(page.faults()).toEqual([]);
});

test.each([
  ['used', summary.trialUsed],
  ['unused', summary.trialUnused],
] as const)('a free search that is %s says so', (trial, message) => {
  expect(render(<PlanSummary plan={{ ...view, trial }} />).text).toContain(
    `${summary.trial}: ${message}`,
  );
});

test('the summary shows an open installation and an end date, however long', () => {
  const page = render(
    <PlanSummary
      plan={{ ...view, paywall: 'off', ends: `${HOSTILE} ${LONG_WORD}`, features: [] }}
    />,
  );
  expect(page.text).toContain(summary.everythingOpen);
  expect(page.text).toContain(`${HOSTILE} ${LONG_WORD}`);
  expect(page.all('listitem')).toEqual([]);
});
