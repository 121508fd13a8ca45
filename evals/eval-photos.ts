// How well photographs of papers are read in the browser, by severity: the pages of
// evals/papers.jsonl are drawn, tilted, dimmed under a shadow, blurred and made grainy, alone and
// together, then read by the page /paper of a running app in Chromium. Characters read, and kinds
// and dates found, next to those of the clean text.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { readPaperText } from '#features/papers/read/read-paper.server.ts';
import { checkout } from '#server/boot/content-source.ts';
import startApp, { getAppUrl } from '#tests/e2e/start-app.ts';
import { type Damage, drawPaper } from '#tests/harness/fakes/paper-picture.ts';
import { type LabeledPaper, readLabeledPapers } from './labeled-papers.ts';

const SEVERITIES: [name: string, damage: Damage][] = [
  ['as printed', {}],
  ['tilted 1°', { tilt: 1 }],
  ['tilted 3°', { tilt: 3 }],
  ['dim', { dim: 0.6 }],
  ['blurred', { blur: 1.5 }],
  ['grainy', { noise: 40 }],
  ['all, light', { tilt: 1, dim: 0.25, blur: 0.6, noise: 12 }],
  ['all, medium', { tilt: -3, dim: 0.45, blur: 1.2, noise: 24 }],
  ['all, heavy', { tilt: 6, dim: 0.6, blur: 2, noise: 36 }],
  ['too dark', { dim: 0.93, noise: 8 }],
];
const DEFAULT_PAPERS = 12;
/** What fits on one drawn page. */
const MAX_LENGTH = 2_200;
const MAX_WAIT_MS = 180_000;

/** `executablePath`: of Chromium; Playwright's own by default. */
export async function evalPhotos({
  file,
  count = DEFAULT_PAPERS,
  executablePath,
}: {
  file?: string | undefined;
  count?: number;
  executablePath?: string | undefined;
}): Promise<number> {
  const root = join(import.meta.dirname, '..');
  if (
    !existsSync(join(root, 'build', 'client')) ||
    (!file && !existsSync(join(import.meta.dirname, 'papers.jsonl')))
  ) {
    console.log('needs a build (npm start) and evals/papers.jsonl, or a file like it');
    return 1;
  }
  const { library } = loadLibrary(checkout);
  const papers = pickPapers(readLabeledPapers(file), count);
  // Here, because loading it takes longer than most evaluations.
  const { chromium } = await import('@playwright/test');
  const stop = await startApp();
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${getAppUrl()}/paper`);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    console.log('severity      characters  kinds      dates     hints');
    for (const [name, damage] of SEVERITIES) {
      const totals = { characters: 0, kinds: 0, dates: 0, allDates: 0, hints: 0 };
      for (const paper of papers) {
        await page.getByLabel('Choose photos or a PDF').setInputFiles({
          name: 'paper.jpg',
          mimeType: 'image/jpeg',
          buffer: await drawPaper(page, paper.text, damage),
        });
        await page.getByRole('button', { name: /^Read the photos/ }).click();
        await page
          .locator('.photo-part [role="status"], .photo-part [role="alert"]')
          .filter({ hasText: /in the box|could not/ })
          .first()
          .waitFor({ timeout: MAX_WAIT_MS });
        totals.hints += Number((await page.locator('.photo-hint').count()) > 0);
        const box = page.getByLabel('What the paper says');
        const text = await box.inputValue();
        await box.fill('');
        const clean = readPaperText({ library }, paper.text);
        const read = readPaperText({ library }, text);
        totals.characters += shareRead(paper.text, text);
        totals.kinds += Number(read.kind.id === clean.kind.id);
        totals.allDates += clean.dates.length;
        totals.dates += clean.dates.filter(({ date, role }) =>
          read.dates.some((each) => each.date === date && each.role === role),
        ).length;
        for (const remove of await page.getByRole('button', { name: /^Remove page/ }).all())
          await remove.click();
      }
      const characters = `${((100 * totals.characters) / papers.length).toFixed(1)}%`;
      console.log(
        `${name.padEnd(14)}${characters.padEnd(12)}${`${totals.kinds}/${papers.length}`.padEnd(11)}${`${totals.dates}/${totals.allDates}`.padEnd(10)}${totals.hints}/${papers.length}`,
      );
    }
    return 0;
  } finally {
    await browser.close();
    await stop();
  }
}

/** The first paper of each kind that fits on a page. */
function pickPapers(papers: LabeledPaper[], count: number): LabeledPaper[] {
  const first = new Map<string, LabeledPaper>();
  for (const paper of papers) {
    if (paper.form === 'clean' && paper.text.length <= MAX_LENGTH && !first.has(paper.kind))
      first.set(paper.kind, paper);
  }
  return [...first.values()].slice(0, count);
}

/**
 * The share of characters that stand in both, in order: one less the edit distance by length.
 * Spaces and line breaks count once.
 */
function shareRead(expected: string, read: string): number {
  const [a, b] = [expected, read].map((text) => text.replace(/\s+/g, ' ').trim()) as [
    string,
    string,
  ];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]),
      );
    }
    row = next;
  }
  return Math.max(0, 1 - (row[b.length] ?? 0) / Math.max(1, a.length));
}
