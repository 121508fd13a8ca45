// Simulated visitors who read pages and sign up while servers fail. A read fails if there is no
// response, an incomplete one, or an error page. A sign-up counts as acknowledged only after a
// success response.
import { setTimeout as delay } from 'node:timers/promises';

export type VisitorReport = {
  requests: number;
  /** Failed reads, with their path. */
  failures: string[];
  /** Email addresses whose sign-up succeeded. */
  acknowledged: string[];
  /** Sign-ups that got an error or no response. */
  refused: string[];
};

export const VISITED_PATHS = [
  '/',
  '/terms',
  '/topics/landlord-tenant',
  '/topics/landlord-tenant/news.xml',
  '/research?tab=cases&q=right+to+counsel',
  '/cases/miranda-v-arizona-1966',
  '/search?q=eviction',
  '/dictionary',
];
const PAUSE_MS = 25;
/** Generous timeout for slow CI machines. */
const TIMEOUT_MS = 120_000;
let emailCount = 0;

export function startVisitors(
  url: string,
  { readers = 6, writers = 2, paths = VISITED_PATHS } = {},
) {
  const seen: VisitorReport = { requests: 0, failures: [], acknowledged: [], refused: [] };
  const stopping = new AbortController();
  const signal = stopping.signal;

  async function readPages(firstIndex: number): Promise<void> {
    for (let n = firstIndex; !signal.aborted; n++) {
      const path = paths[n % paths.length] as string;
      seen.requests++;
      const failure = await readOnce(`${url}${path}`);
      if (failure) seen.failures.push(`${path}: ${failure}`);
      await delay(PAUSE_MS);
    }
  }

  async function signUpRepeatedly(): Promise<void> {
    while (!signal.aborted) {
      const email = `visitor-${++emailCount}-${process.pid}@example.com`;
      seen.requests++;
      const failure = await signUp(url, email);
      if (failure) seen.refused.push(`${email}: ${failure}`);
      else seen.acknowledged.push(email);
      await delay(PAUSE_MS * 4);
    }
  }

  const loops = [
    ...Array.from({ length: readers }, (_, n) => readPages(n)),
    ...Array.from({ length: writers }, () => signUpRepeatedly()),
  ];
  return {
    seen,
    async leave(): Promise<VisitorReport> {
      stopping.abort();
      await Promise.all(loops);
      return seen;
    },
  };
}

/** Returns undefined on success. */
export async function readOnce(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await answer.text();
    if (answer.status >= 400) return `status ${answer.status}`;
    return /<\/(?:html|rss)>\s*$/.test(text) ? undefined : 'half a page';
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
}

export async function signUp(url: string, email: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${url}/newsletter`, {
      method: 'POST',
      body: new URLSearchParams({ email }),
      headers: { origin: url },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.text();
    return answer.status === 200 ? undefined : `status ${answer.status}`;
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
}

/** Acknowledged sign-ups that are missing in the database. */
export async function findLostEmails(
  acknowledged: string[],
  rows: (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>,
): Promise<string[]> {
  const storedEmails = new Set(
    (await rows('SELECT email FROM newsletter_subscriptions')).map(({ email }) => email),
  );
  return acknowledged.filter((email) => !storedEmails.has(email));
}
