// The tools of /mcp with the real library and without a database: what clients of both eras are
// told, that every answer has its frame and fits, and that nothing that was sent comes back but
// where it belongs.
import { afterAll, describe, expect, test } from 'vitest';
import { serveMcp } from '#app/mcp/serve-mcp.server.ts';
import { HINTS, TOOLS } from '#app/mcp/tool-list.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { connectEarlier, connectModern, type TestClient } from '#tests/harness/app/mcp-clients.ts';
import { createTestDeps } from '#tests/harness/app/test-deps.ts';
import { getSearchIndex, library } from '#tests/harness/fakes/temporary-library.ts';

const URL_OF_MCP = 'http://plainlaw.test/mcp';
const deps = createTestDeps({ library, search: { index: getSearchIndex() } });
const ask: typeof fetch = (input, init) => {
  const request = new Request(input as string, init);
  return request.method === 'POST'
    ? serveMcp(request, { deps, caller: asCaller() })
    : Promise.resolve(new Response(null, { status: 405 }));
};
const clients: [string, TestClient][] = [
  ['2026-07-28', await connectModern(URL_OF_MCP, ask)],
  ['2025-11-25', await connectEarlier(URL_OF_MCP, ask)],
];
const [[, client]] = clients as [[string, TestClient]];
afterAll(() => Promise.all(clients.map(([, each]) => each.close())));

const call = async (name: string, args: object) => {
  const result = await client.call(name, args);
  expect(result.isError, result.content[0]?.text).toBeFalsy();
  return result.structuredContent as ReturnType<typeof JSON.parse>;
};

describe.each(clients)('a client of %s', (_era, each) => {
  test('sees at most twelve tools, all read-only, with all hints', async () => {
    const { tools } = await each.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
    expect(tools.length).toBeLessThanOrEqual(12);
    for (const tool of tools) {
      expect(tool.annotations).toMatchObject(HINTS);
      expect(tool.description).toMatch(/^Use this (?:first )?when/);
      expect(tool).toMatchObject({
        title: expect.any(String),
        inputSchema: { type: 'object', additionalProperties: false },
        outputSchema: { type: 'object' },
      });
    }
    expect(each.instructions()).toContain('urgent');
  });

  test('can list the topics and read one', async () => {
    const { resources } = await each.listResources();
    expect(resources).toHaveLength(library.topics.length);
    const { contents } = await each.readResource('plainlaw://topics/employment');
    expect(JSON.parse(contents[0]?.text ?? '')).toMatchObject({ id: '/topics/employment' });
    const { completion } = await each.complete('plainlaw://topics/{id}', 'emp');
    expect(completion.values).toEqual(['employment']);
  });

  test('gets an answer as text and as data', async () => {
    const result = await each.call('state_rule', { rule: 'security-deposit-return', state: 'OH' });
    expect(JSON.parse(result.content[0]?.text ?? '')).toEqual(result.structuredContent);
    expect(result.structuredContent).toMatchObject({
      urgent: [],
      value: '30 days',
      status: 'found',
      sources: [{ url: expect.stringContaining('codes.ohio.gov'), checkedOn: expect.any(String) }],
      notAdvice: expect.stringContaining('not legal advice'),
    });
  });
});

describe('the tools', () => {
  test('search and fetch have the form that ChatGPT wants', async () => {
    const { results } = await call('search', { query: 'landlord changed the locks' });
    expect(results.length).toBeGreaterThan(3);
    for (const { id, title, url } of results) {
      expect(url).toMatch(/^http:\/\/plainlaw\.test\/|^https:/);
      const fetched = await call('fetch', { id });
      expect(fetched).toMatchObject({ id, title: expect.any(String), url: expect.any(String) });
      expect(fetched.text.length, id).toBeGreaterThan(20);
      expect(title).not.toBe('');
    }
  });

  test('every item of the library can be fetched, in pages that fit', async () => {
    const ids = [
      ...library.topics.map(({ id }) => `/topics/${id}`),
      ...library.guides.map(({ id }) => `/guides/${id}`),
      ...library.cases.map(({ id }) => `/cases/${id}`),
      ...library.rules.map(({ id }) => `/rules/${id}`),
    ];
    for (const id of ids.filter((_, index) => index % 9 === 0)) {
      const first = await client.call('fetch', { id });
      expect(first.isError, `${id}: ${first.content[0]?.text}`).toBeFalsy();
      expect(first.content[0]?.text.length, id).toBeLessThanOrEqual(8_000);
      const { page } = first.structuredContent as { page: { of: number } };
      for (let number = 2; number <= page.of; number++) {
        const next = await client.call('fetch', { id, page: number });
        expect(next.isError).toBeFalsy();
        expect(next.content[0]?.text.length).toBeLessThanOrEqual(8_000);
      }
      expect((await client.call('fetch', { id, page: page.of + 1 })).isError).toBe(true);
    }
  });

  test('check_citations tells real from invented, and says what it did not compare', async () => {
    const checked = await call('check_citations', {
      text: 'Miranda v. Arizona, 384 U.S. 436 (1966); 999 U.S. 1 (2001); 42 U.S.C. § 99999.',
    });
    expect(checked.citations.map(({ status }: { status: string }) => status)).toEqual([
      'verified',
      'impossible',
      'not_in_code',
    ]);
    expect(checked.notCovered).toContain('Whether the law says what the draft says of it.');
  });

  test('look_up_citation leads to read_decision', async () => {
    const { citation } = await call('look_up_citation', { citation: '384 U.S. 436' });
    const decision = await call('read_decision', { id: citation.held[0].id });
    expect(decision).toMatchObject({ quotedName: 'Miranda v. Arizona', decided: '1966-06-13' });
    expect(decision.holdings.length).toBeGreaterThan(0);
  });

  test('read_statute names the list where it holds no text', async () => {
    expect(await call('read_statute', { citation: '42 U.S.C. § 1983' })).toMatchObject({
      id: '/law/us/42/1983',
      status: 'not_held',
      quotedText: '',
    });
  });

  test('state_rule asks which one is meant, and never fills a cell from a neighbor', async () => {
    const choice = await call('state_rule', { rule: 'small claims', state: 'TX' });
    expect(choice.rule ?? choice.choices[0]).toBeTruthy();
    for (const rule of library.rules) {
      const [state] = Object.entries(rule.states).find(([, cell]) => 'empty' in cell) ?? [];
      if (!state) continue;
      expect(await call('state_rule', { rule: rule.id, state })).toMatchObject({
        value: null,
        sentence: null,
        status: 'not_held',
      });
    }
  });

  test('count_deadline gives a day only with its rule, and says what it assumed', async () => {
    expect(
      await call('count_deadline', { deadline: 'answer-complaint', date: '2026-11-16' }),
    ).toMatchObject({
      date: '2026-12-07',
      rule: { cite: 'Fed. R. Civ. P. 12(a)(1)(A)(i)' },
      assumed: expect.arrayContaining([expect.stringContaining('civil case in a federal court')]),
    });
    // Nearly right is wrong: without all of the words nothing is counted.
    for (const deadline of ['answer a complaint in federal court', 'answer in a criminal case']) {
      const several = await call('count_deadline', { deadline, date: '2026-11-16' });
      expect(several, deadline).toMatchObject({ date: null, status: 'choose' });
    }
    const unknown = await call('count_deadline', { deadline: 'feed the cat', date: '2026-11-16' });
    expect(unknown).toMatchObject({ date: null, rule: null });
    for (const { id } of library.deadlines) {
      const counted = await client.call('count_deadline', { deadline: id, date: '2026-11-16' });
      const { date, rule } = (counted.structuredContent ?? {}) as Record<string, unknown>;
      if (date) expect(rule, id).toBeTruthy();
    }
  });

  test('count_deadline names the court that it assumes, and service only where it moves the day', async () => {
    const assume = async (deadline: string) =>
      (await call('count_deadline', { deadline, date: '2026-11-16' })).assumed.join(' ');
    for (const deadline of ['appeal', 'remove-case', 'answer-complaint'])
      expect(await assume(deadline)).toContain('A civil case in a federal court is assumed');
    expect(await assume('criminal-appeal')).toContain('A criminal case in a federal court');
    expect(await assume('debt-validation')).toContain('federal court or office');
    for (const { id } of library.deadlines) {
      const days = await Promise.all(
        (['personal', 'mail'] as const).map((service) =>
          call('count_deadline', { deadline: id, date: '2026-11-16', service }),
        ),
      );
      const isMoved = days[0].date !== days[1].date;
      expect(days[0].assumed.join(' ').includes('not mailed'), id).toBe(isMoved);
    }
  });

  test('find_help answers for a ZIP code or a state', async () => {
    const help = await call('find_help', { zip: '43215', topic: 'landlord-tenant' });
    expect(help).toMatchObject({ place: 'Ohio', counties: ['Franklin'] });
    expect(help.help.length).toBeGreaterThan(2);
    expect((await client.call('find_help', {})).isError).toBe(true);
  });

  test('list_documents and fill_document', async () => {
    const { documents } = await call('list_documents', {});
    expect(documents).toHaveLength(library.documents.length);
    const { details, parties } = await call('list_documents', { id: 'demand_letter' });
    const filled = await call('fill_document', {
      id: 'demand_letter',
      parties: parties.roles.slice(0, parties.least).map((role: string, index: number) => ({
        name: `Person ${index}`,
        address: '1 Main Street, Columbus, OH 43215',
        role,
      })),
      details: Object.fromEntries(
        details.map(({ name, example }: { name: string; example: string }) => [name, example]),
      ),
      effective_date: '2027-03-01',
      state: 'OH',
    });
    expect(filled.quotedText).toContain('Person 0');
    const refused = await client.call('fill_document', {
      id: 'demand_letter',
      parties: [{ name: '' }],
      details: {},
      effective_date: '',
    });
    expect(refused.isError).toBe(true);
  });

  test('a document that is refused names each field and where to read of it', async () => {
    const refuse = async (sent: object) => {
      const { isError, content } = await client.call('fill_document', sent);
      expect(isError).toBe(true);
      return JSON.parse(content[0]?.text ?? '').error;
    };
    const parties = [{ name: 'Ann Lee', address: '1 Main Street', role: 'Sender' }];
    const sent = { id: 'demand_letter', parties, effective_date: '2027-03-01' };
    const { message, fields } = await refuse({ ...sent, details: { zebulon: '5' } });
    expect(message).toMatch(/details\.amount_owed: .*required.*list_documents.*demand_letter/s);
    expect(message).toMatch(/details: There are names that this document does not have/);
    expect(message).not.toContain('zebulon');
    expect(fields).toMatchObject({ 'details.amount_owed': expect.any(String) });
    expect((await refuse({ id: 'demand_letter' })).message).toMatch(
      /parties is missing.*details is missing.*effective_date is missing/,
    );
  });

  test('wrong arguments say what each takes', async () => {
    for (const [name, sent, pattern] of [
      ['state_rule', { rule: 'deposit', state: 'Ohio' }, /state is not what it takes.*OH, OK/],
      ['find_help', { state: 'OH', topic: 'renting' }, /topic is not.*landlord-tenant/],
      ['search', { q: 'deposit' }, /query is missing.*All that it takes: query, state, page/],
      ['list_documents', { id: 'will' }, /demand_letter/],
    ] as const) {
      const { content } = await client.call(name, sent);
      expect(JSON.parse(content[0]?.text ?? '').error.message, name).toMatch(pattern);
    }
  });

  test('places that nothing is held for are named', async () => {
    const maricopa = await call('find_help', { zip: '85001' });
    expect(maricopa).toMatchObject({ place: 'Arizona', status: 'partial' });
    expect(maricopa.notCovered.join(' ')).toContain('Maricopa County');
    for (const sent of [{ zip: '00901' }, { state: 'PR' }]) {
      const island = await call('find_help', sent);
      expect(island).toMatchObject({ place: 'Puerto Rico', status: 'partial' });
      expect(island.help[0]).toMatchObject({ phone: '1-800-981-5342', checkedOn: '2026-11-17' });
      expect(island.notCovered.join(' ')).toContain('We have not read its law');
    }
  });

  test('a year that differs is named, with the year that is held', async () => {
    const cite = 'Miranda v. Arizona, 384 U.S. 436';
    for (const sent of [1965, 1967]) {
      const { citation } = await call('look_up_citation', { citation: `${cite} (${sent})` });
      expect(citation).toMatchObject({
        status: 'verified',
        yearDiffers: { sent, held: 1966 },
        meaning: expect.stringContaining('1966'),
      });
    }
    const { citations } = await call('check_citations', { text: `${cite} (1967); ${cite} (1966)` });
    expect(citations.map((each: { yearDiffers?: object }) => each.yearDiffers)).toEqual([
      { sent: 1967, held: 1966 },
      undefined,
    ]);
  });

  test.each([
    ['what will the supreme court decide on abortion next year', /What will happen/],
    ['how much is my car accident case worth', /What will happen/],
    ['can I deduct my home office on my tax return', /Tax advice/],
    ['UK landlord deposit protection law', /other countries/],
    ['noise ordinance in Austin', /Ordinances/],
    ['who is the best divorce lawyer', /Single lawyers/],
    ['airbnb rules in Puerto Rico', /territories/],
    ['29 CFR 541 regulation text', /regulations/],
    ['rent increase limit in Montgomery County, Maryland', /Ordinances/],
    ['minimum wage in 2028', /in 2028.*not known yet/],
  ])('search says what it does not cover: %s', async (query, gap) => {
    expect(await call('search', { query })).toMatchObject({
      status: 'partial',
      notCovered: expect.arrayContaining([expect.stringMatching(gap)]),
    });
  });

  test.each([
    'can my landlord deduct cleaning from my deposit',
    'court forms in Spanish',
    'tax refund taken for child support',
  ])('search has nothing to add: %s', async (query) => {
    expect(await call('search', { query })).toMatchObject({ status: 'found' });
  });

  test.each([
    ['minimum wage in Buffalo', 'NY', /Ordinances/],
    ['rent increase limit in Montgomery County', 'MD', /Ordinances/],
    ['short-term rentals in Austin', 'TX', /Ordinances/],
    ['minimum wage on January 1, 2028', 'NY', /2028.*not known/],
    ['minimum wage in 2028', 'OH', /2028.*not known/],
  ] as const)('state_rule says what it does not cover: %s', async (rule, state, gap) => {
    const { status, notCovered, ...answer } = await call('state_rule', { rule, state });
    expect(status).not.toBe('found');
    expect(notCovered.join(' ')).toMatch(gap);
    if (rule.includes('2028')) expect(answer.rule.id).toBe('minimum-wage');
  });

  test.each([
    ['minimum-wage', 'NY'],
    ['minimum wage', 'OH'],
    ['18 USC 2043', 'OH'],
  ])('state_rule has neither place nor year to name: %s', async (rule, state) => {
    const { notCovered } = await call('state_rule', { rule, state });
    expect(notCovered.join(' ')).not.toMatch(/Ordinances of|known (?:here )?yet/);
  });

  test('an article is never given as the statute', async () => {
    for (const [rule, state, host] of [
      ['minimum-wage', 'NY', 'foxbusiness.com'],
      ['will-witnesses', 'KY', 'livingtrustnetwork.com'],
    ] as const) {
      const answer = await call('state_rule', { rule, state });
      expect(answer.sources[0].title).toBe(`${answer.cite}, as reported by ${host}`);
    }
    const { notCovered, ...wage } = await call('state_rule', { rule: 'minimum-wage', state: 'CT' });
    expect(wage).toMatchObject({ check: 'reported', status: 'partial' });
    expect(notCovered.join(' ')).toContain('doingitlocal.com');
    for (const { id, states } of library.rules)
      for (const [state, cell] of Object.entries(states)) {
        if ('empty' in cell || !/news|blog|payroll/.test(new URL(cell.url).hostname)) continue;
        const { sources } = await call('state_rule', { rule: id, state });
        expect(sources[0].title, cell.url).toMatch(/ as reported by /);
      }
    const statute = await call('read_statute', { citation: 'Ky. Rev. Stat. § 394.040' });
    expect(statute.sources[0].title).toContain('as reported by livingtrustnetwork.com');
    const official = await call('state_rule', { rule: 'security-deposit-return', state: 'OH' });
    expect(official.sources[0].title).toBe(official.cite);
  });

  test('whatever search finds can be fetched', async () => {
    for (const query of ['oyez', 'small claims in Ohio', 'eviction notice', 'what is a tort']) {
      const { results } = await call('search', { query, state: 'OH' });
      expect(results.length, query).toBeGreaterThan(0);
      for (const { id } of results) expect(await call('fetch', { id })).toMatchObject({ id });
    }
    expect((await call('fetch', { id: '/states/ohio' })).text).toContain('30 days');
    expect(await call('fetch', { id: 'security-deposit-return' })).toMatchObject({
      status: 'found',
    });
  });

  test('a time limit to sue is found as people call it', async () => {
    const fraud = await call('state_rule', {
      rule: 'statute of limitations for fraud',
      state: 'OH',
    });
    expect(fraud).toMatchObject({ rule: { id: 'limitation-fraud' }, value: '4 years' });
    const libel = await call('state_rule', {
      rule: 'statute of limitations for libel',
      state: 'OH',
    });
    expect(libel).toMatchObject({ rule: null, value: null });
    const { choices } = await call('state_rule', { rule: 'statute of limitations', state: 'OH' });
    expect(choices.map(({ id }: { id: string }) => id)).toContain('limitation-injury');
  });

  test('a federal deadline is not counted for a state', async () => {
    const sent = { deadline: 'appeal', date: '2026-11-16' };
    expect(await call('count_deadline', sent)).toMatchObject({ date: '2026-12-16' });
    expect(await call('count_deadline', { ...sent, state: 'NY' })).toMatchObject({
      date: null,
      status: 'choose',
      choices: [{ id: 'appeal' }],
    });
  });

  test('a rule of the state is named in place of a federal deadline', async () => {
    const sent = { date: '2026-11-16', state: 'CA' };
    for (const deadline of ['answer an eviction complaint', 'answer an eviction']) {
      const { date, choices, notCovered } = await call('count_deadline', { ...sent, deadline });
      expect([date, choices]).toEqual([null, []]);
      expect(notCovered.join(' ')).toMatch(/state_rule (?:may )?holds? this: eviction-answer/);
    }
    for (const { id, name } of library.deadlines)
      for (const state of ['CA', 'NY']) {
        const { choices } = await call('count_deadline', { ...sent, state, deadline: name });
        for (const choice of choices)
          if (!choice.id.includes('.'))
            expect(choice.name, id).toMatch(/^Federal, not of the state/);
      }
  });

  test('statutes have a link to their text', async () => {
    const { results } = await call('search', { query: '42 U.S.C. 1983' });
    expect(results[0]).toMatchObject({
      id: '/law/us/42/1983',
      textUrl: 'https://www.govinfo.gov/link/uscode/42/1983',
    });
    const { citation } = await call('look_up_citation', { citation: '42 U.S.C. § 1983' });
    expect(citation.sections).toMatchObject([{ id: '/law/us/42/1983', inCode: true }]);
    const ofState = await call('read_statute', { citation: 'Tex. Prop. Code § 92.103' });
    expect(ofState).toMatchObject({ cite: 'Tex. Prop. Code § 92.103', status: 'not_held' });
    expect(ofState.sources[0]).toMatchObject({ checkedOn: expect.any(String) });
  });

  test('no result is longer than a page', async () => {
    const long = 'Miranda v. Arizona, 384 U.S. 436 (1966). '.repeat(300);
    for (const [name, args] of [
      ['check_citations', { text: long }],
      ['search', { query: 'deposit' }],
      ['spot_issue', { text: 'My boss did not pay me' }],
      ['list_documents', { id: 'lease' }],
      ['list_documents', {}],
      ['fetch', { id: '/states/ohio' }],
      ['find_help', { state: 'CA' }],
    ] as const) {
      const result = await client.call(name, args);
      expect(result.content[0]?.text.length, name).toBeLessThanOrEqual(8_000);
    }
  });

  test('wrong arguments are refused in words of ours', async () => {
    const secret = 'Zebulon Quagmire';
    for (const [name, args] of [
      ['state_rule', { rule: secret, state: secret }],
      ['count_deadline', { deadline: 'appeal', date: secret }],
      ['fetch', { id: secret, more: secret }],
      ['no_such_tool', { a: secret }],
    ] as const) {
      const result = await client.call(name, args).catch((error: Error) => ({
        isError: true,
        content: [{ type: 'text', text: String(error.message).replace(name, '') }],
      }));
      expect(result.isError, name).toBe(true);
      expect(result.content[0]?.text).not.toContain('Zebulon');
    }
  });
});
