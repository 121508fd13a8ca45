// npm run bench -- lighthouse   Lighthouse's four scores on a phone for one page of every kind (no
//   SEO for a page that asks not to be indexed): performance as the median of LIGHTHOUSE_RUNS
//   (five); the other scores are deterministic and measured once. The package has a hundred
//   dependencies, so it is not one of ours: it is loaded from LIGHTHOUSE_DIR, and a message says
//   how to install it there. LIGHTHOUSE_ONLY=home,topic selects pages.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { atLeast, getMedian, type Ratio } from './ratios.ts';
import { findFreePort, startApp } from './start-app.ts';
import { TEMPLATES } from './templates.ts';

const VERSION = '13.5.0';
const FOLDER =
  process.env.LIGHTHOUSE_DIR ?? join(import.meta.dirname, '..', '.cache', 'lighthouse');
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const ONLY = process.env.LIGHTHOUSE_ONLY?.split(',');
const AIMS = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 } as const;
type Category = keyof typeof AIMS;
const CATEGORIES = Object.keys(AIMS) as Category[];

type Audit = { id: string; title: string; score: number | null; displayValue?: string };
type Result = {
  runtimeError?: { message: string };
  categories: Partial<
    Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >;
  audits: Record<string, Audit>;
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>;

export async function run(): Promise<Ratio[]> {
  const lighthouse = await findLighthouse();
  const { findChromium } = await import(join(import.meta.dirname, '..', 'scripts', 'chromium.mjs'));
  const executablePath = findChromium();
  if (!lighthouse || !executablePath) {
    console.log(
      executablePath
        ? 'lighthouse: not run, the package is not there. To put it there:'
        : 'lighthouse: not run, no Chromium was found.',
    );
    if (!lighthouse)
      console.log(`  npm install --prefix ${FOLDER} --ignore-scripts lighthouse@${VERSION}`);
    return [];
  }
  const ownPort = await findFreePort();
  const app = await startApp({ PORT: String(ownPort), PUBLIC_URL: `http://localhost:${ownPort}` });
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath,
    args: [
      `--remote-debugging-port=${port}`,
      '--disable-gpu',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  try {
    console.log(
      `lighthouse ${VERSION}, phone, performance as the median of ${RUNS}: ${CATEGORIES.join(', ')}`,
    );
    const ratios: Ratio[] = [];
    for (const { name, path } of TEMPLATES) {
      const url = `http://localhost:${ownPort}${path}`;
      if (ONLY && !ONLY.includes(name)) continue;
      const categories = (await isIndexable(url))
        ? CATEGORIES
        : CATEGORIES.filter((category) => category !== 'seo');
      const first = await measure(lighthouse, url, port, categories);
      const speed = [first.categories.performance?.score ?? 0];
      while (speed.length < RUNS)
        speed.push(
          (await measure(lighthouse, url, port, ['performance'])).categories.performance?.score ??
            0,
        );
      const scores = categories.map((category) =>
        category === 'performance' ? getMedian(speed) : (first.categories[category]?.score ?? 0),
      );
      const lostPointTexts = categories.map((category, i) =>
        (scores[i] ?? 0) < AIMS[category] ? listLostPoints(first, category).join('; ') : '',
      );
      const formattedScores = scores
        .map((score) => String(Math.round(score * 100)).padStart(5))
        .join('');
      console.log(
        `  ${name.padEnd(15)}${formattedScores}  ${lostPointTexts.filter(Boolean).join('; ')}`,
      );
      for (const [i, category] of categories.entries()) {
        const runsNote = category === 'performance' ? `median of ${RUNS}` : '';
        ratios.push(
          atLeast(
            `${name}: ${category}`,
            scores[i] ?? 0,
            AIMS[category],
            [runsNote, lostPointTexts[i]].filter(Boolean).join('; '),
          ),
        );
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
  const { default: lighthouse } = (await import(
    pathToFileURL(createRequire(from).resolve('lighthouse')).href
  )) as { default: Lighthouse };
  return lighthouse;
}

async function isIndexable(url: string): Promise<boolean> {
  const answer = await fetch(url);
  const html = await answer.text();
  return (
    answer.ok &&
    !/<meta[^>]+name="robots"[^>]+noindex/.test(html) &&
    !(answer.headers.get('x-robots-tag') ?? '').includes('noindex')
  );
}

/** Retries, because on a busy machine the browser occasionally misses the start of a page load. */
async function measure(
  lighthouse: Lighthouse,
  url: string,
  port: number,
  onlyCategories: Category[],
  tries = 3,
): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    onlyCategories,
    logLevel: 'silent',
    output: 'json',
  });
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (tries > 1) return measure(lighthouse, url, port, onlyCategories, tries - 1);
  throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message}`);
}

function listLostPoints(result: Result, category: Category): string[] {
  return (result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
    .map(
      ({ id }) =>
        `${id}${result.audits[id]?.displayValue ? ` ${result.audits[id].displayValue}` : ''}`,
    );
}
