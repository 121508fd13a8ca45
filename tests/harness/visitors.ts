// People who read and sign up while something happens to the servers. A reader's failure is what a visitor would call one: no
// answer, half an answer, or an error page. A sign-up counts as acknowledged only when the answer said so.
import { setTimeout as delay } from 'node:timers/promises';

export type Seen = {
  requests: number;
  /** What readers saw that was no page, with its address. */
  failures: string[];
  /** Addresses whose sign-up was answered with success. */
  acknowledged: string[];
  /** Sign-ups that were answered with an error, or not at all. */
  refused: string[];
};

export const READ = [
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
/** Generous: what never comes is a failure, what comes late on a busy machine is none. */
const PATIENCE_MS = 120_000;
let named = 0;

export function startVisitors(url: string, { readers = 6, writers = 2, paths = READ } = {}) {
  const seen: Seen = { requests: 0, failures: [], acknowledged: [], refused: [] };
  const leaving = new AbortController();
  const until = leaving.signal;

  async function read(from: number): Promise<void> {
    for (let n = from; !until.aborted; n++) {
      const path = paths[n % paths.length] as string;
      seen.requests++;
      const failure = await readOnce(`${url}${path}`);
      if (failure) seen.failures.push(`${path}: ${failure}`);
      await delay(PAUSE_MS);
    }
  }

  async function write(): Promise<void> {
    while (!until.aborted) {
      const email = `visitor-${++named}-${process.pid}@example.com`;
      seen.requests++;
      const failure = await signUp(url, email);
      if (failure) seen.refused.push(`${email}: ${failure}`);
      else seen.acknowledged.push(email);
      await delay(PAUSE_MS * 4);
    }
  }

  const all = [...Array.from({ length: readers }, (_, n) => read(n)), ...Array.from({ length: writers }, () => write())];
  return {
    seen,
    async leave(): Promise<Seen> {
      leaving.abort();
      await Promise.all(all);
      return seen;
    },
  };
}

/** Undefined: a whole page came. */
export async function readOnce(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
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
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.text();
    return answer.status === 200 ? undefined : `status ${answer.status}`;
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
}

/** Acknowledged sign-ups that are not in the database. */
export async function lostOf(
  acknowledged: string[],
  rows: (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>,
): Promise<string[]> {
  const held = new Set((await rows('SELECT email FROM newsletter_subscriptions')).map(({ email }) => email));
  return acknowledged.filter((email) => !held.has(email));
}
