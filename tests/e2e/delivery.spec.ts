// Headers, page weight, inline styles, layout shift and print styles.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { test as requestTest } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { PAGES } from './all-pages.ts';
import { expect, holdRequests, open, test } from './journey.ts';

const client = join(import.meta.dirname, '..', '..', 'build', 'client');
const MAX_JAVASCRIPT = 136_000;
const MAX_CSS = 20_000;
const CONTENT_PAGES = [
  '/',
  '/topics',
  '/topics/criminal-law',
  '/guides/answer-a-debt-lawsuit',
  '/faq',
  '/resources',
  '/search?q=eviction',
  '/dictionary',
  '/dictionary/garnishment',
  '/citations',
  '/deadlines',
  '/accuracy',
  '/privacy-policy',
  '/subscription',
  '/cases/miranda-v-arizona-1966',
];
/** Pages with complex forms load more JavaScript, but not more CSS. */
const WORKING_PAGES = [
  '/chatbot',
  '/documents',
  '/research',
  '/research?tab=strategy',
  '/research?tab=motions',
];
/** A workspace with forms. */
const CASE_SEARCH = '/research?tab=cases&q=miranda&list=1';
const MAX_CASE_SEARCH_JAVASCRIPT = 140_000;
const MAX_SHIFT = 0.005;
/** Opened by a link in a mail, with a token in the address. */
const TOKEN_PAGES = new Set([
  '/auth/verify-email',
  '/auth/reset-password',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/newsletter/preferences',
]);

requestTest(
  'every page carries the security headers and no inline style',
  { tag: '@long' },
  async ({ request }) => {
    for (const path of PAGES) {
      const answer = await request.get(path);
      const headers = answer.headers();
      const policy = headers['content-security-policy'] ?? '';
      expect(policy, path).toContain("default-src 'none'");
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|\*|data:/);
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': TOKEN_PAGES.has(path) ? 'no-referrer' : 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['permissions-policy'], path).toContain('camera=()');
      expect(headers, path).not.toHaveProperty('x-powered-by');
      expect(headers, path).not.toHaveProperty('server');
      const html = await answer.text();
      expect(html.match(/<[^>]+\sstyle="[^"]*"/)?.[0], path).toBeUndefined();
      expect(html.match(/<style[\s>]/)?.[0], path).toBeUndefined();
      expect(html.match(/<[^>]+\son[a-z]+="/)?.[0], path).toBeUndefined();
    }
  },
);

/**
 * Gzipped size of the scripts and styles that a page references, including imports, measured
 * without a browser.
 */
function measureAssets(html: string): { js: number; css: number } {
  const files = new Set([...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path));
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    const source = readFileSync(join(client, file), 'utf8');
    for (const [, name] of source.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      files.add(`/assets/${name}`);
  }
  const sum = (ending: string) =>
    [...files]
      .filter((file) => file.endsWith(ending))
      .reduce((total, file) => total + gzipSync(readFileSync(join(client, file))).length, 0);
  return { js: sum('.js'), css: sum('.css') };
}

for (const path of [...CONTENT_PAGES, ...WORKING_PAGES]) {
  const isContent = CONTENT_PAGES.includes(path);
  requestTest(
    `${path} loads at most ${isContent ? '136 kB of JavaScript and ' : ''}20 kB of style, gzipped`,
    async ({ request }) => {
      const { js, css } = measureAssets(await (await request.get(path)).text());
      expect(js).toBeGreaterThan(0);
      if (isContent) expect(js).toBeLessThanOrEqual(MAX_JAVASCRIPT);
      expect(css).toBeGreaterThan(0);
      expect(css).toBeLessThanOrEqual(MAX_CSS);
    },
  );
}

requestTest(
  `${CASE_SEARCH} loads at most 140 kB of JavaScript and 20 kB of style, gzipped`,
  async ({ request }) => {
    const { js, css } = measureAssets(await (await request.get(CASE_SEARCH)).text());
    expect(js).toBeLessThanOrEqual(MAX_CASE_SEARCH_JAVASCRIPT);
    expect(css).toBeLessThanOrEqual(MAX_CSS);
  },
);

test('a browser loads no script or style that was not measured', { tag: '@long' }, async ({
  page,
  request,
}) => {
  for (const path of ['/', CASE_SEARCH]) {
    const loaded = new Set<string>();
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      if (/\.(js|css)$/.test(pathname)) loaded.add(pathname);
    });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    page.removeAllListeners('response');
    const bytes = (ending: string) =>
      [...loaded]
        .filter((file) => file.endsWith(ending))
        .reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file))).length, 0);
    const measured = measureAssets(await (await request.get(path)).text());
    expect(bytes('.js')).toBeGreaterThan(0);
    expect(bytes('.js'), path).toBeLessThanOrEqual(measured.js);
    expect(bytes('.css'), path).toBeLessThanOrEqual(measured.css);
  }
});

for (const [index, path] of CONTENT_PAGES.entries()) {
  for (const width of index === 0 ? [390, 1440] : [390]) {
    test(`${path} does not shift while it loads, ${width} px`, {
      tag: width === 390 && path === '/' ? [] : '@long',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      // Fonts arrive after the first paint, like on a slow connection.
      const sendFonts = await holdRequests(page, '**/*.woff2');
      await page.addInitScript(() => {
        const shifts: number[] = [];
        (window as unknown as { shifts: number[] }).shifts = shifts;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect
        .poll(() =>
          page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
        )
        .toBe(1);
      sendFonts();
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const shifted = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
      );
      expect(shifted).toBeLessThan(MAX_SHIFT);
    });
  }
}

test('text is shown before its fonts have loaded', { tag: '@long' }, async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  const [sheet = ''] = /\/assets\/app-[^"]+\.css/.exec(html) ?? [];
  const faces = (await (await request.get(sheet)).text()).match(/@font-face\{[^}]*\}/g) ?? [];
  expect(faces.length).toBeGreaterThan(0);
  for (const face of faces) expect(face).toMatch(/font-display:(?:swap|optional)/);
  const preloaded = [...html.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g)].map(
    ([, href]) => href ?? '',
  );
  expect(preloaded.length).toBeGreaterThan(0);
  for (const href of preloaded) expect(faces.some((face) => face.includes(href))).toBe(true);
  // Fonts that never load do not block the page.
  await page.route('**/*.woff2', () => {});
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

requestTest('assets are immutable, pages are revalidated', async ({ request }) => {
  const first = await request.get('/');
  const html = await first.text();
  const asset = /\/assets\/[^"]+\.css/.exec(html)?.[0] ?? '';
  expect((await request.get(asset)).headers()['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  const { etag } = first.headers();
  expect(etag).toBeTruthy();
  expect((await request.get('/', { headers: { 'if-none-match': etag ?? '' } })).status()).toBe(304);
});

requestTest(
  'robots.txt, sitemap, manifest and icons exist',
  { tag: '@long' },
  async ({ request }) => {
    expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
    const addresses = [
      ...(await (await request.get('/sitemaps/1.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g),
    ].map((m) => m[1] ?? '');
    expect(addresses.length).toBeGreaterThan(3);
    expect(await (await request.get('/sitemap.xml')).text()).toContain('/sitemaps/1.xml</loc>');
    for (const address of addresses.slice(0, 20))
      expect((await request.get(address)).status(), address).toBe(200);
    const manifest = (await (await request.get('/site.webmanifest')).json()) as {
      icons: { src: string }[];
    };
    for (const path of [
      ...manifest.icons.map((i) => i.src),
      '/favicon.ico',
      '/favicon.svg',
      '/apple-touch-icon.png',
      '/og.png',
    ]) {
      expect((await request.get(path)).status(), path).toBe(200);
    }
  },
);

test('print: black on white, no controls, the disclaimer and the number on every sheet', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/privacy-policy');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const selector of ['header.bar', '#sidebar', 'footer form', '.footer-grid'])
    await expect(page.locator(selector).first()).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.locator('.page').evaluate((e) => getComputedStyle(e).marginLeft)).toBe('0px');
  const textColor = await page
    .locator('main p')
    .first()
    .evaluate((e) => getComputedStyle(e).color);
  const [r, g, b] = (textColor.match(/[\d.]+/g) ?? []).map(Number);
  expect(Math.max(r ?? 255, g ?? 255, b ?? 255), `ink on paper is ${textColor}`).toBeLessThan(110);
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })), {
    verbosity: 0,
  });
  const { text: sheets } = await extractText(pdf, { mergePages: false });
  expect(sheets.length).toBeGreaterThan(1);
  for (const [index, sheet] of sheets.entries()) {
    expect(sheet.replace(/\s+/g, ' ')).toContain(
      'Educational information only, not legal advice. For advice about your situation, talk to a qualified attorney.',
    );
    expect(sheet).toContain(`${index + 1} / ${sheets.length}`);
  }
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
});
