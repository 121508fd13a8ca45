// npm run check-links: requests every URL in the library, writes a report of those that fail, and
// keeps them in derived/closed-sites.json for `npm run content -- due`. It
// is polite to hosts: one request at a time per host, a pause between requests, HEAD first. Without
// a network it prints a message and stops.
import { lookup } from 'node:dns/promises';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { toIsoDay } from '#lib/dates.ts';
import { checkout } from '#server/boot/content-source.ts';
import { CLOSED_SITES_FILE, updateClosedSites } from './closed-sites.ts';

const root = join(import.meta.dirname, '..');
const REPORT = join(root, '.cache', 'link-report.md');
const MAX_CONCURRENT_HOSTS = 8;
const TIMEOUT_MS = 20_000;
const PAUSE_MS = 500;
const USER_AGENT = 'Plainlaw-link-check/1.0 (checks that the pages we recommend still exist)';

type Outcome = { url: string; items: string[]; status: string; fine: boolean };

if (!(await hasNetwork())) {
  console.log('not run: no network');
} else {
  const itemsByUrl = listUrls();
  const urlsByHost = Map.groupBy(itemsByUrl.keys(), (url) => new URL(url).host);
  const hosts = [...urlsByHost.values()];
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let urls = hosts.pop(); urls; urls = hosts.pop()) {
      for (const url of urls) {
        outcomes.push({ url, items: itemsByUrl.get(url) ?? [], ...(await checkUrl(url)) });
        if (outcomes.length % 50 === 0)
          console.log(`${outcomes.length} of ${itemsByUrl.size} addresses asked`);
        await pause(PAUSE_MS);
      }
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_HOSTS }, worker));
  writeReport(outcomes);
  keepClosed(outcomes);
}

function keepClosed(outcomes: Outcome[]): void {
  const file = join(checkout.derived, CLOSED_SITES_FILE);
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const closed = updateClosedSites(known, outcomes, toIsoDay(new Date()));
  writeFileSync(file, `${JSON.stringify(closed, null, 2)}\n`);
}

function listUrls(): Map<string, string[]> {
  const { library } = loadLibrary(checkout);
  const itemsByUrl = new Map<string, string[]>();
  const add = (url: string, item: string) =>
    itemsByUrl.set(url, [...(itemsByUrl.get(url) ?? []), item]);
  for (const r of library.resources) add(r.url, `resources/${r.id}`);
  for (const h of library.hotlines) add(h.url, `hotlines/${h.id}`);
  for (const t of library.topics)
    for (const s of [...t.sources, ...t.deadlines.flatMap((d) => d.source ?? [])])
      add(s.url, `topics/${t.id}`);
  for (const f of library.faqs) for (const s of f.sources) add(s.url, `faq/${f.id}`);
  for (const { id, states } of library.rules)
    for (const [state, cell] of Object.entries(states))
      if ('url' in cell) add(cell.url, `rules/${id}/${state}`);
  for (const g of library.guides)
    for (const s of [...g.sources, ...g.resources]) add(s.url, `guides/${g.id}`);
  return itemsByUrl;
}

async function checkUrl(url: string): Promise<{ status: string; fine: boolean }> {
  try {
    let response = await request(url, 'HEAD');
    if (response.status >= 400) response = await request(url, 'GET');
    await response.body?.cancel();
    const redirectNote =
      response.redirected && new URL(response.url).host !== new URL(url).host
        ? `, now at ${response.url}`
        : '';
    // Some official sites reject programs; that does not mean that the page is gone.
    const fine = response.ok || response.status === 403 || response.status === 429;
    return { status: `${response.status}${redirectNote}`, fine };
  } catch (error) {
    return {
      status:
        error instanceof Error
          ? error.cause instanceof Error
            ? error.cause.message
            : error.message
          : 'failed',
      fine: false,
    };
  }
}

const request = (url: string, method: string) =>
  fetch(url, {
    method,
    redirect: 'follow',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { 'User-Agent': USER_AGENT },
  });

function writeReport(outcomes: Outcome[]): void {
  const failed = outcomes.filter((o) => !o.fine).toSorted((a, b) => (a.url < b.url ? -1 : 1));
  const lines = failed.map(
    (o) =>
      `| ${o.url} | ${o.status} | ${o.items.slice(0, 3).join(', ')}${o.items.length > 3 ? ' …' : ''} |`,
  );
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(
    REPORT,
    [
      `# Link report`,
      '',
      `${outcomes.length} addresses asked, ${failed.length} did not answer well.`,
      '',
      '| address | answer | used by |',
      '|---|---|---|',
      ...lines,
      '',
    ].join('\n'),
  );
  console.log(
    `${outcomes.length} addresses asked, ${failed.length} did not answer well: .cache/link-report.md`,
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
}

async function hasNetwork(): Promise<boolean> {
  return lookup('www.usa.gov').then(
    () => true,
    () => false,
  );
}
