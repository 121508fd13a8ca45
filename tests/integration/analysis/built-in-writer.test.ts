// The library writer on the real library: every claim, described by its example phrases, produces a
// complete analysis and memo in which every authority is verified and has a link.

import { describe, expect, test } from 'vitest';
import * as analysisTexts from '#features/analysis/messages/analysis-texts.ts';
import { judgeSentenceCitations } from '#features/grounding/judge-sentence-citations.server.ts';
import { isNoLongerLaw } from '#features/library/is-no-longer-law.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { sample } from '#tests/harness/app/long-form.ts';
import { createBreakableDatabase } from '#tests/harness/db/test-database.ts';
import {
  collectEvents,
  createAnalysisDeps,
  FACTS,
  filterEvents,
  type Kind,
  library,
  listEndings,
  listNotices,
  listProse,
  listSentences,
  STARTERS,
} from './analysis-deps.ts';

const database = await createBreakableDatabase({ withLibrary: true });
const deps = createAnalysisDeps(await database.open());

const tellStory = (claim: (typeof library.claims)[number]) =>
  [...claim.told.slice(0, 4), ...claim.elements.slice(0, -1).map(({ told }) => told[0])]
    .map((text) => `${text}.`)
    .join(' ');

test('every claim in the library is found by its example phrases, with verified authorities only', async () => {
  const missedClaims: string[] = [];
  for (const claim of sample(library.claims, 24)) {
    const events = await collectEvents(deps, 'analysis', { facts: tellStory(claim) });
    const [{ issues } = { issues: [] }] = filterEvents(events, 'issues');
    if (!issues.some(({ id }) => id === claim.id)) missedClaims.push(claim.id);
    const [{ sources } = { sources: [] }] = filterEvents(events, 'sources');
    for (const { kind, status, href, citation, id } of sources) {
      if (kind === 'facts') continue;
      expect([citation, status]).toEqual([citation, 'verified']);
      expect(href).toMatch(/^(?:\/cases\/|https:\/\/)/);
      expect([
        id,
        isNoLongerLaw(library.cases.find((builtInCase) => builtInCase.id === id)?.treatment.status),
      ]).toEqual([id, false]);
    }
    for (const { sources: cited, check } of listSentences(events)) {
      expect(check).toBe('library');
      expect(cited.length).toBeGreaterThan(0);
      for (const n of cited) expect(sources[n - 1]?.n).toBe(n);
    }
    expect(listEndings(events)).toEqual(['finished']);
  }
  expect(missedClaims).toEqual([]);
  // A sentence that is dropped because its authority is not verified is logged.
  expect(deps.logged.filter(({ message }) => message.includes('left out'))).toEqual([]);
});

describe('a story about a deposit', () => {
  test('sends all events in order and names the library as the writer', async () => {
    const events = await collectEvents(deps, 'analysis');
    const types = events
      .map(({ type }) => type)
      .filter((type, index, list) => type !== list[index - 1]);
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
    expect(events[0]).toMatchObject({
      kind: 'analysis',
      writer: 'library',
      jurisdiction: 'General',
    });
    expect(listNotices(events)).toEqual(['general', 'library-only']);
    const [issue] = filterEvents(events, 'issues')[0]?.issues ?? [];
    expect(issue).toMatchObject({ id: 'security-deposit-return', fit: 'likely' });
    const [claim] = filterEvents(events, 'claim').map((event) => event.claim);
    expect(
      claim?.elements.some(({ status, facts }) => status === 'spoken-to' && facts.length > 0),
    ).toBe(true);
    for (const list of [
      claim?.for,
      claim?.against,
      claim?.limits,
      claim?.evidence,
      claim?.options,
      claim?.next,
    ]) {
      expect(list?.length).toBeGreaterThan(0);
    }
  });

  test('adds the notice and the help resources of the chosen state', async () => {
    const events = await collectEvents(deps, 'analysis', { jurisdiction: 'CA' });
    expect(listNotices(events)).toContain('state');
    expect(filterEvents(events, 'help')[0]?.resources.some(({ state }) => state === 'CA')).toBe(
      true,
    );
  });

  test('uses the state that the story names when none is chosen', async () => {
    const events = await collectEvents(deps, 'analysis', {
      facts: `${FACTS} This was in Austin, Texas.`,
    });
    expect(events[0]).toMatchObject({ jurisdiction: 'TX' });
  });

  test('writes a memo with both sides and what decides it', async () => {
    const events = await collectEvents(deps, 'memo');
    const [memo] = filterEvents(events, 'memo').map((event) => event.memo);
    expect(memo).toMatchObject({ id: 'security-deposit-return', decides: { check: 'library' } });
    expect(memo?.for.authorities.length).toBeGreaterThan(0);
    expect(memo?.against.authorities.length).toBeGreaterThan(0);
    const parts = new Set(filterEvents(events, 'block').map(({ part }) => part));
    expect(parts).toEqual(new Set(['for', 'against', 'decides']));
    expect(listProse(events).some(({ text }) => text.startsWith('You say: “'))).toBe(true);
  });
});

test.each(Object.keys(STARTERS) as Kind[])(
  '%s: every citation in library text is verified',
  async (kind) => {
    const events = (await collectEvents(deps, kind)).filter(({ type }) => type !== 'facts');
    const judged = await judgeSentenceCitations(deps, JSON.stringify(events));
    expect(judged.filter(({ status }) => status !== 'verified').map(({ text }) => text)).toEqual(
      [],
    );
  },
);

test('further cases from the search are verified and carry the passage that matched', async () => {
  const events = await collectEvents(deps, 'analysis', {
    facts: 'Police officers beat me during the arrest and broke my wrist. They had no warrant.',
  });
  const sources = filterEvents(events, 'sources').flatMap((event) => event.sources);
  const found = sources.filter(({ bySearch }) => bySearch);
  for (const { status, passage, href } of found)
    expect([status, passage.length > 20, href.startsWith('/cases/')]).toEqual([
      'verified',
      true,
      true,
    ]);
  // A case that was found for one claim may be cited by another.
  const numbers = new Set(sources.map(({ n }) => n));
  for (const { claim } of filterEvents(events, 'claim'))
    for (const n of claim.found) expect(numbers.has(n)).toBe(true);
});

test('says so and offers help when no claim matches', async () => {
  const events = await collectEvents(deps, 'analysis', {
    facts: 'The tulips in the park came early and the weather was lovely all spring.',
  });
  expect(listNotices(events)).toEqual(['nothing-found']);
  expect(filterEvents(events, 'help')).toHaveLength(1);
  expect(listEndings(events)).toEqual(['finished']);
});

test.each([
  ['an empty text', '', analysisTexts.noFacts],
  ['whitespace', '  \n ', analysisTexts.noFacts],
  ['a short text', 'He hit me.', analysisTexts.tooShort],
  ['a long text', 'He hit me again. '.repeat(600), analysisTexts.tooLong],
  ['a very long text', 'a'.repeat(200_000), analysisTexts.tooLong],
  ['a number', 42, analysisTexts.noFacts],
])('rejects %s with a helpful message', async (_what, facts, message) => {
  const result = await STARTERS.analysis(deps, asCaller(), { body: { facts } });
  expect(result).toEqual({
    ok: false,
    failure: { kind: 'invalid', message, fields: { facts: message } },
  });
});

test('uses the built-in cases when the database is down', async () => {
  await database.takeAway();
  try {
    const events = await collectEvents(deps, 'analysis');
    expect(filterEvents(events, 'issues')[0]?.issues[0]?.id).toBe('security-deposit-return');
    expect(listEndings(events)).toEqual(['finished']);
  } finally {
    await database.giveBack();
  }
});
