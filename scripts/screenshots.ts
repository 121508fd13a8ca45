// npm run screenshots   takes the pictures in docs/screenshots of a fresh app, at the size that
// README.md shows them.
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startApp } from '#bench/start-app.ts';

const folder = join(import.meta.dirname, '..', 'docs', 'screenshots');
const WINDOW = { width: 1180, height: 1150 };
const BRIEF =
  'Police must warn a suspect before questioning. Miranda v. Arizona, 384 U.S. 436, 444 (1964). A tenant may withhold rent. Harrow v. ' +
  'Lindqvist, 871 U.S. 212 (2019). Schools may not segregate. Smith v. Board of Education, 347 U.S. 483 (1954). See also Roe v. Wade, ' +
  '410 U.S. 113 (1973).';
const FACTS =
  'My landlord kept my security deposit of $1,800 when I moved out in March. I left the apartment clean and undamaged. ' +
  'He sent no list of deductions and does not answer my letters. I have asked for the deposit back four times.';

const PICTURES: Record<string, (page: Page) => Promise<void>> = {
  answer: async (page) => {
    await open(page, '/chatbot');
    const box = page.getByPlaceholder('Ask a legal question...');
    await box.fill('Can the police search my phone without a warrant?');
    await box.press('Enter');
    await page.locator('.turn[data-status="done"]').waitFor();
  },
  citations: async (page) => {
    await open(page, '/citations');
    await page.getByLabel('Your text', { exact: true }).fill(BRIEF);
    await page.getByRole('button', { name: 'Check citations' }).click();
    await page.getByRole('heading', { name: /^Results: / }).waitFor();
    await toTop(page, 'main h2:has-text("Results")');
  },
  analysis: async (page) => {
    await open(page, '/research?tab=strategy');
    await page.getByLabel('Enter case facts').fill(FACTS);
    await page.getByLabel('Jurisdiction').selectOption('OH');
    await page.getByRole('button', { name: 'Analyze' }).click();
    await page.locator('.writing-result').getByRole('button', { name: /PDF$/ }).waitFor();
    await toTop(
      page,
      '.writing-result h3:has-text("Issues spotted"), .writing-result h2:has-text("Issues spotted")',
    );
  },
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Below the bar. */
async function toTop(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 100));
}

const { findChromium } = await import(join(import.meta.dirname, 'chromium.mjs'));
const app = await startApp({ PAYWALL: 'off' });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  for (const [name, take] of Object.entries(PICTURES)) {
    const page = await browser.newPage({
      viewport: WINDOW,
      baseURL: app.url,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    await take(page);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    console.log(`docs/screenshots/${name}.png`);
    await page.close();
  }
} finally {
  await browser.close();
  await app.stop();
}
