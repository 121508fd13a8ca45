// What every journey shares: a page that is watched for errors, and checks of accessibility and reflow.
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { LONG } from '../harness/long-form.ts';

export { expect };

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

type Watch = {
  /** Console errors that belong to the journey (a page that is not there, a request made to fail). */
  expectError: (pattern: RegExp) => void;
};

export const test = base.extend<{ watch: Watch; axeAtEnd: boolean }>({
  /** The long form also runs axe where a journey ends. Off where it cannot run (no JavaScript) or has run on every state already. */
  axeAtEnd: [true, { option: true }],
  contextOptions: { reducedMotion: 'reduce' },
  watch: [
    async ({ page, axeAtEnd }, use, info) => {
      const problems: string[] = [];
      const expected: RegExp[] = [];
      page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        problems.push(`console: ${message.text()} ${message.location().url}`);
      });
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      await use({ expectError: (pattern) => expected.push(pattern) });
      if (info.status !== 'passed') return;
      expect(problems.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
      if (axeAtEnd && page.url().startsWith('http')) await expectAccessible(page);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until its buttons are alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** What a journey reached, in the long form: each run of axe costs as much as a whole journey. every-page.spec.ts runs it always. */
export async function expectAccessible(page: Page, state = '', rules?: string[]): Promise<void> {
  if (LONG) await runAxe(page, state, rules);
}

/** `rules` narrows the check to what can differ from a state that was checked in full (dark: only what color decides). */
async function runAxe(page: Page, state: string, rules?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(WCAG)).analyze();
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((n) => n.target.join(' ')).join('\n  ')}`);
  expect(found, `axe at ${page.url()} ${state}`).toEqual([]);
}

/** Nothing sticks out at the right: the page scrolls down only. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll, `sideways scroll at ${page.url()}`).toBeLessThanOrEqual(client);
}

export const CONTENT_WIDTHS = [360, 768, 1440] as const;
/** 320 is the narrowest phone; 640 and 384 are what 200% zoom makes of 1280 and 768. */
const REFLOW_WIDTHS = LONG ? [320, 384, 640, ...CONTENT_WIDTHS] : [320, 640, 1440];
type State = { theme: 'light' | 'dark'; width: number; rules?: string[] };
/** In full on a phone; then only what can differ most: the colors of the dark theme. */
const SHORT_STATES: State[] = [
  { theme: 'light', width: 360 },
  { theme: 'dark', width: 360, rules: ['color-contrast', 'link-in-text-block'] },
];
const ALL_STATES = CONTENT_WIDTHS.flatMap((width): State[] => [
  { theme: 'light', width },
  { theme: 'dark', width },
]);

/** The page as it stands now: no sideways scrolling at any width, and nothing for axe to find in either theme. */
export async function expectGoodAtEveryWidth(page: Page): Promise<void> {
  for (const width of REFLOW_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  for (const { theme, width, rules } of LONG ? ALL_STATES : SHORT_STATES) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    await runAxe(page, `${theme} ${width}`, rules);
  }
}

/** Every kind of page that a visitor can open without a mail or an account. */
export const PAGES = [
  '/',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/newsletter/preferences',
  '/privacy-policy',
  '/terms',
  '/accessibility',
  '/topics',
  '/topics/criminal-law',
  '/guides/answer-a-debt-lawsuit',
  '/faq',
  '/resources',
  '/chatbot',
  '/accuracy',
  '/dictionary',
  '/dictionary/garnishment',
  '/citations',
  '/deadlines',
  '/documents',
  '/documents?type=lease',
  '/cases/miranda-v-arizona-1966',
  '/cases/roe-v-wade-1973',
  '/search?q=eviction',
  '/research',
  '/research?tab=cases&q=police+questioning',
  '/research?tab=motions',
  '/research/saved',
  '/research/saved-results',
  '/documents/drafts',
  '/support',
  '/subscription',
  '/subscription/unavailable',
  '/report',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/verify-email',
  '/no-such-page',
];
