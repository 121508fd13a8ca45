// Every kind of page from the page cache, the same page rendered per request, nginx with the same bytes, and a minimal Node server as
// the upper bound; in alternation, so that other load affects all of them. Measured in requests per second of the server's CPU time:
// what one core can do. A query string bypasses the cache (server/cache/page-cache.ts). PAGES_SECONDS and PAGES_ROUNDS set the duration,
// PAGES_ONLY=home,topic selects pages.
import { request } from 'node:http';
import { cpus } from 'node:os';
import { startBareServer } from './bare-server.ts';
import { hasCpuTime, loadTool, measureOneByOne, measureRequestsPerCpuSecond } from './load.ts';
import { hasNginx, type Page, startNginx } from './nginx.ts';
import { atLeast, getMedian, type Ratio } from './ratios.ts';
import { startApp } from './start-app.ts';
import { TEMPLATES } from './templates.ts';

export const quick = true;

const SECONDS = Number(process.env.PAGES_SECONDS ?? 1);
const ROUNDS = Number(process.env.PAGES_ROUNDS ?? 3);
const ONLY = process.env.PAGES_ONLY?.split(',');
/** Long enough for V8 to optimize the hot paths. */
const WARM_UP_SECONDS = 4;
const RENDER_COUNT = 10;
const MIN_RENDERED_RATIO = 10;
const MIN_NGINX_RATIO = 0.5;
/** A browser's request headers. */
const HEADERS = { 'Accept-Encoding': 'gzip, deflate, br', Accept: 'text/html', 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) measuring' };

type Server = { url: string; pid: number; stop: () => unknown };
type TemplatePage = (typeof TEMPLATES)[number] & { page: Page };

export async function run(): Promise<Ratio[]> {
  const servers: Server[] = [];
  const track = async <T extends Server>(startup: Promise<T>): Promise<T> => {
    const server = await startup;
    servers.unshift(server);
    return server;
  };
  try {
    const app = await track(startApp());
    const cachedPages = await listCachedPages(app.url);
    const [first] = cachedPages;
    if (!first) throw new Error('no page is kept in memory');
    const nginx = hasNginx ? await track(startNginx(cachedPages.map(({ page }) => page))) : undefined;
    await measureRate(app, first.path, WARM_UP_SECONDS);
    if (!nginx) console.log('  nginx is not installed (Debian: apt-get install nginx-light): not compared with it');
    const ratios: Ratio[] = [];
    for (const templatePage of cachedPages) {
      const bare = nginx && (await track(startBareServer(templatePage.page.body)));
      ratios.push(...(await measure(templatePage, app, bare && { nginx, bare })));
      if (bare) servers.splice(servers.indexOf(bare), 1);
      bare?.stop();
    }
    return ratios;
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** Requests each page twice: only a cached page has an ETag. */
async function listCachedPages(url: string): Promise<TemplatePage[]> {
  const pages: TemplatePage[] = [];
  for (const template of TEMPLATES.filter(({ name }) => !ONLY || ONLY.includes(name))) {
    await get(url, template.path);
    pages.push({ ...template, page: await get(url, template.path) });
  }
  const time = hasCpuTime ? 'processor time' : 'time (this system does not tell a process’s processor time)';
  console.log(`pages: requests per second of ${time}, by ${loadTool} with 16 connections, ${cpus().length} cores, Node ${process.version}`);
  const uncached = pages.filter(({ page }) => !page.headers.etag).map(({ name }) => name);
  if (uncached.length > 0) console.log(`  rendered for each visitor, so not measured here: ${uncached.join(', ')}`);
  return pages.filter(({ page }) => page.headers.etag);
}

const measureRate = (server: Server, path: string, seconds = SECONDS) =>
  measureRequestsPerCpuSecond(server.pid, { url: `${server.url}${path}`, headers: HEADERS, seconds });

async function measure({ name, path, page }: TemplatePage, app: Server, others?: { nginx: Server; bare: Server }): Promise<Ratio[]> {
  const rates = { rendered: [] as number[], memory: [] as number[], nginx: [] as number[], bare: [] as number[] };
  // Sequential: a queue of renderings would still be running during the next measurement.
  const measureRendering = () => measureOneByOne(app.pid, () => get(app.url, `${path}?rendered`), RENDER_COUNT);
  await measureRendering();
  if (others) await measureRate(others.bare, '/', WARM_UP_SECONDS / 2);
  for (let round = 0; round < ROUNDS; round++) {
    rates.rendered.push(await measureRendering());
    rates.memory.push(await measureRate(app, path));
    if (!others) continue;
    rates.nginx.push(await measureRate(others.nginx, path));
    rates.bare.push(await measureRate(others.bare, '/'));
  }
  const rendered = getMedian(rates.rendered);
  const memory = getMedian(rates.memory);
  const nginx = getMedian(rates.nginx);
  const bare = getMedian(rates.bare);
  const gain = memory / rendered;
  const share = memory / nginx;
  const size = `${(page.body.length / 1000).toFixed(1)} kB`;
  console.log(
    `  ${name.padEnd(15)}${size.padStart(8)}  rendered ${formatRate(rendered).padStart(6)}  memory ${formatRate(memory).padStart(7)} (${gain.toFixed(0)}×)` +
      (others ? `  nginx ${formatRate(nginx).padStart(7)} (${share.toFixed(2)} of it; bare Node ${(bare / nginx).toFixed(2)})` : ''),
  );
  const againstRendered = atLeast(
    `${name}: from memory against rendered`,
    gain,
    MIN_RENDERED_RATIO,
    `${formatRate(memory)} and ${formatRate(rendered)} a second`,
  );
  if (!others) return [againstRendered];
  const figures = `${formatRate(memory)} and ${formatRate(nginx)} a second, ${size}; a server of Node that does nothing but send them reaches ${(bare / nginx).toFixed(2)}`;
  return [againstRendered, atLeast(`${name}: from memory against nginx`, share, MIN_NGINX_RATIO, figures)];
}

const formatRate = (rate: number) => Math.round(rate).toLocaleString('en-US');

function get(origin: string, path: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    request(origin + path, { headers: HEADERS }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`${path} answered ${answer.statusCode}`));
        resolve({ path, headers: answer.headers, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}
