import { describe, expect, test } from 'vitest';
import { getSearchIndex } from '#tests/harness/fakes/temporary-library.ts';
import { buildSearchIndex, type SearchIndex } from './index/build-search-index.server.ts';
import { suggest } from './suggest.server.ts';
import { testLibrary } from './test-library.ts';

const index = buildSearchIndex(testLibrary);
/** Longer input is truncated, see suggest.server.ts. */
const MAX_INPUT_LENGTH = 100;
const labels = (query: string, jurisdiction: 'General' | 'TX' = 'General') =>
  suggest(index, { query, jurisdiction }).map((s) => s.label);

describe('suggestions', () => {
  test('the last word may be unfinished', () => {
    expect(labels('land')[0]).toBe('Landlord-Tenant Law');
    expect(labels('respond to a traf')[0]).toBe('How to respond to a traffic ticket');
  });
  test('a typo does not empty the list', () =>
    expect(labels('evicton notice').join()).toContain('eviction'));
  test('the typed text is highlighted', () => {
    const [first] = suggest(index, { query: 'traff', jurisdiction: 'General' });
    expect(first?.marks.map(([a, b]) => first.label.slice(a, b))).toEqual(['Traffic']);
  });
  test("leaves out other states' resources", () => {
    expect(labels('legal aid', 'TX')).toContain('Texas RioGrande Legal Aid');
    expect(labels('legal aid', 'TX')).not.toContain('Legal Services NYC');
  });
  test('blank input gets no suggestions', () => {
    for (const query of ['', '  ', '\u0000', '!!!', '\ud83d']) expect(labels(query)).toEqual([]);
  });
});

/** An index that counts reads and throws when suggestions read a part that they have no use for. */
function instrumentIndex(fullIndex: SearchIndex) {
  const reads = { items: 0, names: 0, postings: 0, corrections: 0, completions: 0 };
  const { vocabulary } = fullIndex.words;
  const postings = new Map(fullIndex.words.postings);
  postings.get = (stem) => {
    reads.postings++;
    return Map.prototype.get.call(postings, stem);
  };
  const countReads = <T extends object>(list: T[], key: 'items' | 'names') =>
    new Proxy(list, {
      get: (target, property, receiver) => {
        if (typeof property === 'string' && /^\d+$/.test(property)) reads[key]++;
        return Reflect.get(target, property, receiver);
      },
    });
  const words: SearchIndex['words'] = {
    size: fullIndex.words.size,
    postings,
    vocabulary: {
      isWord: vocabulary.isWord,
      correct: (word) => {
        reads.corrections++;
        return vocabulary.correct(word);
      },
      complete: (...args) => {
        reads.completions++;
        return vocabulary.complete(...args);
      },
    },
  };
  const readableParts = {
    everyday: fullIndex.everyday,
    items: countReads(fullIndex.items, 'items'),
    names: countReads(fullIndex.names, 'names'),
    words,
  };
  const index = new Proxy(readableParts as Partial<SearchIndex> as SearchIndex, {
    get(target, property, receiver) {
      if (!Reflect.has(target, property)) throw new Error(`suggestions read ${String(property)}`);
      return Reflect.get(target, property, receiver);
    },
  });
  return { index, reads };
}

const fullIndex = getSearchIndex();

describe('of the whole library, the exact and the common come first', () => {
  const listLabels = (query: string) =>
    suggest(fullIndex, { query, jurisdiction: 'General' }).map(({ label }) => label);
  test.each([
    ['bail', 'Bail'],
    ['bai', 'Bail'],
    ['small cl', 'Small claims court'],
    ['will', 'Will'],
    ['dui', 'Driving under the influence'],
    ['subp', 'Subpoena'],
    ['evic', 'Eviction'],
    ['traf', 'Traffic Laws'],
    ['land', 'Landlord-Tenant Law'],
    ['green c', 'Green card'],
    ['statute of lim', 'Statute of limitations'],
  ])('%s: %s', (query, label) => expect(listLabels(query)[0]).toBe(label));
  test('what has the typed words together comes before what has them apart', () => {
    for (const label of listLabels('small cl').slice(0, 4)) expect(label).toMatch(/small claims/i);
  });
  test('what only begins like the word follows', () => {
    const labels = listLabels('bail');
    expect(labels.indexOf('Bailee')).toBeGreaterThan(labels.indexOf('Bail bond'));
    expect(listLabels('warrant').slice(0, 2)).toEqual(['Warrant', 'Warranty']);
  });
});

// How long it takes is measured by `npm run bench -- search`, in its rows called "suggest".
describe('reads the whole library in one pass and returns at most eight suggestions', () => {
  const typos = 'evicton landlrod depozit tennant leese morgage bankrupcy custidy alimoney subpena';
  test.each([
    'e',
    'ev',
    'evic',
    'evicton',
    'landlord kept my',
    'child sup',
    'how do i get a',
    typos,
    'qzx '.repeat(25),
    'x'.repeat(1_000_000),
    `${typos} `.repeat(10_000),
  ])('%#: %.20s', (query) => {
    const { index: instrumentedIndex, reads } = instrumentIndex(fullIndex);
    const suggestions = suggest(instrumentedIndex, { query, jurisdiction: 'TX' });
    expect(suggestions.length).toBeLessThanOrEqual(8);
    expect(suggestions).toEqual(
      suggest(fullIndex, { query: query.slice(0, MAX_INPUT_LENGTH), jurisdiction: 'TX' }),
    );
    const wordCount = query.slice(0, MAX_INPUT_LENGTH).split(' ').length;
    // Each item once, and each suggested item once more.
    expect(reads.items).toBeLessThanOrEqual(fullIndex.items.length + 8);
    expect(reads.names).toBe(fullIndex.items.length);
    // Spelling correction scans all words of the library: at most once per typed word, whatever its
    // length.
    expect(reads.corrections).toBeLessThanOrEqual(wordCount);
    expect(reads.completions).toBeLessThanOrEqual(1);
    expect(reads.postings).toBeLessThanOrEqual(60);
  });
});
