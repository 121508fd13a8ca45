import { describe, expect, test } from 'vitest';
import { createPageCache, getPageKey } from './page-cache.ts';
import type { StoredResponse } from './stored-response.ts';

const page = (bytes: number, etag = 'e') => ({ etag, bytes }) as StoredResponse;
const rendered = (stored: StoredResponse | null) => async () => ({
  stored,
  response: new Response('rendered'),
});
const createTestCache = (maxBytes: number, version = () => 'v1', day = () => 1) =>
  createPageCache({ maxBytes, version, day });

describe('which requests have a page in memory', () => {
  const key = (url: string, cookie?: string, method = 'GET') =>
    getPageKey({ method, url, headers: { cookie } });
  test('reading ones, per path and state', () => {
    expect(key('/')).toBe(key('/', undefined, 'HEAD'));
    expect(key('/')).toBe(key('/', 'theme=dark; state=XX'));
    expect(
      new Set([key('/'), key('/terms'), key('/', 'state=TX'), key('/', 'a=b; state=CA')]).size,
    ).toBe(4);
  });
  test.each([
    ['a session cookie', '/', 'plainlaw.session_token=abc'],
    ['a session cookie among others', '/', 'state=TX; plainlaw.session_token=abc'],
    ['a session cookie behind TLS', '/', '__Host-plainlaw.session_token=abc'],
    ['a query', '/?q=eviction', undefined],
    ['an empty query', '/?', undefined],
    ['routes and more', '/terms.data?_routes=routes%2Fterms&q=eviction', undefined],
    ['routes of a page that is no data', '/terms?_routes=routes%2Fterms', undefined],
    ['a full address', 'http://evil.example/', undefined],
    ['no address at all', '*', undefined],
    ['an endless path', `/${'x'.repeat(400)}`, undefined],
  ])('not one with %s', (_name, url, cookie) => {
    expect(key(url, cookie)).toBeNull();
  });
  test('the data of one route', () => {
    expect(key('/terms.data?_routes=routes%2Fterms')).not.toBeNull();
    expect(key('/terms.data?_routes=routes%2Fterms', 'plainlaw.session_token=abc')).toBeNull();
  });
  test('with a session only for those whose session was read, per path and state', () => {
    const cookie = 'state=TX; plainlaw.session_token=abc';
    const get = (url: string) =>
      getPageKey({ method: 'GET', url, headers: { cookie } }, { signedIn: true });
    expect(get('/terms')).toMatch(/ TX /);
    expect(get('/terms')).not.toBe(key('/terms', 'state=TX'));
    expect(get('/terms?q=eviction')).toBeNull();
  });
  test('not a writing one', () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect(key('/', undefined, method)).toBeNull();
  });
});

describe('memory is bounded by bytes', () => {
  test('the page that was not asked for the longest goes first', async () => {
    const memory = createTestCache(1000);
    for (const key of ['a', 'b', 'c', 'd']) await memory.getOrRender(key, rendered(page(250)));
    memory.find('a');
    await memory.getOrRender('e', rendered(page(250)));
    expect(['a', 'b', 'c', 'd', 'e'].filter((key) => memory.find(key))).toEqual([
      'a',
      'c',
      'd',
      'e',
    ]);
    expect(memory.stats()).toMatchObject({ pages: 4, bytes: 1000 });
  });
  test('a page too large to share the room is served but not kept', async () => {
    const memory = createTestCache(1000);
    expect(await memory.getOrRender('large', rendered(page(251)))).toMatchObject({ bytes: 251 });
    expect(memory.find('large')).toBeUndefined();
    expect(memory.stats()).toMatchObject({ pages: 0, bytes: 0 });
  });
  // Guards the byte count: a request that had missed the page before another stored it used to
  // count it twice.
  test('a page that came in twice is counted once, and rendered once', async () => {
    const memory = createTestCache(1000);
    await memory.getOrRender('a', rendered(page(200)));
    let renderedAgain = false;
    await memory.getOrRender('a', async () => {
      renderedAgain = true;
      return { stored: page(200), response: new Response() };
    });
    expect(renderedAgain).toBe(false);
    expect(memory.stats()).toMatchObject({ pages: 1, bytes: 200 });
  });
  test('with no room nothing is kept', async () => {
    const memory = createTestCache(0);
    await memory.getOrRender('a', rendered(page(1)));
    expect(memory.find('a')).toBeUndefined();
  });
});

describe('versions', () => {
  test('another version of the content empties the memory', async () => {
    let version = 'v1';
    const memory = createTestCache(1000, () => version);
    await memory.getOrRender('a', rendered(page(100)));
    version = 'v2';
    expect(memory.find('a')).toBeUndefined();
    expect(memory.stats()).toMatchObject({ pages: 0, bytes: 0 });
    await memory.getOrRender('a', rendered(page(50, 'new')));
    expect(memory.find('a')?.etag).toBe('new');
  });
  test('a page that was being rendered while the version changed is not kept', async () => {
    let version = 'v1';
    const memory = createTestCache(1000, () => version);
    await memory.getOrRender('a', async () => {
      version = 'v2';
      memory.find('another'); // a visitor in between: the memory is already at the new version
      return { stored: page(100, 'old'), response: new Response() };
    });
    expect(memory.find('a')).toBeUndefined();
  });
});

describe('days', () => {
  test('at midnight only pages that depend on the day are dropped', async () => {
    let day = 1;
    const memory = createTestCache(1000, undefined, () => day);
    await memory.getOrRender('law', rendered(page(100)));
    await memory.getOrRender('deadlines', async () => ({
      ...(await rendered(page(100))()),
      dated: true,
    }));
    expect(memory.find('deadlines')).toBeDefined();
    day = 2;
    expect(memory.find('law')).toBeDefined();
    expect(memory.find('deadlines')).toBeUndefined();
    expect(memory.stats()).toMatchObject({ pages: 1, bytes: 100 });
  });
  test('a page that was being rendered at midnight is of the day before', async () => {
    let day = 1;
    const memory = createTestCache(1000, undefined, () => day);
    await memory.getOrRender('a', async () => {
      const stored = { ...(await rendered(page(100))()), dated: true };
      day = 2;
      return stored;
    });
    expect(memory.find('a')).toBeUndefined();
  });
});

describe('many who ask at once', () => {
  test('get one rendering', async () => {
    const memory = createTestCache(1000);
    const finish = Promise.withResolvers<{ stored: StoredResponse; response: Response }>();
    let renderings = 0;
    const render = () => {
      renderings++;
      return finish.promise;
    };
    const all = Array.from({ length: 20 }, () => memory.getOrRender('a', render));
    finish.resolve({ stored: page(10), response: new Response() });
    expect(new Set(await Promise.all(all)).size).toBe(1);
    expect(renderings).toBe(1);
    expect(memory.stats()).toMatchObject({ pages: 1, bytes: 10, misses: 1 });
  });
  test('each get an answer of their own when the page must not be kept', async () => {
    const memory = createTestCache(1000);
    let renderings = 0;
    const render = async () => ({ stored: null, response: new Response(String(++renderings)) });
    const answers = await Promise.all([
      memory.getOrRender('a', render),
      memory.getOrRender('a', render),
      memory.getOrRender('a', render),
    ]);
    const texts = await Promise.all(answers.map((answer) => (answer as Response).text()));
    expect(texts.toSorted()).toEqual(['1', '2', '3']);
    expect(memory.find('a')).toBeUndefined();
  });
  test('a rendering that failed is tried again by the next', async () => {
    const memory = createTestCache(1000);
    await expect(memory.getOrRender('a', () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    await memory.getOrRender('a', rendered(page(10)));
    expect(memory.find('a')).toBeDefined();
  });
});
