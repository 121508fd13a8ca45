import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CaseKey } from '#legal/citations/types.ts';
import { fixedClock } from '#lib/clock.ts';
import {
  type FakeCourtListener,
  startFakeCourtListener,
} from '#tests/harness/fakes/fake-courtlistener.ts';
import type { CourtListener, LiveQuery } from './courtlistener.ts';
import { createCourtListenerV4 } from './courtlistener-v4.ts';

const TOKEN = 'a-token-that-nobody-may-see';
const MAPP = { volume: '367', reporter: 'U.S.', page: '643' };
let fake: FakeCourtListener;
let clock: ReturnType<typeof fixedClock>;
let real: CourtListener;
const courtListener = {
  lookUp: (keys: CaseKey[]) => real.lookUp(keys, async (requested) => requested),
  search: (query: LiveQuery) => real.search(query, async () => 1),
};

beforeAll(async () => {
  fake = await startFakeCourtListener([
    {
      id: 1,
      name: 'Mapp v. Ohio',
      citations: [
        [367, 'U.S.', '643'],
        [81, 'S. Ct.', '1684'],
      ],
      date: '1961-06-19',
    },
    {
      id: 2,
      name: 'Taylor v. County of Pima',
      citations: [[913, 'F.3d', '930']],
      date: '2019-01-17',
    },
    { id: 3, name: 'Lorenzo v. Whitaker', citations: [[913, 'F.3d', '930']], date: '2019-01-17' },
  ]);
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.requests.length = 0;
  fake.behave();
  clock = fixedClock('2026-11-15T12:00:00Z');
  real = createWithTimeout(60_000);
});

const createWithTimeout = (timeoutMs: number) =>
  createCourtListenerV4({ url: fake.url, token: TOKEN, timeoutMs }, clock);
const advanceClock = (seconds: number) =>
  clock.set(new Date(clock.now().getTime() + seconds * 1000).toISOString());

describe('citations', () => {
  test('looks up many citations in one request: found, several, not found, unknown reporter', async () => {
    const answer = await courtListener.lookUp([
      MAPP,
      { volume: '913', reporter: 'F.3d', page: '930' },
      { volume: '1', reporter: 'U.S.', page: '200' },
      { volume: '33', reporter: 'Umbrella', page: '422' },
    ]);
    expect(answer).toEqual({
      value: [
        {
          status: 'found',
          cases: [
            {
              name: 'Mapp v. Ohio',
              decided: '1961-06-19',
              court: '',
              url: `${fake.url}/opinion/1/mapp-v-ohio/`,
              citations: [MAPP, { volume: '81', reporter: 'S. Ct.', page: '1684' }],
            },
          ],
        },
        {
          status: 'several',
          cases: [expect.objectContaining({ name: 'Taylor v. County of Pima' }), expect.anything()],
        },
        { status: 'not_found' },
        { status: 'not_found' },
      ],
    });
    expect(fake.requests).toEqual([
      expect.objectContaining({
        path: '/api/rest/v4/citation-lookup/',
        text: '367 U.S. 643; 913 F.3d 930; 1 U.S. 200; 33 Umbrella 422',
      }),
    ]);
  });

  test('sends the token only in the header', async () => {
    await courtListener.lookUp([MAPP]);
    await courtListener.search({ words: 'mapp' });
    expect(fake.requests.map(({ authorization }) => authorization)).toEqual([
      `Token ${TOKEN}`,
      `Token ${TOKEN}`,
    ]);
    expect(
      JSON.stringify(fake.requests.map(({ path, query, text }) => [path, String(query), text])),
    ).not.toContain(TOKEN);
  });

  test('looks up at most 60 citations at once', async () => {
    const keys = Array.from({ length: 61 }, (_, i) => ({
      volume: String(i + 1),
      reporter: 'U.S.',
      page: '1',
    }));
    const answer = await courtListener.lookUp(keys);
    expect(fake.requests[0]?.text.split('; ')).toHaveLength(60);
    expect('value' in answer && answer.value.length === 61 && answer.value[60] === undefined).toBe(
      true,
    );
  });
});

describe('search', () => {
  test('sends words and filters, and returns cases as plain text', async () => {
    const answer = await courtListener.search({
      words: 'mapp',
      courts: ['scotus', 'ca9'],
      from: '1960-01-01',
      to: '1969-12-31',
    });
    expect(Object.fromEntries(fake.requests[0]?.query ?? [])).toEqual({
      type: 'o',
      q: 'mapp',
      order_by: 'score desc',
      court: 'scotus ca9',
      filed_after: '1960-01-01',
      filed_before: '1969-12-31',
    });
    expect(answer).toMatchObject({
      value: [
        {
          name: 'Mapp v. Ohio',
          courtId: 'scotus',
          decided: '1961-06-19',
          docket: '1-1',
          snippet: 'The words of Mapp v. Ohio.',
        },
      ],
    });
  });
});

describe('when CourtListener fails', () => {
  test.each([
    ['an error', { status: 500 }, 'broken'],
    ['silence', { hang: true }, 'late'],
    ['an answer that never ends', { stall: true }, 'late'],
    ['no JSON', { raw: '<html>' }, 'broken'],
    ['another shape', { raw: '[{"citation":1}]' }, 'broken'],
    ['a huge body', { raw: `[${' '.repeat(3_000_000)}]` }, 'broken'],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 'broken'],
    [
      'a link to somewhere else',
      {
        raw: JSON.stringify({
          results: [{ absolute_url: '//evil.example/opinion/1/', caseName: 'X' }],
        }),
      },
      'broken',
    ],
    ['a refused question', { status: 400 }, 'refused'],
    ['a refused token', { status: 401 }, 'locked'],
  ] as const)('returns a fault for %s', async (_what, behavior, fault) => {
    fake.behave(behavior);
    if (fault === 'late') real = createWithTimeout(300);
    const answers = [
      await courtListener.search({ words: 'mapp' }),
      await courtListener.lookUp([MAPP]),
    ];
    expect(answers).toEqual([{ fault }, { fault }]);
    expect(fake.requests).toHaveLength(2);
  });

  test('stops calling for a minute after repeated failures', async () => {
    fake.behave({ status: 503 });
    for (let i = 0; i < 5; i++) await courtListener.search({ words: 'mapp' });
    expect(fake.requests).toHaveLength(3);
    fake.behave();
    expect(await courtListener.search({ words: 'mapp' })).toEqual({ fault: 'resting' });
    advanceClock(61);
    expect(await courtListener.search({ words: 'mapp' })).toMatchObject({
      value: [{ name: 'Mapp v. Ohio' }],
    });
  });

  test('sends no request beyond the quota, and reserves no quota while the breaker is open', async () => {
    expect(await real.search({ words: 'mapp' }, async () => 0)).toEqual({ fault: 'limited' });
    expect(await real.lookUp([MAPP], async () => 0)).toEqual({ fault: 'limited' });
    expect(fake.requests).toEqual([]);
    fake.behave({ status: 503 });
    let counted = 0;
    for (let i = 0; i < 5; i++) await real.search({ words: 'mapp' }, async () => ++counted);
    expect(counted).toBe(3);
  });

  test('does not open the breaker after rejected requests', async () => {
    fake.behave({ status: 400 });
    for (let i = 0; i < 5; i++) await courtListener.search({ words: 'mapp' });
    fake.behave();
    expect(await courtListener.lookUp([MAPP])).toMatchObject({ value: [{ status: 'found' }] });
  });

  test.each([
    ['Retry-After in seconds', { headers: { 'retry-after': '30' } }, 30],
    ['Retry-After as a time', { headers: { 'retry-after': 'Sun, 15 Nov 2026 12:00:40 GMT' } }, 40],
    [
      'wait_until',
      { body: '{"error_message":"Too many requests","wait_until":"2026-11-15T12:00:20+00:00"}' },
      20,
    ],
    ['nothing', {}, 60],
    ['a whole day', { headers: { 'retry-after': '85774' } }, 3600],
  ])('pauses only that endpoint after a 429 with %s', async (_what, more, seconds) => {
    fake.behave({ status: 429, ...more }, undefined);
    expect(await courtListener.lookUp([MAPP])).toEqual({ fault: 'busy' });
    advanceClock(seconds - 1);
    expect(await courtListener.lookUp([MAPP])).toEqual({ fault: 'busy' });
    expect(fake.requests).toHaveLength(1);
    expect(await courtListener.search({ words: 'mapp' })).toHaveProperty('value');
    advanceClock(1);
    expect(await courtListener.lookUp([MAPP])).toHaveProperty('value');
  });
});
