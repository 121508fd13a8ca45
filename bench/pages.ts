// Every kind of page from memory, the same page rendered for every request, and nginx with the same bytes, in turns, so that a busy
// machine is busy for all; and a server of Node that does nothing else, which is the most that could be reached. Counted are requests per second of the server's own processor time: what one core can do. A query makes
// the server render (server/cache/page-cache.ts). PAGES_SECONDS and PAGES_ROUNDS choose how long, PAGES_ONLY=home,topic which.
import { request } from 'node:http';
import { cpus } from 'node:os';
import { startBareServer } from './bare-server.ts';
import { hasProcessorTime, loadTool, oneByOne, requestsPerProcessorSecond } from './load.ts';
import { hasNginx, type Page, startNginx } from './nginx.ts';
import { atLeast, median, type Ratio } from './ratios.ts';
import { startApp } from './start-app.ts';
import { TEMPLATES } from './templates.ts';

export const quick = true;

const SECONDS = Number(process.env.PAGES_SECONDS ?? 1);
const ROUNDS = Number(process.env.PAGES_ROUNDS ?? 3);
const ONLY = process.env.PAGES_ONLY?.split(',');
/** Until V8 has compiled what it will. */
const WARM_UP_SECONDS = 4;
const RENDERED = 10;
const AGAINST_RENDERED = 10;
const AGAINST_NGINX = 0.5;
/** As a browser asks. */
const HEADERS = { 'Accept-Encoding': 'gzip, deflate, br', Accept: 'text/html', 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) measuring' };

type Server = { url: string; pid: number; stop: () => unknown };
type Named = (typeof TEMPLATES)[number] & { page: Page };

export async function run(): Promise<Ratio[]> {
  const servers: Server[] = [];
  const started = async <T extends Server>(starting: Promise<T>): Promise<T> => {
    const server = await starting;
    servers.unshift(server);
    return server;
  };
  try {
    const app = await started(startApp());
    const kept = await keptPages(app.url);
    const [first] = kept;
    if (!first) throw new Error('no page is kept in memory');
    const nginx = hasNginx ? await started(startNginx(kept.map(({ page }) => page))) : undefined;
    await ask(app, first.path, WARM_UP_SECONDS);
    if (!nginx) console.log('  nginx is not installed (Debian: apt-get install nginx-light): not compared with it');
    const ratios: Ratio[] = [];
    for (const named of kept) {
      const bare = nginx && (await started(startBareServer(named.page.body)));
      ratios.push(...(await measure(named, app, bare && { nginx, bare })));
      if (bare) servers.splice(servers.indexOf(bare), 1);
      bare?.stop();
    }
    return ratios;
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** Asked for twice: only a page that is kept has a tag. */
async function keptPages(url: string): Promise<Named[]> {
  const asked: Named[] = [];
  for (const template of TEMPLATES.filter(({ name }) => !ONLY || ONLY.includes(name))) {
    await get(url, template.path);
    asked.push({ ...template, page: await get(url, template.path) });
  }
  const time = hasProcessorTime ? 'processor time' : 'time (this system does not tell a process’s processor time)';
  console.log(`pages: requests per second of ${time}, by ${loadTool} with 16 connections, ${cpus().length} cores, Node ${process.version}`);
  const others = asked.filter(({ page }) => !page.headers.etag).map(({ name }) => name);
  if (others.length > 0) console.log(`  rendered for each visitor, so not measured here: ${others.join(', ')}`);
  return asked.filter(({ page }) => page.headers.etag);
}

const ask = (server: Server, path: string, seconds = SECONDS) =>
  requestsPerProcessorSecond(server.pid, { url: `${server.url}${path}`, headers: HEADERS, seconds });

async function measure({ name, path, page }: Named, app: Server, others?: { nginx: Server; bare: Server }): Promise<Ratio[]> {
  const rates = { rendered: [] as number[], memory: [] as number[], nginx: [] as number[], bare: [] as number[] };
  // One after the other: a queue of renderings would still be worked off while the next is measured.
  const render = () => oneByOne(app.pid, () => get(app.url, `${path}?rendered`), RENDERED);
  await render();
  if (others) await ask(others.bare, '/', WARM_UP_SECONDS / 2);
  for (let round = 0; round < ROUNDS; round++) {
    rates.rendered.push(await render());
    rates.memory.push(await ask(app, path));
    if (!others) continue;
    rates.nginx.push(await ask(others.nginx, path));
    rates.bare.push(await ask(others.bare, '/'));
  }
  const [rendered, memory, nginx, bare] = [median(rates.rendered), median(rates.memory), median(rates.nginx), median(rates.bare)];
  const [gain, share] = [memory / rendered, memory / nginx];
  const size = `${(page.body.length / 1000).toFixed(1)} kB`;
  console.log(
    `  ${name.padEnd(15)}${size.padStart(8)}  rendered ${show(rendered).padStart(6)}  memory ${show(memory).padStart(7)} (${gain.toFixed(0)}×)` +
      (others ? `  nginx ${show(nginx).padStart(7)} (${share.toFixed(2)} of it; bare Node ${(bare / nginx).toFixed(2)})` : ''),
  );
  const against = atLeast(
    `${name}: from memory against rendered`,
    gain,
    AGAINST_RENDERED,
    `${show(memory)} and ${show(rendered)} a second`,
  );
  if (!others) return [against];
  const figures = `${show(memory)} and ${show(nginx)} a second, ${size}; a server of Node that does nothing but send them reaches ${(bare / nginx).toFixed(2)}`;
  return [against, atLeast(`${name}: from memory against nginx`, share, AGAINST_NGINX, figures)];
}

const show = (rate: number) => Math.round(rate).toLocaleString('en-US');

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
