// What visitors do, in the shares that issue and docs name: reading, searching, suggestions while typing, asking, documents, signing in.
// A plan is made once per server (its own pages and accounts); single visits are then drawn from it by a seeded chance, so that every
// run and every server sees the same ones. Each visitor has a network address of their own, as behind a proxy: the limits are on.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readMailFile } from '#integrations/mail/read-mail-file.ts';
import { exampleRequest, templates } from '#tests/harness/document-examples.ts';

export const SHARES = { reading: 0.7, searching: 0.15, suggesting: 0.05, chatting: 0.05, documents: 0.03, 'signing in': 0.02 } as const;
export type Kind = keyof typeof SHARES;
export type Plan = { pages: string[]; sessions: string[]; emails: string[]; documents: string[] };
export type Visit = { kind: Kind; method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string };

/** Of those who read, so many are signed in: their pages are rendered for them. */
const SIGNED_IN = 0.05;
const PAGES_OF_A_KIND = 25;
const MEMBERS = 6;
const PASSWORD = 'seven quiet lanterns';
const NETWORKS = 60_000;
const QUERIES = [
  '/search?q=eviction+notice',
  '/search?q=can+my+landlord+keep+my+deposit',
  '/search?q=small+claims+court',
  '/search?q=my+boss+did+not+pay+overtime',
  '/search?q=divorce+without+a+lawyer',
  '/research?tab=cases&q=right+to+counsel',
  '/research?tab=cases&q=384+U.S.+436',
  '/search?q=debt+collector+calls+at+work',
];
const TYPED = ['evi', 'evict', 'dep', 'small cl', 'custo', 'wage ga', 'bankr', 'power of'];
const QUESTIONS = [
  'Can my landlord keep my security deposit after',
  'How do I answer a debt lawsuit within',
  'Can I be fired for being sick for',
  'How do I file in small claims court after',
];

export async function makePlan(url: string, dataDir: string): Promise<Plan> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const all = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '/']) => new URL(location).pathname);
  const pages: string[] = [];
  // Each page once: an installation that has run for a minute has them in memory.
  for (const page of someOf([...new Set(all)])) if (await isThere(url, page)) pages.push(page);
  const emails = Array.from({ length: MEMBERS }, (_, n) => `member-${n}@example.com`);
  const sessions: string[] = [];
  for (const email of emails) sessions.push(await joinIn(url, dataDir, email));
  const some = templates.filter((_, index) => index % 4 === 0);
  return { pages, sessions, emails, documents: some.map((template) => JSON.stringify(exampleRequest(template))) };
}

/** A few of each kind, for there are thousands of cases and terms; in an order in which the first are read most. */
function someOf(pages: string[]): string[] {
  const chance = seeded(1);
  const drawn = pages.map((page) => ({ page, at: page === '/' ? -1 : chance() })).sort((a, b) => a.at - b.at);
  const taken: Record<string, number> = {};
  return drawn.flatMap(({ page }) => {
    const kind = page.split('/', 2)[1] ?? '';
    taken[kind] = (taken[kind] ?? 0) + 1;
    return taken[kind] <= PAGES_OF_A_KIND ? [page] : [];
  });
}

async function isThere(url: string, page: string): Promise<boolean> {
  const answer = await fetch(url + page, { headers: { 'X-Forwarded-For': networkOf(Math.random()) } });
  await answer.arrayBuffer();
  return answer.status === 200;
}

/** An account as people make one, with the link from the mail. Gives the cookie of its session. */
async function joinIn(url: string, dataDir: string, email: string): Promise<string> {
  const post = (path: string, form: Record<string, string>) =>
    fetch(url + path, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(form),
      headers: { 'X-Forwarded-For': networkOf(Math.random()) },
    });
  await post('/auth/register', { email, password: PASSWORD });
  const folder = join(dataDir, 'mail');
  let token: string | undefined;
  for (let tries = 0; !token && tries < 300; tries++) {
    await delay(100);
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml') && !name.startsWith('.')) : [];
    const mails = files.map((name) => readMailFile(readFileSync(join(folder, name), 'utf8')));
    token = mails.find(({ to }) => to.includes(email))?.text.match(/verify-email\?token=(\S+)/)?.[1];
  }
  if (!token) throw new Error(`no mail came for ${email}`);
  await post('/auth/verify-email', { token });
  const answer = await post('/auth/login', { email, password: PASSWORD });
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  if (!cookie.some((pair) => pair?.includes('session'))) throw new Error(`signing in gave ${answer.status}`);
  return cookie.join('; ');
}

export function drawVisit(plan: Plan, chance: () => number): Visit {
  const kind = drawKind(chance());
  const headers = { 'X-Forwarded-For': networkOf(chance()), 'Accept-Encoding': 'gzip, deflate, br', Accept: 'text/html' };
  const pick = <T>(list: readonly T[]) => list[Math.floor(chance() * list.length)] as T;
  const form = (path: string, fields: Record<string, string>): Visit => ({
    ...{ kind, method: 'POST', path, body: new URLSearchParams(fields).toString() },
    headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  const get = (path: string, more = {}): Visit => ({ kind, method: 'GET', path, headers: { ...headers, ...more } });
  switch (kind) {
    case 'reading': {
      const page = plan.pages[Math.floor(plan.pages.length ** chance()) - 1] ?? '/';
      return get(page, chance() < SIGNED_IN ? { Cookie: pick(plan.sessions) } : {});
    }
    case 'searching':
      return get(pick(QUERIES));
    case 'suggesting':
      return get(`/suggest?q=${encodeURIComponent(pick(TYPED))}`, { Accept: 'application/json' });
    case 'chatting': {
      // Never the same twice, half of them without the provider.
      const question = `${pick(QUESTIONS)} ${Math.floor(chance() * 1e9)} days?`;
      const body = JSON.stringify({ question, libraryOnly: chance() < 0.5 });
      return { kind, method: 'POST', path: '/api/chat', headers: { ...headers, 'Content-Type': 'application/json' }, body };
    }
    case 'documents': {
      const request = pick(plan.documents);
      return chance() < 0.5
        ? form('/documents/download', { request, 'file-format': 'pdf' })
        : form('/documents', { request, documentType: JSON.parse(request).documentType });
    }
    case 'signing in':
      return form('/auth/login', { email: pick(plan.emails), password: PASSWORD });
  }
}

function drawKind(value: number): Kind {
  let sum = 0;
  for (const [kind, share] of Object.entries(SHARES) as [Kind, number][]) {
    sum += share;
    if (value < sum) return kind;
  }
  return 'reading';
}

function networkOf(value: number): string {
  const n = Math.floor(value * NETWORKS);
  return `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
}

/** A chance that is the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
