// The built-in writer on the real library: every claim that the library holds, told in its own phrases, gives a whole analysis and a memo
// in which every authority is verified and can be opened.
import { beforeAll, describe, expect, test } from 'vitest';
import { analysisTexts } from '#features/analysis/messages.ts';
import { syncBuiltInCases } from '#features/case-law/store/sync-built-in-cases.server.ts';
import { judgeSentenceCitations } from '#features/grounding/judge-sentence-citations.server.ts';
import { VISITOR } from '#features/plans/gate.ts';
import { sample } from '#tests/harness/long-form.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';
import { analysisDeps, endOf, FACTS, KINDS, type Kind, library, noticesOf, ofType, proseOf, sentencesOf, write } from './analysis-deps.ts';

const database = await createTestDatabase({ withLibrary: true });
const deps = analysisDeps(await database.open());
beforeAll(() => syncBuiltInCases(deps));

const tellingOf = (claim: (typeof library.claims)[number]) =>
  [...claim.told.slice(0, 4), ...claim.elements.slice(0, -1).map(({ told }) => told[0])].map((text) => `${text}.`).join(' ');

test('every claim of the library is found in its own words, with verified authorities only', async () => {
  const lost: string[] = [];
  for (const claim of sample(library.claims, 8)) {
    const events = await write(deps, 'analysis', { facts: tellingOf(claim) });
    const [{ issues } = { issues: [] }] = ofType(events, 'issues');
    if (!issues.some(({ id }) => id === claim.id)) lost.push(claim.id);
    const [{ sources } = { sources: [] }] = ofType(events, 'sources');
    for (const { kind, status, href, citation, id } of sources) {
      if (kind === 'facts') continue;
      expect([citation, status]).toEqual([citation, 'verified']);
      expect(href).toMatch(/^(?:\/cases\/|https:\/\/)/);
      expect([id, library.cases.find((held) => held.id === id)?.treatment.status]).not.toEqual([id, 'overruled']);
    }
    for (const { sources: cited, check } of sentencesOf(events)) {
      expect(check).toBe('library');
      expect(cited.length).toBeGreaterThan(0);
      for (const n of cited) expect(sources[n - 1]?.n).toBe(n);
    }
    expect(endOf(events)).toEqual(['finished']);
  }
  expect(lost).toEqual([]);
  // A claim that loses a sentence because its authority is not verified says so in the log.
  expect(deps.logged.filter(({ message }) => message.includes('left out'))).toEqual([]);
});

describe('a story about a deposit', () => {
  test('comes in order, whole, and says where it is from', async () => {
    const events = await write(deps, 'analysis');
    const types = events.map(({ type }) => type).filter((type, at, list) => type !== list[at - 1]);
    expect(types).toEqual([
      'begun',
      'facts',
      'sources',
      'issues',
      'law',
      'claim',
      'notice',
      'help',
      'notice',
      'block',
      'sentence',
      'ended',
    ]);
    expect(events[0]).toMatchObject({ kind: 'analysis', writer: 'library', jurisdiction: 'General' });
    expect(noticesOf(events)).toEqual(['general', 'library-only']);
    const [issue] = ofType(events, 'issues')[0]?.issues ?? [];
    expect(issue).toMatchObject({ id: 'security-deposit-return', fit: 'likely' });
    const [claim] = ofType(events, 'claim').map((event) => event.claim);
    expect(claim?.elements.some(({ status, facts }) => status === 'spoken-to' && facts.length > 0)).toBe(true);
    for (const list of [claim?.for, claim?.against, claim?.limits, claim?.evidence, claim?.options, claim?.next]) {
      expect(list?.length).toBeGreaterThan(0);
    }
  });

  test('with a state: its help, its notice, and limits that speak of it first', async () => {
    const events = await write(deps, 'analysis', { jurisdiction: 'CA' });
    expect(noticesOf(events)).toContain('state');
    expect(ofType(events, 'help')[0]?.resources.some(({ state }) => state === 'CA')).toBe(true);
  });

  test('a state that the story names counts when none is chosen', async () => {
    const events = await write(deps, 'analysis', { facts: `${FACTS} This was in Austin, Texas.` });
    expect(events[0]).toMatchObject({ jurisdiction: 'TX' });
  });

  test('the memo argues both sides and says what decides', async () => {
    const events = await write(deps, 'memo');
    const [memo] = ofType(events, 'memo').map((event) => event.memo);
    expect(memo).toMatchObject({ id: 'security-deposit-return', decides: { check: 'library' } });
    expect(memo?.for.authorities.length).toBeGreaterThan(0);
    expect(memo?.against.authorities.length).toBeGreaterThan(0);
    const parts = new Set(ofType(events, 'block').map(({ part }) => part));
    expect(parts).toEqual(new Set(['for', 'against', 'decides']));
    expect(proseOf(events).some(({ text }) => text.startsWith('You say: “'))).toBe(true);
  });
});

test.each(Object.keys(KINDS) as Kind[])('%s: no citation in any text of ours is unverified', async (kind) => {
  const events = (await write(deps, kind)).filter(({ type }) => type !== 'facts');
  const judged = await judgeSentenceCitations(deps, JSON.stringify(events));
  expect(judged.filter(({ status }) => status !== 'verified').map(({ text }) => text)).toEqual([]);
});

test('cases found beside the named ones are verified and carry the passage that matched', async () => {
  const events = await write(deps, 'analysis', {
    facts: 'Police officers beat me during the arrest and broke my wrist. They had no warrant.',
  });
  const found = ofType(events, 'sources').flatMap(({ sources }) => sources.filter(({ bySearch }) => bySearch));
  for (const { status, passage, href } of found)
    expect([status, passage.length > 20, href.startsWith('/cases/')]).toEqual(['verified', true, true]);
  const numbers = new Set(found.map(({ n }) => n));
  for (const { claim } of ofType(events, 'claim')) for (const n of claim.found) expect(numbers.has(n)).toBe(true);
});

test('what we have no claim for says so and names help', async () => {
  const events = await write(deps, 'analysis', { facts: 'The tulips in the park came early and the weather was lovely all spring.' });
  expect(noticesOf(events)).toEqual(['nothing-found']);
  expect(ofType(events, 'help')).toHaveLength(1);
  expect(endOf(events)).toEqual(['finished']);
});

test.each([
  ['nothing', '', analysisTexts.noFacts],
  ['blanks', '  \n ', analysisTexts.noFacts],
  ['too little', 'He hit me.', analysisTexts.tooShort],
  ['too much', 'He hit me again. '.repeat(600), analysisTexts.tooLong],
  ['far too much', 'a'.repeat(200_000), analysisTexts.tooLong],
  ['no text', 42, analysisTexts.noFacts],
])('refused kindly: %s', async (_what, facts, message) => {
  const result = await KINDS.analysis(deps, VISITOR, { client: '192.0.2.1' }, { facts });
  expect(result).toEqual({ ok: false, failure: { kind: 'invalid', message, fields: { facts: message } } });
});

test('the database away: the built-in cases answer', async () => {
  await database.takeAway();
  try {
    const events = await write(deps, 'analysis');
    expect(ofType(events, 'issues')[0]?.issues[0]?.id).toBe('security-deposit-return');
    expect(endOf(events)).toEqual(['finished']);
  } finally {
    await database.giveBack();
  }
});
