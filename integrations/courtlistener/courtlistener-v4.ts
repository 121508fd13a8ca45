// Client for CourtListener's REST API v4. A visitor is waiting, so there are no retries: one
// timeout covers the whole exchange, a circuit breaker stops calls during an outage, and 429
// responses pause the endpoint. Redirects are refused and response bodies bounded. The token stays
// in this closure: it appears in no URL, error or log.
import { formatCite } from '#legal/citations/format-citation.ts';
import { createBreaker } from '#lib/breaker.ts';
import type { Clock } from '#lib/clock.ts';
import type { Answer, CourtListener, CourtListenerFault } from './courtlistener.ts';
import { readFindings, readHits } from './read-answers.ts';

export type CourtListenerSettings = {
  url: string;
  token: string;
  /** Shortened in tests. */
  timeoutMs?: number;
};

type Endpoint = 'citation-lookup' | 'search';
type ApiRequest<T> = {
  query?: string;
  body?: URLSearchParams;
  read: (json: unknown) => T | undefined;
};

/** CourtListener's limit per minute; one request may contain up to 250. */
const MAX_LOOKUPS = 60;
const MAX_BYTES = 2 * 1024 * 1024;
const OUTAGE_FAULTS: CourtListenerFault[] = ['late', 'broken', 'locked'];
const MAX_FAILURES = 3;
const REST_MS = 60_000;
const MIN_PAUSE_MS = 1_000;
const DEFAULT_PAUSE_MS = 60_000;
const MAX_PAUSE_MS = 3_600_000;

export function createCourtListenerV4(
  { url, token, timeoutMs = 5_000 }: CourtListenerSettings,
  clock: Clock,
): CourtListener {
  const site = new URL(url).origin;
  const breaker = createBreaker({ maxFailures: MAX_FAILURES, restMs: REST_MS });
  // CourtListener limits citation lookups and searches separately.
  const pausedUntil: Record<Endpoint, number> = { 'citation-lookup': 0, search: 0 };

  async function callApi<T>(
    endpoint: Endpoint,
    prepareRequest: () => Promise<ApiRequest<T> | undefined>,
  ): Promise<Answer<T>> {
    const now = clock.now();
    if (now.getTime() < pausedUntil[endpoint]) return { fault: 'busy' };
    if (!breaker.isAllowed(now)) return { fault: 'resting' };
    const apiRequest = await prepareRequest();
    if (!apiRequest) return { fault: 'limited' };
    const answer = await sendRequest(endpoint, apiRequest).catch(
      (error: unknown): Answer<T> => ({
        fault: (error as Error).name === 'TimeoutError' ? 'late' : 'broken',
      }),
    );
    // A rejected request or a 429 means that the service is up.
    if ('fault' in answer && OUTAGE_FAULTS.includes(answer.fault)) breaker.failed(clock.now());
    else breaker.succeeded();
    return answer;
  }

  async function sendRequest<T>(
    endpoint: Endpoint,
    { query = '', body, read }: ApiRequest<T>,
  ): Promise<Answer<T>> {
    const response = await fetch(`${site}/api/rest/v4/${endpoint}/${query}`, {
      ...(body && { method: 'POST', body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        Authorization: `Token ${token}`,
        Accept: 'application/json',
        'User-Agent': 'Plainlaw',
      },
    });
    const text = await readBounded(response);
    if (response.status === 429) {
      const now = clock.now().getTime();
      pausedUntil[endpoint] = now + readPauseMs(response.headers.get('retry-after'), text, now);
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
      const answer = await callApi('citation-lookup', async () => {
        const requestedKeys = keys.slice(0, await permit(Math.min(keys.length, MAX_LOOKUPS)));
        if (requestedKeys.length === 0) return undefined;
        return {
          body: new URLSearchParams({ text: requestedKeys.map(formatCite).join('; ') }),
          read: (json) => readFindings(json, requestedKeys, site),
        };
      });
      return 'fault' in answer ? answer : { value: keys.map((_, i) => answer.value[i]) };
    },
    search({ words, courts, from, to }, permit) {
      const query = new URLSearchParams({ type: 'o', q: words, order_by: 'score desc' });
      if (courts) query.set('court', courts.join(' '));
      if (from) query.set('filed_after', from);
      if (to) query.set('filed_before', to);
      return callApi('search', async () =>
        (await permit(1)) > 0
          ? { query: `?${query}`, read: (json) => readHits(json, site) }
          : undefined,
      );
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

/**
 * From the Retry-After header (seconds or date) or `wait_until` in the body; capped at an hour,
 * because limits may be raised.
 */
function readPauseMs(header: string | null, body: string, now: number): number {
  const waitUntil = /"wait_until"\s*:\s*"([^"]{1,40})"/.exec(body)?.[1];
  const requestedMs = [
    Number(header ?? Number.NaN) * 1000,
    Date.parse(header ?? '') - now,
    Date.parse(waitUntil ?? '') - now,
  ].find(Number.isFinite);
  return Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, requestedMs ?? DEFAULT_PAUSE_MS));
}
