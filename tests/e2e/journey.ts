// Shared by all browser tests: a page that is watched for errors, and checks of accessibility and
// reflow.
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page, type Route } from '@playwright/test';
import { LONG } from '../harness/app/long-form.ts';

export { expect };

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

type Watch = {
  /** Allows console errors that a test causes on purpose (a missing page, a failed request). */
  expectError: (pattern: RegExp) => void;
};

export const test = base.extend<{ watch: Watch; axeAtEnd: boolean }>({
  /**
   * The long form also runs axe at the end of a test. Off if the test has already checked every
   * state; without JavaScript axe cannot run.
   */
  axeAtEnd: [true, { option: true }],
  contextOptions: { reducedMotion: 'reduce' },
  watch: [
    async ({ page, axeAtEnd, javaScriptEnabled }, use, info) => {
      const problems: string[] = [];
      const expected: RegExp[] = [];
      page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        problems.push(`console: ${message.text()} ${message.location().url}`);
      });
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          console.error(
            `CSP violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
          );
        });
      });
      await use({ expectError: (pattern) => expected.push(pattern) });
      // A request that a test still holds or passes on would fail after the end of the test, when
      // its page is closed.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (info.status !== 'passed') return;
      expect(problems.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual(
        [],
      );
      if (axeAtEnd && javaScriptEnabled && page.url().startsWith('http'))
        await expectAccessible(page);
    },
    { auto: true },
  ],
});

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Loads the page again and waits for hydration. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitForHydration(page);
}

/**
 * Parts with code of their own (React.lazy) hydrate after the page: until React has every form, a
 * click would send it to the server.
 */
async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  // The form that asks for a state is sent as HTML without code, so React does not know it.
  await page.waitForFunction(() =>
    [...document.forms].every(
      (form) =>
        form.matches('.state-choice') ||
        Object.keys(form).some((key) => key.startsWith('__reactFiber')),
    ),
  );
}

/**
 * Holds requests to an address back until the returned function is called. A state that lasts as
 * long as a request can only be tested so: on a quick machine it is over before a test looks.
 */
export async function holdRequests(
  page: Page,
  address: string,
  {
    method,
    finish = (route) => route.continue(),
  }: { method?: string; finish?: (route: Route) => Promise<void> } = {},
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (method && route.request().method() !== method) return route.continue();
    await released;
    await finish(route);
  });
  return release;
}

/**
 * Runs axe in the long form only, because a run costs as much as a whole test. every-page.spec.ts
 * always runs it.
 */
export async function expectAccessible(page: Page, state = '', rules?: string[]): Promise<void> {
  if (LONG) await runAxe(page, state, rules);
}

/**
 * `rules` limits the check to what can differ from a state that was fully checked (dark theme: only
 * color rules).
 */
async function runAxe(page: Page, state: string, rules?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(WCAG)).analyze();
  const problems = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map((n) => n.target.join(' ')).join('\n  ')}`,
  );
  expect(problems, `axe at ${page.url()} ${state}`).toEqual([]);
}

/** The page does not scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll, `sideways scroll at ${page.url()}`).toBeLessThanOrEqual(client);
}

export const CONTENT_WIDTHS = [360, 768, 1440] as const;
/** 320 is the narrowest phone; 640 and 384 are 1280 and 768 at 200% zoom. */
const REFLOW_WIDTHS = LONG ? [320, 384, 640, ...CONTENT_WIDTHS] : [320, 640, 1440];
type State = { theme: 'light' | 'dark'; width: number; rules?: string[] };
const LIGHT: State = { theme: 'light', width: 360 };
/** After a check of all rules in the light theme: only those that colors decide. */
const DARK: State = { theme: 'dark', width: 360, rules: ['color-contrast', 'link-in-text-block'] };
const ALL_STATES = CONTENT_WIDTHS.flatMap((width): State[] => [
  { theme: 'light', width },
  { theme: 'dark', width },
]);

/**
 * Checks the current page: no horizontal scrolling at any width, and no axe violations. The long
 * form runs axe at every width in both themes; `npm test` in those that are asked for, because a
 * run costs as much as a whole test.
 */
export async function expectGoodAtEveryWidth(
  page: Page,
  { axe, dark = false }: { axe: boolean; dark?: boolean },
): Promise<void> {
  for (const width of REFLOW_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  const shortStates = [...(axe ? [LIGHT] : []), ...(dark ? [DARK] : [])];
  for (const { theme, width, rules } of LONG ? ALL_STATES : shortStates) {
    await page.setViewportSize({ width, height: 900 });
    // From the top: a button that is scrolled under the bar would count as too small to press.
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
      scrollTo(0, 0);
    }, theme);
    await runAxe(page, `${theme} ${width}`, rules);
  }
}
