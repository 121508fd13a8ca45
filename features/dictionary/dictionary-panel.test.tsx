import { expect, test } from 'vitest';
import * as library from '#features/library/messages/library.ts';
import { HOSTILE, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import { AiDefinition } from './ai-definition.tsx';
import { DictionaryPanel } from './dictionary-panel.tsx';
import type { TermLookup } from './look-up-term.server.ts';
import * as dictionary from './messages/dictionary.ts';

const entry: NonNullable<TermLookup['found']> = {
  id: 'tort',
  term: 'tort',
  also: ['civil wrong'],
  definition: LONG_WORD,
  example: HOSTILE,
  related: [{ id: 'duty', term: 'duty of care' }],
  citations: [
    { text: '384 U.S. 436', href: '/cases/miranda' },
    { text: '42 U.S.C. § 1983', href: 'https://law.example/1983' },
    { text: 'Restatement', href: undefined },
  ],
  topics: [{ id: 'civil-rights', title: 'Civil Rights' }],
  checked: {
    sources: [{ title: 'A book', url: 'https://book.example' }],
    checkedOn: '2027-01-01',
    attorneyReviewed: false,
    stale: true,
  },
};

test('an entry shows its definition, citations, related terms and provenance', () => {
  const page = render(<DictionaryPanel result={{ found: entry, exact: true }} query="tort" />);
  expect(page.get('link', 'tort').attrs.href).toBe('/dictionary/tort');
  expect(page.text).toContain(
    `${dictionary.also}: civil wrong ${LONG_WORD} ${dictionary.example}. ${HOSTILE}`,
  );
  expect(page.get('link', '384 U.S. 436').attrs.href).toBe('/cases/miranda');
  expect(page.get('link', `42 U.S.C. § 1983 ${library.newTab}`).attrs.target).toBe('_blank');
  expect(page.says('listitem')).toContain('Restatement');
  expect(page.get('link', 'duty of care').attrs.href).toBe(
    '/research?tab=dictionary&q=duty+of+care',
  );
  expect(page.get('link', 'Civil Rights').attrs.href).toBe('/topics/civil-rights');
  expect(page.says('note')).toEqual([library.stale]);
  expect(page.text).not.toContain(dictionary.correctedFrom('tort'));
  expect(page.faults()).toEqual([]);
});

test('says when the spelling was corrected', () => {
  expect(
    render(<DictionaryPanel result={{ found: entry, exact: false }} query={HOSTILE} />).text,
  ).toContain(dictionary.correctedFrom(HOSTILE));
});

test('an unknown word shows the nearest terms, and offers AI only where a provider is configured', () => {
  const nearest = [{ id: 'tort', term: 'tort', definition: 'A wrong.' }];
  const page = render(
    <DictionaryPanel
      result={{ found: null, query: HOSTILE, nearest, provider: 'Example AI' }}
      query={HOSTILE}
    />,
  );
  expect(page.names('heading')).toEqual([dictionary.notFound(HOSTILE)]);
  expect(page.text).toContain(dictionary.notFoundHint);
  expect(page.get('link', 'tort').attrs.href).toBe('/dictionary/tort');
  expect(page.get('button', dictionary.askAi('Example AI')).attrs.type).toBe('submit');
  expect(page.sends('q')).toEqual([HOSTILE]);
  const alone = render(
    <DictionaryPanel result={{ found: null, query: 'x', nearest: [] }} query="x" />,
  );
  expect(alone.text).toContain(dictionary.nothingNear);
  expect(alone.all('button')).toEqual([]);
});

test('marks an AI definition as such and announces a failure', () => {
  const definition = { query: HOSTILE, sentences: ['One.', LONG_WORD], model: 'model-1' } as never;
  const page = render(<AiDefinition answer={{ failure: null, definition }} />);
  expect(page.says('status')[0]).toContain(`${HOSTILE}: ${dictionary.writtenByAi}`);
  expect(page.text).toContain(`One. ${LONG_WORD}`);
  expect(page.text).toContain(dictionary.aiHint('model-1'));
  const failed = render(
    <AiDefinition
      answer={{ failure: { kind: 'unavailable', message: dictionary.aiUnknown }, definition: null }}
    />,
  );
  expect(failed.says('alert')).toEqual([dictionary.aiUnknown]);
  expect(render(<AiDefinition />).text).toBe('');
});
