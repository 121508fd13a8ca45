// npm run check-links: asks every address that the library names whether it still answers, and writes a report.
// Polite: one request at a time per host, a pause between two, HEAD first. Without a network it says so and stops.
import { lookup } from 'node:dns/promises';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { loadLibrary } from '#features/library/load-library.server.ts';

const root = join(import.meta.dirname, '..');
const REPORT = join(root, '.cache', 'link-report.md');
const HOSTS_AT_ONCE = 8;
const TIMEOUT_MS = 20_000;
const PAUSE_MS = 500;
const USER_AGENT = 'Plainlaw-link-check/1.0 (checks that the pages we recommend still exist)';

type Outcome = { url: string; items: string[]; status: string; fine: boolean };

if (!(await hasNetwork())) {
  console.log('not run: no network');
} else {
  const byUrl = addresses();
  const queues = Map.groupBy(byUrl.keys(), (url) => new URL(url).host);
  const hosts = [...queues.values()];
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let urls = hosts.pop(); urls; urls = hosts.pop()) {
      for (const url of urls) {
        outcomes.push({ url, items: byUrl.get(url) ?? [], ...(await ask(url)) });
        if (outcomes.length % 50 === 0) console.log(`${outcomes.length} of ${byUrl.size} addresses asked`);
        await pause(PAUSE_MS);
      }
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, worker));
  writeReport(outcomes);
}

function addresses(): Map<string, string[]> {
  const { library } = loadLibrary(join(root, 'content'));
  const found = new Map<string, string[]>();
  const add = (url: string, item: string) => found.set(url, [...(found.get(url) ?? []), item]);
  for (const r of library.resources) add(r.url, `resources/${r.id}`);
  for (const h of library.hotlines) add(h.url, `hotlines/${h.id}`);
  for (const t of library.topics)
    for (const s of [...t.sources, ...t.deadlines.flatMap((d) => d.source ?? [])]) add(s.url, `topics/${t.id}`);
  for (const f of library.faqs) for (const s of f.sources) add(s.url, `faq/${f.id}`);
  for (const g of library.guides) for (const s of [...g.sources, ...g.resources]) add(s.url, `guides/${g.id}`);
  return found;
}

async function ask(url: string): Promise<{ status: string; fine: boolean }> {
  try {
    let response = await request(url, 'HEAD');
    if (response.status >= 400) response = await request(url, 'GET');
    await response.body?.cancel();
    const moved = response.redirected && new URL(response.url).host !== new URL(url).host ? `, now at ${response.url}` : '';
    // Some official sites refuse programs; that says nothing about the page.
    const fine = response.ok || response.status === 403 || response.status === 429;
    return { status: `${response.status}${moved}`, fine };
  } catch (error) {
    return {
      status: error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : 'failed',
      fine: false,
    };
  }
}

const request = (url: string, method: string) =>
  fetch(url, { method, redirect: 'follow', signal: AbortSignal.timeout(TIMEOUT_MS), headers: { 'User-Agent': USER_AGENT } });

function writeReport(outcomes: Outcome[]): void {
  const bad = outcomes.filter((o) => !o.fine).toSorted((a, b) => (a.url < b.url ? -1 : 1));
  const lines = bad.map((o) => `| ${o.url} | ${o.status} | ${o.items.slice(0, 3).join(', ')}${o.items.length > 3 ? ' …' : ''} |`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(
    REPORT,
    [
      `# Link report`,
      '',
      `${outcomes.length} addresses asked, ${bad.length} did not answer well.`,
      '',
      '| address | answer | used by |',
      '|---|---|---|',
      ...lines,
      '',
    ].join('\n'),
  );
  console.log(`${outcomes.length} addresses asked, ${bad.length} did not answer well: .cache/link-report.md`);
  process.exitCode = bad.length > 0 ? 1 : 0;
}

async function hasNetwork(): Promise<boolean> {
  return lookup('www.usa.gov').then(
    () => true,
    () => false,
  );
}
