// npm run screens -- FOLDER [NAME…]     photographs one page of every kind, and the gallery of
//   pieces, or these alone, by the names of bench/templates.ts
// npm run screens -- compare OLD NEW    which pictures of two folders differ, by how many pixels
// At 360 and 1440 pixels, light and dark, the whole page. Take both folders on one machine and day:
// fonts, browsers and dates differ.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findFreePort, startApp } from '#bench/start-app.ts';
import { TEMPLATES } from '#bench/templates.ts';

const WIDTHS = [360, 1440];
const THEMES = ['light', 'dark'] as const;
const root = join(import.meta.dirname, '..');

const [first, ...rest] = process.argv.slice(2);
if (first === 'compare' && rest.length === 2) await compare(rest[0] as string, rest[1] as string);
else if (first && first !== 'compare') await photograph(first, rest);
else {
  console.error('Use: npm run screens -- FOLDER | npm run screens -- compare OLD NEW');
  process.exitCode = 2;
}

async function photograph(folder: string, wanted: string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  const browser = await openBrowser();
  const pages = TEMPLATES.filter(({ name }) => isWanted(name));
  const app = pages.length > 0 ? await startApp() : undefined;
  for (const { name, path } of pages)
    await takeAll(browser, `${app?.url}${path}`, join(folder, name.replaceAll(' ', '-')));
  await app?.stop();
  if (isWanted('gallery')) await photographGallery(browser, folder);
  await browser.close();
  console.log(`${readdirSync(folder).length} pictures in ${folder}`);
}

/** Only the development server has it. */
async function photographGallery(browser: Browser, folder: string): Promise<void> {
  const port = await findFreePort();
  const data = mkdtempSync(join(tmpdir(), 'plainlaw-gallery-'));
  chmodSync(data, 0o755);
  const server = spawn(process.execPath, ['--conditions=development', 'scripts/dev.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: data, NEWS_FEEDS: 'off' },
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}/dev/gallery`;
  if (await isServed(url)) await takeAll(browser, url, join(folder, 'gallery'));
  else console.log('The gallery was not photographed: its server did not answer.');
  server.kill();
  await once(server, 'exit');
  rmSync(data, { recursive: true, force: true });
}

async function openBrowser(): Promise<Browser> {
  const { findChromium } = await import(join(import.meta.dirname, 'chromium.mjs'));
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
}

async function isServed(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 240; attempt++) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return false;
}

async function takeAll(browser: Browser, url: string, path: string): Promise<void> {
  for (const colorScheme of THEMES)
    for (const width of WIDTHS) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
        bypassCSP: true,
      });
      // Fonts that come late are not used (`font-display: optional`): the second time none does.
      await page.goto(url, { waitUntil: 'networkidle' });
      await page.reload({ waitUntil: 'networkidle' });
      // What is far below the window is painted late, or not at all.
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `${path}-${width}-${colorScheme}.png`, fullPage: true });
      await page.close();
    }
}

async function compare(before: string, after: string): Promise<void> {
  const browser = await openBrowser();
  const page = await browser.newPage();
  let same = 0;
  const names = readdirSync(after).filter((name) => name.endsWith('.png'));
  for (const name of names) {
    if (!existsSync(join(before, name))) console.log(`${name}: only in ${after}`);
    else {
      const pair = [before, after].map((folder) => readFileSync(join(folder, name)));
      const difference = pair[0]?.equals(pair[1] as Buffer) ? '' : await countPixels(page, pair);
      if (difference === '') same++;
      else console.log(`${name}: ${difference}`);
    }
  }
  console.log(`${same} of ${names.length} pictures are the same`);
  await browser.close();
}

/** Empty where only the files differ. */
async function countPixels(page: Page, pair: Buffer[]): Promise<string> {
  return page.evaluate(
    async (sources) => {
      const [a, b] = await Promise.all(
        sources.map(async (source) => {
          const image = await createImageBitmap(await (await fetch(source)).blob());
          const { width, height } = image;
          const context = new OffscreenCanvas(width, height).getContext('2d');
          context?.drawImage(image, 0, 0);
          return { width, height, pixels: context?.getImageData(0, 0, width, height).data };
        }),
      );
      if (!a?.pixels || !b?.pixels) return 'cannot be read';
      if (a.height !== b.height) return `height ${a.height} → ${b.height}`;
      let count = 0;
      let top = -1;
      for (let i = 0; i < a.pixels.length; i += 4) {
        const isSame = [0, 1, 2].every((c) => a.pixels?.[i + c] === b.pixels?.[i + c]);
        if (isSame) continue;
        count++;
        if (top < 0) top = Math.floor(i / 4 / a.width);
      }
      return count === 0 ? '' : `${count} pixels, from line ${top}`;
    },
    pair.map((bytes) => `data:image/png;base64,${bytes.toString('base64')}`),
  );
}
