// What a person with a phone must do, from the home page, to get five things: taps, fields, pages,
// screens scrolled, and the seconds of waiting in a real browser of a phone's size. A tap opens a
// field, chooses, presses or sends; typing is not counted, only the field. TAPS_URL measures a
// running app instead of a fresh one. With COMPARE_URL (the screens before, commit d9a77d8, running
// without rate limits) both are walked, each by its own way, and the ratio of taps is printed.
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { atMost, type Ratio } from './ratios.ts';
import { startApp } from './start-app.ts';
import { type Hand, WALKS, type Walk } from './taps-walks.ts';

export const quick = true;

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'block' as const,
};
/** A list of choices takes one tap to open and one to choose. */
const TAPS_OF_A_CHOICE = 2;
const PATIENCE_MS = 20_000;

type Count = { taps: number; fields: number; pages: number; screens: number; seconds: number };

export async function run(): Promise<Ratio[]> {
  const { findChromium } = await import(join(import.meta.dirname, '..', 'scripts', 'chromium.mjs'));
  const executablePath = findChromium();
  if (!executablePath) {
    console.log('taps: not run, no Chromium was found.');
    return [];
  }
  const app = process.env.TAPS_URL ? undefined : await startApp({ PAYWALL: 'off' });
  const url = process.env.TAPS_URL ?? app?.url ?? '';
  const oldUrl = process.env.COMPARE_URL;
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const ratios: Ratio[] = [];
    for (const { want, now, before } of WALKS) {
      // The first walk of a kind fills the caches of the server: only the second is counted.
      await count(browser, url, now);
      const after = await count(browser, url, now);
      console.log(`  ${want.padEnd(26)} ${format(after)}`);
      if (!oldUrl) continue;
      if (!before) {
        console.log(`  ${''.padEnd(26)} before: not possible`);
        continue;
      }
      await count(browser, oldUrl, before);
      const was = await count(browser, oldUrl, before);
      console.log(`  ${''.padEnd(26)} before: ${format(was)}`);
      ratios.push(
        atMost(
          `${want}: taps, of those before`,
          after.taps / was.taps,
          1,
          `${format(after)}; before ${format(was)}`,
        ),
      );
    }
    return ratios;
  } finally {
    await browser.close();
    await app?.stop();
  }
}

async function count(browser: Browser, url: string, walk: Walk): Promise<Count> {
  const context = await browser.newContext({ ...PHONE, baseURL: url });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  // Not by a mark of ours: older versions have none.
  await page.goto('/', { waitUntil: 'networkidle' });
  const counts = { taps: 0, fields: 0, pages: 0, screens: 0, seconds: 0 };
  let path = new URL(page.url()).pathname;
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame !== page.mainFrame() || pathname === path) return;
    path = pathname;
    counts.pages++;
  });
  const began = performance.now();
  await walk(createHand(page, counts));
  counts.seconds = (performance.now() - began) / 1000;
  await context.close();
  return counts;
}

function createHand(page: Page, counts: Count): Hand {
  const reach = async (target: Locator) => {
    await target.waitFor({ state: 'visible' });
    const height = PHONE.viewport.height;
    const readPlace = () => page.evaluate(() => window.scrollY);
    const from = await readPlace();
    await target.scrollIntoViewIfNeeded();
    counts.screens += Math.abs((await readPlace()) - from) / height;
  };
  const tap = async (target: Locator) => {
    await reach(target);
    await target.tap();
    counts.taps++;
  };
  return {
    page,
    main: page.locator('main'),
    tap,
    see: reach,
    type: async (field, text) => {
      await tap(field);
      await field.fill(text);
      counts.fields++;
    },
    send: async () => {
      await page.keyboard.press('Enter');
      counts.taps++;
    },
    choose: async (list, value) => {
      await reach(list);
      await list.selectOption(value);
      counts.taps += TAPS_OF_A_CHOICE;
      counts.fields++;
    },
  };
}

const format = ({ taps, fields, pages, screens, seconds }: Count) =>
  `${taps} taps, ${fields} fields, ${pages} pages, ${screens.toFixed(1)} screens scrolled, ${seconds.toFixed(1)} s`;
