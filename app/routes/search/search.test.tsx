import { expect, test } from 'vitest';
import * as search from '#features/search/messages/search.ts';
import * as shortAnswer from '#features/search/messages/short-answer.ts';
import { RESULT_LABELS } from '#features/search/messages/tables.ts';
import type { SearchHit, SearchResults } from '#features/search/schema.ts';
import {
  getFieldValue,
  getText,
  HOSTILE,
  LONG_WORD,
  render,
} from '#tests/harness/render/render.tsx';
import type { Route } from './+types/search';
import SearchPage from './search.tsx';

type Data = Route.ComponentProps['loaderData'];
const page = (data: Partial<Data>) => {
  const loaderData = {
    query: '',
    kind: undefined,
    page: 1,
    found: null,
    perPage: 20,
    looksLike: [],
    urgent: [],
    ...data,
  } as Data;
  return render(<SearchPage {...({ loaderData } as Route.ComponentProps)} />);
};
const found = (results: SearchHit[], all = results.length): SearchResults => ({
  ...{
    results,
    mode: 'words',
    unrelated: false,
    corrections: [],
    wordsOnly: false,
    counts: {
      all,
      topic: all,
      guide: 0,
      faq: 0,
      resource: 0,
      rule: 0,
      term: 0,
      case: 0,
      statute: 0,
    },
  },
});
const hit: SearchHit = {
  ...{
    kind: 'guide',
    id: 'eviction',
    title: 'Answering an eviction',
    href: '/guides/eviction',
    topic: 'landlord-tenant',
  },
  ...{
    description: 'What to do first.',
    tags: ['court'],
    titleMarks: [[13, 21]],
    descriptionMarks: [],
  },
};

test('before a search there is only the box and an invitation', () => {
  const rendered = page({});
  expect(rendered.text).toContain(search.start);
  expect(rendered.all('listitem')).toEqual([]);
  expect(rendered.all('navigation')).toEqual([]);
  expect(rendered.faults()).toEqual([]);
});

test('nothing found says so, keeps the words, and offers two ways on', () => {
  const rendered = page({ query: HOSTILE, found: found([]) });
  expect(rendered.names('heading')).toEqual([search.title, search.found(0, HOSTILE), search.none]);
  expect(rendered.text).toContain(search.noneHint);
  expect(getFieldValue(rendered.field(search.label))).toBe(HOSTILE);
  expect(rendered.get('link', search.browseTopics).attrs.href).toBe('/topics');
  expect(rendered.get('link', search.askAssistant).attrs.href).toBe('/chatbot');
});

test('a hit has its kind, its title as a link, its marks, its words and its tags', () => {
  const rendered = page({ query: 'eviction', found: found([hit]) });
  expect(rendered.get('link', 'Answering an eviction').attrs.href).toBe('/guides/eviction');
  expect(rendered.all('mark').map((mark) => getText(mark))).toEqual(['eviction']);
  expect(rendered.says('listitem')).toEqual([
    `${RESULT_LABELS.guide} Answering an eviction What to do first. court`,
  ]);
  expect(rendered.all('link', search.more)).toEqual([]);
  expect(rendered.faults()).toEqual([]);
});

test('long and hostile hits are shown whole', () => {
  const odd = {
    ...hit,
    title: LONG_WORD,
    description: HOSTILE,
    tags: [HOSTILE],
    titleMarks: [],
    descriptionMarks: [],
  };
  const rendered = page({ query: 'x', found: found([odd]) });
  expect(rendered.get('link', LONG_WORD).attrs.href).toBe('/guides/eviction');
  expect(rendered.text).toContain(`${HOSTILE} ${HOSTILE}`);
});

test('the kinds are links with counts, and the open one says so', () => {
  const rendered = page({ query: 'a b', kind: 'topic', found: found([hit], 45) });
  const kinds = rendered.get('navigation', search.typeLabel);
  expect(getText(kinds)).toContain(`${search.chips.all} 45`);
  expect(rendered.get('link', `${search.chips.topic} 45`).attrs).toMatchObject({
    'aria-current': 'true',
    href: '/search?q=a+b&type=topic',
  });
  expect(rendered.get('link', `${search.chips.all} 45`).attrs['aria-current']).toBeUndefined();
  expect(rendered.get('link', search.more).attrs.href).toBe('/search?q=a+b&type=topic&page=2');
});

test('the last page offers no more', () => {
  expect(page({ query: 'a', page: 3, found: found([hit], 45) }).all('link', search.more)).toEqual(
    [],
  );
});

test('a story leads to its topics', () => {
  const rendered = page({
    query: 'a b c d',
    found: found([]),
    looksLike: [{ id: 'employment', title: 'Employment' }],
  });
  expect(rendered.text).toContain(search.looksLike);
  expect(rendered.get('link', 'Employment').attrs.href).toBe('/topics/employment');
});

test('urgent lines come before everything else, and a search by words alone says so', () => {
  const urgent = [
    {
      id: 'self-harm',
      when: 'If you may hurt yourself:',
      firstStep: 'Call 988.',
      hotline: { label: '988', phone: '988', url: 'https://988lifeline.org' },
    },
  ];
  const rendered = page({
    query: 'i wrote the letters',
    urgent,
    found: { ...found([hit]), wordsOnly: true },
  });
  expect(rendered.get('link', '988').attrs.href).toBe('tel:988');
  expect(rendered.text.indexOf('Call 988.')).toBeLessThan(rendered.text.indexOf(hit.title));
  expect(rendered.text).toContain(search.wordsOnly);
  expect(page({ query: 'eviction', found: found([hit]) }).text).not.toContain(search.wordsOnly);
});

test('below lines about self-harm the results wait for a press', () => {
  const line = { id: 'self-harm', kind: 'self-harm' as const, when: 'If:', firstStep: 'Call 988.' };
  const waiting = page({ query: 'i wrote the letters', urgent: [line], found: found([hit]) });
  expect(waiting.all('details')).toHaveLength(1);
  expect(waiting.text).toContain(search.showResults);
  const calm = page({ query: 'eviction', found: found([hit]) });
  expect(calm.text).not.toContain(search.showResults);
});

test('a search in Spanish says in Spanish that the library is in English', () => {
  const rendered = page({ query: 'desalojo', found: found([hit]), spanish: true });
  expect(rendered.text).toContain(search.spanish);
  expect(rendered.get('link', search.spanishHelp).attrs.href).toBe('/help');
  expect(page({ query: 'eviction', found: found([hit]) }).text).not.toContain(search.spanish);
});

const answer: Data['answer'] = {
  sentence: HOSTILE,
  question: 'My employer did not pay me. What can I do?',
  href: '/topics/employment#faq-unpaid',
  topic: 'employment',
  checkedOn: '2026-11-15',
  guide: { title: 'How to get unpaid wages', href: '/guides/unpaid' },
  letter: { title: 'Demand letter', href: '/documents?type=demand_letter' },
};

test('a short answer has its first sentence, its source and three actions', () => {
  const rendered = page({ query: 'boss', found: found([hit]), answer });
  expect(rendered.get('region', shortAnswer.title)).toBeDefined();
  expect(rendered.text).toContain(HOSTILE);
  expect(rendered.get('link', answer.question).attrs.href).toBe(answer.href);
  expect(rendered.get('link', shortAnswer.steps).attrs.href).toBe('/guides/unpaid');
  expect(rendered.get('link', shortAnswer.letter).attrs.href).toBe('/documents?type=demand_letter');
  expect(rendered.get('link', shortAnswer.help).attrs.href).toBe('/help?topic=employment');
  expect(rendered.faults()).toEqual([]);
  const { guide: _, letter: __, ...bare } = answer;
  const plainCard = page({ query: 'boss', found: found([hit]), answer: bare });
  expect(plainCard.get('link', shortAnswer.whole).attrs.href).toBe(answer.href);
  expect(plainCard.get('link', shortAnswer.letters).attrs.href).toBe('/documents');
});

test('a corrected spelling says so, and a FAQ is called as in the chips', () => {
  const faq: SearchHit = { ...hit, kind: 'faq' };
  const rendered = page({
    query: 'kitchn',
    found: { ...found([faq]), corrections: [{ from: 'kitchn', to: 'kitchen' }] },
  });
  expect(rendered.says('status')).toContain('No match for “kitchn”. Showing “kitchen”.');
  expect(rendered.says('listitem')[0]).toMatch(/^FAQ /);
});
