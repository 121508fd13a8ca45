// Loads one page of every kind in a real browser: gzipped script and style against their budgets,
// layout shift while loading (with fonts that arrive after the first paint, as on a slow
// connection), and whether text waits for fonts.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { atMost, getMedian, type Ratio, withoutAim } from './ratios.ts';
import { startApp } from './start-app.ts';
import { TEMPLATES } from './templates.ts';

export const quick = true;

const MAX_SCRIPT_BYTES = 136_000;
const MAX_STYLE_BYTES = 20_000;
const MAX_SHIFT = 0.005;
/** Interactive pages may load more script, but not more style. */
const WORK_PAGES = new Set(['assistant', 'research', 'documents', 'paper']);
const PHONE = { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' as const };
const SLOW_FONTS_MS = 500;
const FONTS_LATE_MS = 3_000;
const MAX_FONT_DELAY_RATIO = 1.5;
const ROUNDS = 5;

type Weight = { name: string; script: number; style: number; shift: number };

export async function run(): Promise<Ratio[]> {
  const { findChromium } = await import(join(import.meta.dirname, '..', 'scripts', 'chromium.mjs'));
  const executablePath = findChromium();
  if (!executablePath) {
    console.log('weight: not run, no Chromium was found.');
    return [];
  }
  const app = await startApp();
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const weights: Weight[] = [];
    for (const { name, path } of TEMPLATES)
      weights.push(await measureWeight(browser, name, app.url + path));
    for (const { name, script, style, shift } of weights) {
      console.log(
        `  ${name.padEnd(15)} script ${formatKb(script)}, style ${formatKb(style)} gzip, shifts by ${shift.toFixed(4)}`,
      );
    }
    const withFonts: number[] = [];
    const withLateFonts: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      withFonts.push(await measureFirstPaint(browser, app.url, 0));
      withLateFonts.push(await measureFirstPaint(browser, app.url, FONTS_LATE_MS));
    }
    const mostShifted = weights.reduce((worst, one) => (one.shift > worst.shift ? one : worst));
    return [
      ...weights.map(({ name, script }) =>
        WORK_PAGES.has(name)
          ? withoutAim(
              `${name}: script, of ${formatKb(MAX_SCRIPT_BYTES)}`,
              script / MAX_SCRIPT_BYTES,
              `${formatKb(script)}; a page to work in`,
            )
          : atMost(
              `${name}: script, of ${formatKb(MAX_SCRIPT_BYTES)}`,
              script / MAX_SCRIPT_BYTES,
              1,
              formatKb(script),
            ),
      ),
      ...weights.map(({ name, style }) =>
        atMost(
          `${name}: style, of ${formatKb(MAX_STYLE_BYTES)}`,
          style / MAX_STYLE_BYTES,
          1,
          formatKb(style),
        ),
      ),
      atMost(
        `layout shift while loading, the most of ${weights.length} pages`,
        mostShifted.shift,
        MAX_SHIFT,
        mostShifted.name,
      ),
      atMost(
        `first text with fonts that come ${FONTS_LATE_MS / 1000} s later, against fonts at once`,
        getMedian(withLateFonts) / getMedian(withFonts),
        MAX_FONT_DELAY_RATIO,
        'home',
      ),
    ];
  } finally {
    await browser.close();
    await app.stop();
  }
}

async function measureWeight(browser: Browser, name: string, url: string): Promise<Weight> {
  const page = await openPageWithLateFonts(browser, SLOW_FONTS_MS);
  const bodies: Promise<{ file: string; bytes: number }>[] = [];
  page.on('response', (answer) => {
    const file = new URL(answer.url()).pathname;
    if (!/\.(?:js|css)$/.test(file)) return;
    const body = answer.body().catch((error) => {
      if (!page.isClosed()) throw error;
      return Buffer.alloc(0); // came after the page was measured
    });
    bodies.push(
      body.then((bytes) => ({ file, bytes: bytes.length === 0 ? 0 : gzipSync(bytes).length })),
    );
  });
  await page.addInitScript(() => {
    const shiftWindow = window as unknown as { shift: number };
    shiftWindow.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shiftWindow.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  const files = await Promise.all(bodies);
  const sumBytes = (ending: string) =>
    files.filter(({ file }) => file.endsWith(ending)).reduce((all, { bytes }) => all + bytes, 0);
  await page.close();
  return { name, script: sumBytes('.js'), style: sumBytes('.css'), shift };
}

async function measureFirstPaint(
  browser: Browser,
  url: string,
  fontsLateMs: number,
): Promise<number> {
  const page = await openPageWithLateFonts(browser, fontsLateMs);
  await page.goto(url, { waitUntil: 'commit' });
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (name === 'first-contentful-paint') resolve(startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await page.close();
  return ms;
}

async function openPageWithLateFonts(browser: Browser, ms: number): Promise<Page> {
  const page = await browser.newPage(PHONE);
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((wake) => setTimeout(wake, ms));
    await route.continue().catch(() => {}); // the page may be closed by now
  });
  return page;
}

const formatKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
