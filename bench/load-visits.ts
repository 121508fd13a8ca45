// What visitors do, in realistic shares: reading, searching, suggestions while typing, chatting,
// documents, signing in. A plan is made once per server (its pages and accounts); visits are then
// drawn from it with a seeded random generator, so that every run and every server gets the same
// ones. Each visitor has a different network address, as behind a proxy, because rate limits are
// on.
import { createExampleRequest, templates } from '#tests/harness/fakes/document-examples.ts';
import { createAccount, PASSWORD } from './create-account.ts';

export const SHARES = {
  reading: 0.7,
  searching: 0.15,
  suggesting: 0.05,
  chatting: 0.05,
  documents: 0.03,
  'signing in': 0.02,
} as const;
export type Kind = keyof typeof SHARES;
export type Plan = { pages: string[]; sessions: string[]; emails: string[]; documents: string[] };
export type Visit = {
  kind: Kind;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
};

/** Share of readers who are signed in. */
const SIGNED_IN_SHARE = 0.05;
const MAX_PAGES_PER_KIND = 25;
const MEMBERS = 6;
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
const PREFIXES = ['evi', 'evict', 'dep', 'small cl', 'custo', 'wage ga', 'bankr', 'power of'];
const QUESTIONS = [
  'Can my landlord keep my security deposit after',
  'How do I answer a debt lawsuit within',
  'Can I be fired for being sick for',
  'How do I file in small claims court after',
];

export async function makePlan(url: string, dataDir: string): Promise<Plan> {
  const map = await (await fetch(`${url}/sitemaps/1.xml`)).text();
  const all = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, location = '/']) => new URL(location).pathname,
  );
  const pages: string[] = [];
  // Requests each page once, so that the page cache is warm.
  for (const page of samplePages([...new Set(all)]))
    if (await isAvailable(url, page)) pages.push(page);
  const emails = Array.from({ length: MEMBERS }, (_, n) => `member-${n}@example.com`);
  const sessions: string[] = [];
  for (const email of emails) {
    const headers = { 'X-Forwarded-For': toNetworkAddress(Math.random()) };
    sessions.push(await createAccount({ url, dataDir }, email, headers));
  }
  const exampleTemplates = templates.filter((_, index) => index % 4 === 0);
  return {
    pages,
    sessions,
    emails,
    documents: exampleTemplates.map((template) => JSON.stringify(createExampleRequest(template))),
  };
}

/**
 * A few of each kind, because there are thousands of cases and terms; earlier pages are visited
 * more often.
 */
function samplePages(pages: string[]): string[] {
  const random = createRandom(1);
  const shuffled = pages
    .map((page) => ({ page, at: page === '/' ? -1 : random() }))
    .sort((a, b) => a.at - b.at);
  const countByKind: Record<string, number> = {};
  return shuffled.flatMap(({ page }) => {
    const kind = page.split('/', 2)[1] ?? '';
    countByKind[kind] = (countByKind[kind] ?? 0) + 1;
    return countByKind[kind] <= MAX_PAGES_PER_KIND ? [page] : [];
  });
}

async function isAvailable(url: string, page: string): Promise<boolean> {
  const answer = await fetch(url + page, {
    headers: { 'X-Forwarded-For': toNetworkAddress(Math.random()) },
  });
  await answer.arrayBuffer();
  return answer.status === 200;
}

export function drawVisit(plan: Plan, random: () => number): Visit {
  const kind = drawKind(random());
  const headers = {
    'X-Forwarded-For': toNetworkAddress(random()),
    'Accept-Encoding': 'gzip, deflate, br',
    Accept: 'text/html',
  };
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const form = (path: string, fields: Record<string, string>): Visit => ({
    kind,
    method: 'POST',
    path,
    body: new URLSearchParams(fields).toString(),
    headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  const get = (path: string, more = {}): Visit => ({
    kind,
    method: 'GET',
    path,
    headers: { ...headers, ...more },
  });
  switch (kind) {
    case 'reading': {
      const page = plan.pages[Math.floor(plan.pages.length ** random()) - 1] ?? '/';
      return get(page, random() < SIGNED_IN_SHARE ? { Cookie: pick(plan.sessions) } : {});
    }
    case 'searching':
      return get(pick(QUERIES));
    case 'suggesting':
      return get(`/suggest?q=${encodeURIComponent(pick(PREFIXES))}`, {
        Accept: 'application/json',
      });
    case 'chatting': {
      // Always a new question; half of them without the provider.
      const question = `${pick(QUESTIONS)} ${Math.floor(random() * 1e9)} days?`;
      const body = JSON.stringify({ question, libraryOnly: random() < 0.5 });
      return {
        kind,
        method: 'POST',
        path: '/api/chat',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body,
      };
    }
    case 'documents': {
      const request = pick(plan.documents);
      return random() < 0.5
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

function toNetworkAddress(value: number): string {
  const n = Math.floor(value * NETWORKS);
  return `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
}

/** Seeded random numbers (mulberry32), the same in every run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
