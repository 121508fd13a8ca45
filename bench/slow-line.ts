// npm run bench -- slow-line   A phone whose processor is four times slower, on a slow 3G line:
//   first paint, largest paint, and how long the page keeps a tap waiting while it loads. As
//   multiples of the first paint of a bare page that is loaded alike. COMPARE_URL compares with
//   another version that is already running there; SLOW_LINE_ONLY=home,topic selects pages.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { getMedian, type Ratio, withoutAim } from './ratios.ts';
import { startApp } from './start-app.ts';
import { TEMPLATES } from './templates.ts';

const ROUNDS = 3;
const CPU_SLOWDOWN = 4;
/** "Slow 3G" of Chromium's developer tools. */
const LINE = {
  offline: false,
  latency: 2_000,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block' as const,
};
/**
 * After the page has loaded: time for the largest paint to be reported, and for the scripts to take
 * over.
 */
const SETTLE_MS = 1_000;
const TAP_EVERY_MS = 100;
const TIMEOUT_MS = 120_000;
const ONLY = (
  process.env.SLOW_LINE_ONLY ??
  'home,assistant,topic,guide,questions,help,search,term,documents,paper'
).split(',');
const COMPARE_URL = process.env.COMPARE_URL;
const BARE_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title><h1>Legal help in plain words</h1>';

type Paints = { first: number; largest: number; tapDelay: number };
const MEASURES = ['first', 'largest', 'tapDelay'] as const;
const NAMES = {
  first: 'first paint',
  largest: 'largest paint',
  tapDelay: 'longest delay of a tap',
};

export async function run(): Promise<Ratio[]> {
  const { findChromium } = await import(join(import.meta.dirname, '..', 'scripts', 'chromium.mjs'));
  const executablePath = findChromium();
  if (!executablePath) {
    console.log('slow-line: not run, no Chromium was found.');
    return [];
  }
  const app = await startApp();
  const bareServer = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end(BARE_PAGE),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => bareServer.once('listening', resolve));
  const bareAddress = bareServer.address();
  const bareUrl =
    typeof bareAddress === 'object' && bareAddress ? `http://127.0.0.1:${bareAddress.port}/` : '';
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    console.log('slow-line: milliseconds');
    const barePaint = (await measureSide(browser, bareUrl)).first;
    const ratios: Ratio[] = [];
    for (const { name, path } of TEMPLATES.filter((template) => ONLY.includes(template.name))) {
      const here = await measureSide(browser, app.url + path);
      const compared = COMPARE_URL ? await measureSide(browser, COMPARE_URL + path) : undefined;
      for (const measure of MEASURES) {
        console.log(
          `  ${name.padEnd(12)} ${measure.padEnd(10)} ${Math.round(here[measure])}`,
          compared ? Math.round(compared[measure]) : '',
        );
        ratios.push(
          withoutAim(
            `${name}: ${NAMES[measure]}, of a bare page's first paint`,
            here[measure] / barePaint,
          ),
        );
        if (compared)
          ratios.push(
            withoutAim(
              `${name}: ${NAMES[measure]}, of the other version's`,
              here[measure] / compared[measure],
            ),
          );
      }
    }
    return ratios;
  } finally {
    await browser.close();
    bareServer.close();
    await app.stop();
  }
}

/** Taps have a load of their own, because after a touch no larger paint is reported. */
async function measureSide(browser: Browser, url: string): Promise<Paints> {
  const rounds: Paints[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { first, largest } = await load(browser, url, { taps: false });
    const { tapDelay } = await load(browser, url, { taps: true });
    rounds.push({ first, largest, tapDelay });
  }
  const pickMedian = (measure: keyof Paints) => getMedian(rounds.map((paints) => paints[measure]));
  return {
    first: pickMedian('first'),
    largest: pickMedian('largest'),
    tapDelay: pickMedian('tapDelay'),
  };
}

async function load(browser: Browser, url: string, { taps }: { taps: boolean }): Promise<Paints> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', LINE);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(observePaints);
    await page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    await page.waitForFunction(
      () => (window as unknown as { paints: Paints }).paints.first > 0,
      null,
      { timeout: TIMEOUT_MS },
    );
    let loaded = false;
    const loading = page.waitForLoadState('load', { timeout: TIMEOUT_MS }).then(async () => {
      await page.waitForTimeout(SETTLE_MS);
      loaded = true;
    });
    while (taps && !loaded) {
      await page.touchscreen.tap(1, 400);
      await page.waitForTimeout(TAP_EVERY_MS);
    }
    await loading;
    return await page.evaluate(() => (window as unknown as { paints: Paints }).paints);
  } finally {
    await context.close();
  }
}

function observePaints(): void {
  const paints = { first: 0, largest: 0, tapDelay: 0 };
  (window as unknown as { paints: Paints }).paints = paints;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') paints.first = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paints.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  // The event's time stamp is that of the touch, so the difference is how long the page kept it
  // waiting.
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => (paints.tapDelay = Math.max(paints.tapDelay, performance.now() - timeStamp)),
    true,
  );
}
