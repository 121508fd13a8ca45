// Every kind of page from the page cache, signed out and signed in, the same page rendered per
// request, nginx with the same bytes, and a minimal Node server as the upper bound; in alternation,
// so that other load affects all of them. Measured in requests per second of the server's CPU time:
// what one core can do. A query string bypasses the cache (server/cache/page-cache.ts).
// PAGES_SECONDS and PAGES_ROUNDS set the duration, PAGES_ONLY=home,topic selects pages. With
// COMPARE_URL (another version that is running without rate limits) and COMPARE_PID (the process
// that answers there) pages are also rendered by it.
import { request } from 'node:http';
import { cpus } from 'node:os';
import { startBareServer } from './bare-server.ts';
import { createAccount } from './create-account.ts';
import { hasCpuTime, loadTool, measureOneByOne, measureRequestsPerCpuSecond } from './load.ts';
import { hasNginx, type Page, startNginx } from './nginx.ts';
import { atLeast, getMedian, type Ratio, withoutAim } from './ratios.ts';
import { type StartedApp, startApp } from './start-app.ts';
import { TEMPLATES } from './templates.ts';

export const quick = true;

const SECONDS = Number(process.env.PAGES_SECONDS ?? 1);
const ROUNDS = Number(process.env.PAGES_ROUNDS ?? 3);
const ONLY = process.env.PAGES_ONLY?.split(',');
/** Long enough for V8 to optimize the hot paths. */
const WARM_UP_SECONDS = 4;
const WARM_UP_RENDERS = 200;
/**
 * CPU time is counted in hundredths of a second: fewer would be too coarse to compare two versions.
 */
const RENDER_COUNT = 40;
const MIN_RENDERED_RATIO = 10;
/** A member's session and plan are read from the database for every page. */
const MIN_SIGNED_IN_RATIO = 1;
const MIN_NGINX_RATIO = 0.5;
/** A browser's request headers. */
const HEADERS = {
  'Accept-Encoding': 'gzip, deflate, br',
  Accept: 'text/html',
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) measuring',
};

type Server = { url: string; pid: number };
type StartedServer = Server & { stop: () => unknown };
/** `memberHeaders`: those of a member, if the page is cached for members too. */
type TemplatePage = (typeof TEMPLATES)[number] & {
  page: Page;
  memberHeaders?: Record<string, string>;
};
type Others = { version?: Server; nginx?: Server; bare?: Server };

export async function run(): Promise<Ratio[]> {
  const servers: StartedServer[] = [];
  const track = async <T extends StartedServer>(startup: Promise<T>): Promise<T> => {
    const server = await startup;
    servers.unshift(server);
    return server;
  };
  try {
    const app = await track(startApp());
    const cachedPages = await listCachedPages(app);
    if (cachedPages.length === 0) throw new Error('no page is kept in memory');
    const nginx = hasNginx
      ? await track(startNginx(cachedPages.map(({ page }) => page)))
      : undefined;
    if (!nginx)
      console.log(
        '  nginx is not installed (Debian: apt-get install nginx-light): not compared with it',
      );
    const otherVersion = findOtherVersion();
    const shared = cachedPages.find(({ memberHeaders }) => memberHeaders);
    if (shared) await measureRate(app, shared.path, WARM_UP_SECONDS, shared.memberHeaders);
    for (const server of otherVersion ? [app, otherVersion] : [app]) {
      await measureRate(server, '/', WARM_UP_SECONDS);
      await measureRendering(server, '/', WARM_UP_RENDERS);
    }
    const ratios: Ratio[] = [];
    for (const templatePage of cachedPages) {
      const version =
        otherVersion && (await hasPage(otherVersion, templatePage.path)) ? otherVersion : undefined;
      const bare = nginx && (await track(startBareServer(templatePage.page.body)));
      ratios.push(...(await measure(templatePage, app, { version, nginx, bare })));
      if (bare) servers.splice(servers.indexOf(bare), 1);
      bare?.stop();
    }
    return ratios;
  } finally {
    for (const server of servers) await server.stop();
  }
}

function findOtherVersion(): Server | undefined {
  const { COMPARE_URL: url, COMPARE_PID: pid } = process.env;
  if (url && !pid)
    console.log('  COMPARE_URL without COMPARE_PID: not compared with the other version');
  return url && pid ? { url, pid: Number(pid) } : undefined;
}

async function hasPage({ url }: Server, path: string): Promise<boolean> {
  const answer = await fetch(url + path);
  await answer.arrayBuffer();
  return answer.status !== 404;
}

/**
 * Requests each page twice: only a cached page has an ETag, and only that of a member varies by
 * cookie.
 */
async function listCachedPages(app: StartedApp): Promise<TemplatePage[]> {
  const memberHeaders = { ...HEADERS, Cookie: await createAccount(app, 'member@example.com') };
  const pages: TemplatePage[] = [];
  for (const template of TEMPLATES.filter(({ name }) => !ONLY || ONLY.includes(name))) {
    const page = await getTwice(app.url, template.path, HEADERS);
    const memberPage = await getTwice(app.url, template.path, memberHeaders);
    pages.push({
      ...template,
      page,
      memberHeaders: memberPage.headers.vary?.includes('Cookie') ? memberHeaders : undefined,
    });
  }
  const time = hasCpuTime
    ? 'processor time'
    : 'time (this system does not tell a process’s processor time)';
  console.log(
    `pages: requests per second of ${time}, by ${loadTool} with 16 connections, ${cpus().length} cores, Node ${process.version}`,
  );
  const cached = pages.filter(({ page }) => page.headers.etag);
  const uncached = pages
    .filter((templatePage) => !cached.includes(templatePage))
    .map(({ name }) => name);
  if (uncached.length > 0)
    console.log(`  rendered for each visitor, so not measured here: ${uncached.join(', ')}`);
  const personal = cached.filter(({ memberHeaders }) => !memberHeaders).map(({ name }) => name);
  if (personal.length > 0)
    console.log(`  rendered for each member, so not measured signed in: ${personal.join(', ')}`);
  return cached;
}

const measureRate = (
  server: Server,
  path: string,
  seconds = SECONDS,
  headers: Record<string, string> = HEADERS,
) => measureRequestsPerCpuSecond(server.pid, { url: `${server.url}${path}`, headers, seconds });

/** Sequential: a queue of renderings would still be running during the next measurement. */
const measureRendering = ({ url, pid }: Server, path: string, count = RENDER_COUNT) =>
  measureOneByOne(pid, () => get(url, `${path}?rendered`), count);

async function measure(
  { name, path, page, memberHeaders }: TemplatePage,
  app: Server,
  { version, nginx, bare }: Others,
): Promise<Ratio[]> {
  const rates: Record<
    'rendered' | 'renderedThere' | 'memory' | 'signedIn' | 'nginx' | 'bare',
    number[]
  > = {
    rendered: [],
    renderedThere: [],
    memory: [],
    signedIn: [],
    nginx: [],
    bare: [],
  };
  await measureRendering(app, path);
  if (version) await measureRendering(version, path);
  if (bare) await measureRate(bare, '/', WARM_UP_SECONDS / 2);
  for (let round = 0; round < ROUNDS; round++) {
    rates.rendered.push(await measureRendering(app, path));
    if (version) rates.renderedThere.push(await measureRendering(version, path));
    rates.memory.push(await measureRate(app, path));
    if (memberHeaders) rates.signedIn.push(await measureRate(app, path, SECONDS, memberHeaders));
    if (nginx) rates.nginx.push(await measureRate(nginx, path));
    if (bare) rates.bare.push(await measureRate(bare, '/'));
  }
  const rendered = getMedian(rates.rendered);
  const renderedThere = getMedian(rates.renderedThere);
  const memory = getMedian(rates.memory);
  const signedIn = getMedian(rates.signedIn);
  const nginxRate = getMedian(rates.nginx);
  const bareShare = (getMedian(rates.bare) / nginxRate).toFixed(2);
  const gain = memory / rendered;
  const versionRatio = rendered / renderedThere;
  const signedInShare = signedIn / memory;
  const nginxShare = memory / nginxRate;
  const size = `${(page.body.length / 1000).toFixed(1)} kB`;
  console.log(
    `  ${name.padEnd(15)}${size.padStart(8)}  rendered ${formatRate(rendered).padStart(6)}` +
      (version ? ` (${versionRatio.toFixed(2)} of the other version)` : '') +
      `  memory ${formatRate(memory).padStart(7)} (${gain.toFixed(0)}×)` +
      (memberHeaders
        ? `  signed in ${formatRate(signedIn).padStart(7)} (${signedInShare.toFixed(2)} of signed out, ${(signedIn / rendered).toFixed(1)}× rendered)`
        : '') +
      (nginx
        ? `  nginx ${formatRate(nginxRate).padStart(7)} (${nginxShare.toFixed(2)} of it; bare Node ${bareShare})`
        : ''),
  );
  const both = (one: number, other: number) =>
    `${formatRate(one)} and ${formatRate(other)} a second`;
  const ratios = [
    atLeast(
      `${name}: from memory against rendered`,
      gain,
      MIN_RENDERED_RATIO,
      both(memory, rendered),
    ),
  ];
  if (version)
    ratios.push(
      withoutAim(
        `${name}: rendered against the other version`,
        versionRatio,
        both(rendered, renderedThere),
      ),
    );
  if (memberHeaders) {
    ratios.push(
      withoutAim(
        `${name}: from memory, signed in against signed out`,
        signedInShare,
        both(signedIn, memory),
      ),
    );
    ratios.push(
      atLeast(
        `${name}: signed in against rendered`,
        signedIn / rendered,
        MIN_SIGNED_IN_RATIO,
        both(signedIn, rendered),
      ),
    );
  }
  if (nginx) {
    const note = `${both(memory, nginxRate)}, ${size}; a server of Node that does nothing but send them reaches ${bareShare}`;
    ratios.push(atLeast(`${name}: from memory against nginx`, nginxShare, MIN_NGINX_RATIO, note));
  }
  return ratios;
}

const formatRate = (rate: number) => Math.round(rate).toLocaleString('en-US');

async function getTwice(
  origin: string,
  path: string,
  headers: Record<string, string>,
): Promise<Page> {
  await get(origin, path, headers);
  return get(origin, path, headers);
}

function get(
  origin: string,
  path: string,
  headers: Record<string, string> = HEADERS,
): Promise<Page> {
  return new Promise((resolve, reject) => {
    request(origin + path, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        if (answer.statusCode !== 200)
          return reject(new Error(`${path} answered ${answer.statusCode}`));
        resolve({ path, headers: answer.headers, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}
