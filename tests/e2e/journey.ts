// What every journey shares: a page that is watched for errors, and an accessibility check at the end.
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

type Watch = {
  /** Console errors that belong to the journey (a page that is not there, a request made to fail). */
  expectError: (pattern: RegExp) => void;
};

export const test = base.extend<{ watch: Watch; axeAtEnd: boolean }>({
  /** Off where axe has run on every state already, or cannot run (no JavaScript). */
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
      if (info.status !== info.expectedStatus) return;
      expect(problems.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
      if (axeAtEnd && page.url().startsWith('http')) await expectAccessible(page);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until its buttons are alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    const toggle = document.getElementById('sidebar-toggle');
    return toggle !== null && Object.keys(toggle).some((key) => key.startsWith('__reactProps'));
  });
}

/** `rules` narrows the check to what can differ from a state that was checked in full (dark: only what colour decides). */
export async function expectAccessible(page: Page, state = '', rules?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
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

/** Every kind of page that a visitor can open without a mail or an account. */
export const PAGES = [
  '/',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
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
  '/search?q=eviction',
  '/research',
  '/research?tab=motion',
  '/research/saved',
  '/research/saved-results',
  '/documents/drafts',
  '/support',
  '/subscription',
  '/report',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/verify-email',
  '/no-such-page',
];
export const CONTENT_WIDTHS = [360, 768, 1440] as const;
