// Finding claims and elements in synthetic claims: by words alone, and with predictable embeddings
// (words hashed into vectors).
import { describe, expect, test } from 'vitest';
import type { VectorTable } from '#features/models/vector-table.ts';
import { DIMENSIONS, toBytes } from '#features/models/vectors.ts';
import { buildSearchIndex } from '#features/search/index/build-search-index.server.ts';
import { listClaimPhrases } from '#features/search/meaning/claim-index.ts';
import { createTestLibrary } from '#tests/harness/app/test-deps.ts';
import { testClaims } from '../test-claims.ts';
import { getStems } from './claim-words.ts';
import { findClaims } from './find-claims.server.ts';

const library = createTestLibrary({ claims: testClaims });

/** Hashes each stem to a dimension; collisions are rare. */
function toVector(text: string): Float32Array {
  const vector = new Float32Array(DIMENSIONS);
  for (const stem of getStems(text)) {
    let hash = 7;
    for (const letter of stem) hash = (hash * 31 + letter.charCodeAt(0)) % 100_003;
    vector[hash % DIMENSIONS] = 1;
  }
  return vector;
}
const phrases = [
  ...new Map(listClaimPhrases(testClaims).map((phrase) => [phrase.hash, phrase])).values(),
];
const vectors: VectorTable = {
  rowByHash: new Map(phrases.map(({ hash }, row) => [hash, row])),
  bytes: new Int8Array(phrases.flatMap(({ text }) => [...toBytes(toVector(text))])),
};
const embedder = { embed: async (texts: string[]) => texts.map(toVector) };

const searches = {
  'by words': { index: buildSearchIndex(library) },
  'by meaning': { index: buildSearchIndex(library, { vectors }), embedder },
  'with an embedder that does not answer': {
    index: buildSearchIndex(library, { vectors }),
    embedder: { embed: async () => undefined },
  },
};

const STORIES = {
  'unpaid-overtime':
    'I am a cook. I work sixty hours every week. My boss does not pay overtime, no extra pay at all. I like the food.',
  'collector-abuse':
    'It began with an old bill. Now a debt collector calls me all day. They threatened to have me arrested.',
  'police-force':
    'A cop pulled me over on Friday. The cop slammed me to the ground. Police beat me during the arrest. I went to the hospital, my wrist was broken.',
};

describe.each(Object.entries(searches))('%s', (how, search) => {
  test.each(Object.entries(STORIES))(
    'ranks %s first and finds its elements in the facts',
    async (id, story) => {
      const { claims, facts, byMeaning } = await findClaims({ search }, story);
      expect(claims[0]?.claim.id).toBe(id);
      expect(byMeaning).toBe(how === 'by meaning');
      expect(claims[0]?.why.length).toBeGreaterThan(0);
      expect(claims[0]?.elements.map(({ status }) => status)).toEqual(['spoken-to', 'spoken-to']);
      for (const { facts: numbers } of claims[0]?.elements ?? [])
        for (const n of numbers) expect(facts[n - 1]).toBeDefined();
    },
  );

  test('marks an element as missing when no fact supports it', async () => {
    const { claims } = await findClaims(
      { search },
      'A debt collector calls me all day. The collection agency bought the debt last year.',
    );
    expect(claims[0]?.claim.id).toBe('collector-abuse');
    expect(claims[0]?.elements).toMatchObject([
      { id: 'collector', status: 'spoken-to', facts: expect.arrayContaining([2]) },
      { id: 'abuse', status: 'missing', facts: [] },
    ]);
  });

  test.each([
    [
      'an unrelated story',
      'The weather in spring was lovely and the tulips came early this year in the park.',
    ],
    ['punctuation alone', '?!?! ... --- ***'],
  ])('finds no claim in %s', async (_what, story) => {
    expect((await findClaims({ search }, story)).claims).toEqual([]);
  });
});

test('one sentence can support several elements', async () => {
  const story =
    'I work more than forty hours a week, no extra pay for overtime, my boss does not pay overtime.';
  const { claims } = await findClaims({ search: searches['by meaning'] }, story);
  expect(claims[0]?.elements.map(({ facts }) => facts)).toEqual([[1], [1]]);
});

describe('a claim that requires a fact', () => {
  const fact = {
    id: 'bankruptcy',
    fact: 'A bankruptcy case was filed.',
    phrases: ['bankruptcy'],
    unlessDenied: true,
    notIf: [],
  };
  const gatedClaims = testClaims.map((claim) =>
    claim.id === 'collector-abuse' ? { ...claim, onlyIf: [fact] } : claim,
  );
  const index = buildSearchIndex(createTestLibrary({ claims: gatedClaims }), { vectors });
  const find = (story: string, options?: Parameters<typeof findClaims>[2]) =>
    findClaims({ search: { index, embedder } }, story, options);
  const story = STORIES['collector-abuse'];
  const listFits = ({ claims }: Awaited<ReturnType<typeof find>>) =>
    claims.map(({ claim, fit }) => [claim.id, fit]);

  test('is found only where the facts state it', async () => {
    const stated = await find(`${story} I filed for bankruptcy in May.`);
    expect(listFits(stated)).toContainEqual(['collector-abuse', 'likely']);
    for (const text of [story, `${story} I never filed for bankruptcy.`])
      expect(listFits(await find(text)).flat()).not.toContain('collector-abuse');
  });

  test('leaves no room for a weaker one when it falls away', async () => {
    const weaker = `A debt collector calls me all day. They threatened to have me arrested. The collection agency bought the debt. The debt collector calls my work. ${STORIES['unpaid-overtime']}`;
    const whole = await findClaims({ search: searches['by meaning'] }, weaker);
    expect(listFits(whole)).toEqual([
      ['collector-abuse', 'likely'],
      ['unpaid-overtime', 'possible'],
    ]);
    expect(listFits(await find(weaker))).toEqual(listFits(whole).slice(1));
  });

  test('may be chosen by the person for a motion, and is never argued without asking', async () => {
    const ungated = await findClaims({ search: searches['by meaning'] }, story);
    const { nearest, chosen, isClear } = await find(story, { chosenId: 'collector-abuse' });
    expect(ungated.isClear).toBe(true);
    expect(nearest[0]?.claim.id).toBe('collector-abuse');
    expect(chosen?.claim.id).toBe('collector-abuse');
    expect(isClear).toBe(false);
  });
});

test('claims do not appear in, or affect, search results', () => {
  const withoutClaims = buildSearchIndex(createTestLibrary(), { vectors });
  const withClaims = searches['by meaning'].index;
  expect(withClaims.items).toEqual(withoutClaims.items);
  expect(withClaims.meaning).toEqual(withoutClaims.meaning);
  expect([...withClaims.words.postings.keys()]).toEqual([...withoutClaims.words.postings.keys()]);
  expect([
    withoutClaims.claims.claims.length,
    withClaims.claims.claims.length,
    withClaims.claims.missing,
  ]).toEqual([0, 3, 0]);
});
