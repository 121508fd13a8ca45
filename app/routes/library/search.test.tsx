import { expect, test } from 'vitest';
import { KIND_LABELS, search } from '#features/site-search/messages.ts';
import type { SearchHit, SearchResults } from '#features/site-search/schema.ts';
import { getText, HOSTILE, LONG_WORD, render, valueIn } from '#tests/harness/render.tsx';
import type { Route } from './+types/search';
import SearchPage from './search.tsx';

type Data = Route.ComponentProps['loaderData'];
const page = (data: Partial<Data>) => {
  const loaderData = { query: '', kind: undefined, page: 1, found: null, looksLike: [], ...data } as Data;
  return render(<SearchPage {...({ loaderData } as Route.ComponentProps)} />);
};
const found = (results: SearchHit[], all = results.length): SearchResults => ({
  ...{ results, mode: 'words', counts: { all, topic: all, guide: 0, faq: 0, resource: 0, term: 0, case: 0 } },
});
const hit: SearchHit = {
  ...{ kind: 'guide', id: 'eviction', title: 'Answering an eviction', href: '/guides/eviction', topic: 'landlord-tenant' },
  ...{ description: 'What to do first.', tags: ['court'], titleMarks: [[13, 21]], descriptionMarks: [] },
};

test('before a search there is only the box and an invitation', () => {
  const shown = page({});
  expect(shown.text).toContain(search.start);
  expect(shown.all('listitem')).toEqual([]);
  expect(shown.all('navigation')).toEqual([]);
  expect(shown.faults()).toEqual([]);
});

test('nothing found says so, keeps the words, and offers two ways on', () => {
  const shown = page({ query: HOSTILE, found: found([]) });
  expect(shown.names('heading')).toEqual([search.title, search.found(0, HOSTILE), search.none]);
  expect(shown.text).toContain(search.noneHint);
  expect(valueIn(shown.field(search.label))).toBe(HOSTILE);
  expect(shown.get('link', search.browseTopics).attrs.href).toBe('/topics');
  expect(shown.get('link', search.askAssistant).attrs.href).toBe('/chatbot');
});

test('a hit has its kind, its title as a link, its marks, its words and its tags', () => {
  const shown = page({ query: 'eviction', found: found([hit]) });
  expect(shown.get('link', 'Answering an eviction').attrs.href).toBe('/guides/eviction');
  expect(shown.all('mark').map((mark) => getText(mark))).toEqual(['eviction']);
  expect(shown.says('listitem')).toEqual([`${KIND_LABELS.guide} Answering an eviction What to do first. court`]);
  expect(shown.all('link', search.more)).toEqual([]);
  expect(shown.faults()).toEqual([]);
});

test('long and hostile hits are shown whole', () => {
  const odd = { ...hit, title: LONG_WORD, description: HOSTILE, tags: [HOSTILE], titleMarks: [], descriptionMarks: [] };
  const shown = page({ query: 'x', found: found([odd]) });
  expect(shown.get('link', LONG_WORD).attrs.href).toBe('/guides/eviction');
  expect(shown.text).toContain(`${HOSTILE} ${HOSTILE}`);
});

test('the kinds are links with counts, and the open one says so', () => {
  const shown = page({ query: 'a b', kind: 'topic', found: found([hit], 45) });
  const kinds = shown.get('navigation', search.typeLabel);
  expect(getText(kinds)).toContain(`${search.chips.all} 45`);
  expect(shown.get('link', `${search.chips.topic} 45`).attrs).toMatchObject({ 'aria-current': 'true', href: '/search?q=a+b&type=topic' });
  expect(shown.get('link', `${search.chips.all} 45`).attrs['aria-current']).toBeUndefined();
  expect(shown.get('link', search.more).attrs.href).toBe('/search?q=a+b&type=topic&page=2');
});

test('the last page offers no more', () => {
  expect(page({ query: 'a', page: 3, found: found([hit], 45) }).all('link', search.more)).toEqual([]);
});

test('a story leads to its topics', () => {
  const shown = page({ query: 'a b c d', found: found([]), looksLike: [{ id: 'employment', title: 'Employment' }] });
  expect(shown.text).toContain(search.looksLike);
  expect(shown.get('link', 'Employment').attrs.href).toBe('/topics/employment');
});
