import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { buildSearchIndex, type SearchIndex } from './index/build-search-index.server.ts';
import { loadSearchData } from './index/load-search-data.server.ts';
import { suggest } from './suggest.server.ts';
import { testLibrary } from './test-library.ts';

const index = buildSearchIndex(testLibrary);
/** What is typed beyond this is not looked at: suggest.server.ts. */
const MAX_TYPED = 100;
const labels = (query: string, jurisdiction: 'General' | 'TX' = 'General') => suggest(index, { query, jurisdiction }).map((s) => s.label);

describe('suggestions', () => {
  test('the last word may be unfinished', () => {
    expect(labels('land')[0]).toBe('Landlord-Tenant Law');
    expect(labels('respond to a traf')[0]).toBe('How to respond to a traffic ticket');
  });
  test('a slip does not empty the list', () => expect(labels('evicton notice').join()).toContain('eviction'));
  test('what was typed is marked', () => {
    const [first] = suggest(index, { query: 'traff', jurisdiction: 'General' });
    expect(first?.marks.map(([a, b]) => first.label.slice(a, b))).toEqual(['Traffic']);
  });
  test("other states' resources stay out", () => {
    expect(labels('legal aid', 'TX')).toContain('Texas RioGrande Legal Aid');
    expect(labels('legal aid', 'TX')).not.toContain('Legal Services NYC');
  });
  test('nothing typed, nothing offered', () => {
    for (const query of ['', '  ', '\u0000', '!!!', '\ud83d']) expect(labels(query)).toEqual([]);
  });
});

/** An index that counts what is looked at in it; what suggestions have no use for cannot be read at all. */
function countLooks(whole: SearchIndex) {
  const looks = { items: 0, names: 0, postings: 0, corrections: 0, completions: 0 };
  const { vocabulary } = whole.words;
  const postings = new Map(whole.words.postings);
  postings.get = (stem) => {
    looks.postings++;
    return Map.prototype.get.call(postings, stem);
  };
  const countReads = <T extends object>(list: T[], key: 'items' | 'names') =>
    new Proxy(list, {
      get: (target, property, receiver) => {
        if (typeof property === 'string' && /^\d+$/.test(property)) looks[key]++;
        return Reflect.get(target, property, receiver);
      },
    });
  const words: SearchIndex['words'] = {
    ...{ size: whole.words.size, postings },
    vocabulary: {
      isWord: vocabulary.isWord,
      correct: (word) => {
        looks.corrections++;
        return vocabulary.correct(word);
      },
      completions: (...asked) => {
        looks.completions++;
        return vocabulary.completions(...asked);
      },
    },
  };
  const used = { everyday: whole.everyday, items: countReads(whole.items, 'items'), names: countReads(whole.names, 'names'), words };
  const index = new Proxy(used as Partial<SearchIndex> as SearchIndex, {
    get(target, property, receiver) {
      if (!Reflect.has(target, property)) throw new Error(`suggestions read ${String(property)}`);
      return Reflect.get(target, property, receiver);
    },
  });
  return { index, looks };
}

// How long it takes is measured by `npm run bench -- search`, in its rows called "suggest".
describe('the whole library is suggested from in one pass, at most eight at a time', () => {
  const root = join(import.meta.dirname, '..', '..', 'content');
  const whole = buildSearchIndex(loadLibrary(root).library, loadSearchData(root).data);
  const slips = 'evicton landlrod depozit tennant leese morgage bankrupcy custidy alimoney subpena';
  test.each([
    'e',
    'ev',
    'evic',
    'evicton',
    'landlord kept my',
    'child sup',
    'how do i get a',
    slips,
    'qzx '.repeat(25),
    'x'.repeat(1_000_000),
    `${slips} `.repeat(10_000),
  ])('%#: %.20s', (query) => {
    const { index: counted, looks } = countLooks(whole);
    const found = suggest(counted, { query, jurisdiction: 'TX' });
    expect(found.length).toBeLessThanOrEqual(8);
    expect(found).toEqual(suggest(whole, { query: query.slice(0, MAX_TYPED), jurisdiction: 'TX' }));
    const typed = query.slice(0, MAX_TYPED).split(' ').length;
    // Each item once, and those that are offered once more.
    expect(looks.items).toBeLessThanOrEqual(whole.items.length + 8);
    expect(looks.names).toBe(whole.items.length);
    // Looking for slips goes through all words of the library: once for a word that was typed, whatever its length.
    expect(looks.corrections).toBeLessThanOrEqual(typed);
    expect(looks.completions).toBeLessThanOrEqual(1);
    expect(looks.postings).toBeLessThanOrEqual(60);
  });
});
