// npm run bench -- lighthouse   Lighthouse's four scores on a phone for one page of every kind that search engines may index: performance as
// the median of LIGHTHOUSE_RUNS (five), the others, which are the same each time, once. Its package brings a hundred others, so it is not ours: it is looked for in LIGHTHOUSE_DIR, and the message
// below says how to put it there. LIGHTHOUSE_ONLY=home,topic chooses pages.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { atLeast, median, type Ratio } from './ratios.ts';
import { freePort, startApp } from './start-app.ts';
import { TEMPLATES } from './templates.ts';

const VERSION = '13.5.0';
const FOLDER = process.env.LIGHTHOUSE_DIR ?? join(import.meta.dirname, '..', '.cache', 'lighthouse');
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const ONLY = process.env.LIGHTHOUSE_ONLY?.split(',');
const AIMS = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 } as const;
type Category = keyof typeof AIMS;
const CATEGORIES = Object.keys(AIMS) as Category[];

type Audit = { id: string; title: string; score: number | null; displayValue?: string };
type Result = {
  runtimeError?: { message: string };
  categories: Partial<Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>>;
  audits: Record<string, Audit>;
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>;

export async function run(): Promise<Ratio[]> {
  const lighthouse = await findLighthouse();
  const { findChromium } = await import(join(import.meta.dirname, '..', 'scripts', 'chromium.mjs'));
  const executablePath = findChromium();
  if (!lighthouse || !executablePath) {
    console.log(
      executablePath ? 'lighthouse: not run, the package is not there. To put it there:' : 'lighthouse: not run, no Chromium was found.',
    );
    if (!lighthouse) console.log(`  npm install --prefix ${FOLDER} --ignore-scripts lighthouse@${VERSION}`);
    return [];
  }
  const ownPort = await freePort();
  const app = await startApp({ PORT: String(ownPort), PUBLIC_URL: `http://localhost:${ownPort}` });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`, '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    console.log(`lighthouse ${VERSION}, phone, performance as the median of ${RUNS}: ${CATEGORIES.join(', ')}`);
    const ratios: Ratio[] = [];
    for (const { name, path } of TEMPLATES) {
      const url = `http://localhost:${ownPort}${path}`;
      if (ONLY ? !ONLY.includes(name) : !(await mayBeIndexed(url))) continue;
      const first = await measure(lighthouse, url, port, CATEGORIES);
      const speed = [first.categories.performance?.score ?? 0];
      while (speed.length < RUNS) speed.push((await measure(lighthouse, url, port, ['performance'])).categories.performance?.score ?? 0);
      const scores = CATEGORIES.map((category) => (category === 'performance' ? median(speed) : (first.categories[category]?.score ?? 0)));
      const why = CATEGORIES.map((category, i) => ((scores[i] ?? 0) < AIMS[category] ? lostPoints(first, category).join('; ') : ''));
      const shown = scores.map((score) => String(Math.round(score * 100)).padStart(5)).join('');
      console.log(`  ${name.padEnd(15)}${shown}  ${why.filter(Boolean).join('; ')}`);
      for (const [i, category] of CATEGORIES.entries()) {
        const of = category === 'performance' ? `median of ${RUNS}` : '';
        ratios.push(atLeast(`${name}: ${category}`, scores[i] ?? 0, AIMS[category], [of, why[i]].filter(Boolean).join('; ')));
      }
    }
    return ratios;
  } finally {
    await browser.close();
    await app.stop();
  }
}

async function findLighthouse(): Promise<Lighthouse | undefined> {
  const from = join(FOLDER, 'package.json');
  if (!existsSync(join(FOLDER, 'node_modules', 'lighthouse'))) return undefined;
  const { default: lighthouse } = (await import(pathToFileURL(createRequire(from).resolve('lighthouse')).href)) as { default: Lighthouse };
  return lighthouse;
}

async function mayBeIndexed(url: string): Promise<boolean> {
  const answer = await fetch(url);
  const html = await answer.text();
  return answer.ok && !/<meta[^>]+name="robots"[^>]+noindex/.test(html) && !(answer.headers.get('x-robots-tag') ?? '').includes('noindex');
}

/** Now and then the browser loses the beginning of a page on a busy machine: asked again. */
async function measure(lighthouse: Lighthouse, url: string, port: number, onlyCategories: Category[], tries = 3): Promise<Result> {
  const done = await lighthouse(url, { port, onlyCategories, logLevel: 'silent', output: 'json' });
  if (done && !done.lhr.runtimeError) return done.lhr;
  if (tries > 1) return measure(lighthouse, url, port, onlyCategories, tries - 1);
  throw new Error(`Lighthouse could not measure ${url}: ${done?.lhr.runtimeError?.message}`);
}

function lostPoints(result: Result, category: Category): string[] {
  return (result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id}${result.audits[id]?.displayValue ? ` ${result.audits[id].displayValue}` : ''}`);
}
