// CourtListener's REST API, version 4. A visitor waits for the answer, so nothing is tried twice: a time-out over the whole
// exchange, a breaker, and a pause for as long as it asks for one. Redirects are refused and bodies bounded: only the configured host
// is ever spoken to. The token stays in this closure: it is in no address, no error and no log.
import { citeText } from '#legal/citations/format-citation.ts';
import { createBreaker } from '#lib/breaker.ts';
import type { Clock } from '#lib/clock.ts';
import type { Answer, CourtListener, CourtListenerFault } from './courtlistener.ts';
import { readFindings, readHits } from './read-answers.ts';

export type CourtListenerSettings = { url: string; token: string /** Tests shorten it. */; timeoutMs?: number };

type Endpoint = 'citation-lookup' | 'search';
type Asking<T> = { query?: string; body?: URLSearchParams; read: (json: unknown) => T | undefined };

/** A minute's worth; one request may have 250. */
const MAX_LOOKED_UP = 60;
const MAX_BYTES = 2 * 1024 * 1024;
const AWAY: CourtListenerFault[] = ['late', 'broken', 'locked'];
const FAILURES_UNTIL_REST = 3;
const REST_MS = 60_000;
const [MIN_PAUSE_MS, PAUSE_MS, MAX_PAUSE_MS] = [1_000, 60_000, 3_600_000];

export function courtListenerV4({ url, token, timeoutMs = 5_000 }: CourtListenerSettings, clock: Clock): CourtListener {
  const site = new URL(url).origin;
  const breaker = createBreaker({ most: FAILURES_UNTIL_REST, restMs: REST_MS });
  // Citations are counted apart from requests: being told to wait for the one says nothing of the other.
  const pausedUntil: Record<Endpoint, number> = { 'citation-lookup': 0, search: 0 };

  async function ask<T>(endpoint: Endpoint, permitted: () => Promise<Asking<T> | undefined>): Promise<Answer<T>> {
    const now = clock.now();
    if (now.getTime() < pausedUntil[endpoint]) return { fault: 'busy' };
    if (!breaker.allows(now)) return { fault: 'resting' };
    const asking = await permitted();
    if (!asking) return { fault: 'limited' };
    const answer = await attempt(endpoint, asking).catch(
      (error: unknown): Answer<T> => ({ fault: (error as Error).name === 'TimeoutError' ? 'late' : 'broken' }),
    );
    // A question that it does not take, and being asked to wait, are answers: the service is there.
    if ('fault' in answer && AWAY.includes(answer.fault)) breaker.failed(clock.now());
    else breaker.succeeded();
    return answer;
  }

  async function attempt<T>(endpoint: Endpoint, { query = '', body, read }: Asking<T>): Promise<Answer<T>> {
    const response = await fetch(`${site}/api/rest/v4/${endpoint}/${query}`, {
      ...(body && { method: 'POST', body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { Authorization: `Token ${token}`, Accept: 'application/json', 'User-Agent': 'Plainlaw' },
    });
    const text = await readBounded(response);
    if (response.status === 429) {
      const now = clock.now().getTime();
      pausedUntil[endpoint] = now + pauseOf(response.headers.get('retry-after'), text, now);
      return { fault: 'busy' };
    }
    if (response.status === 400 || response.status === 404) return { fault: 'refused' };
    if (response.status === 401 || response.status === 403) return { fault: 'locked' };
    if (!response.ok) return { fault: 'broken' };
    const value = read(JSON.parse(text));
    return value === undefined ? { fault: 'broken' } : { value };
  }

  return {
    async lookUp(keys, permit) {
      const answer = await ask('citation-lookup', async () => {
        const asked = keys.slice(0, await permit(Math.min(keys.length, MAX_LOOKED_UP)));
        if (asked.length === 0) return undefined;
        return { body: new URLSearchParams({ text: asked.map(citeText).join('; ') }), read: (json) => readFindings(json, asked, site) };
      });
      return 'fault' in answer ? answer : { value: keys.map((_, at) => answer.value[at]) };
    },
    search({ words, courts, from, to }, permit) {
      const query = new URLSearchParams({ type: 'o', q: words, order_by: 'score desc' });
      if (courts) query.set('court', courts.join(' '));
      if (from) query.set('filed_after', from);
      if (to) query.set('filed_before', to);
      return ask('search', async () => ((await permit(1)) > 0 ? { query: `?${query}`, read: (json) => readHits(json, site) } : undefined));
    },
  };
}

async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MAX_BYTES) throw new Error('the answer is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** In seconds or as a time in the header, or as `wait_until` in the body; never more than an hour, because limits are raised, too. */
function pauseOf(header: string | null, body: string, now: number): number {
  const until = /"wait_until"\s*:\s*"([^"]{1,40})"/.exec(body)?.[1];
  const asked = [Number(header ?? Number.NaN) * 1000, Date.parse(header ?? '') - now, Date.parse(until ?? '') - now].find(Number.isFinite);
  return Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, asked ?? PAUSE_MS));
}
