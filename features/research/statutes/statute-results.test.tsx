import { expect, test } from 'vitest';
import * as statuteTexts from '#features/law/messages/statute-texts.ts';
import type { StatuteSearchResult } from '#features/law/search/schema.ts';
import { render } from '#tests/harness/render/render.tsx';
import { readResearchAddress } from '../cases/search-address.ts';
import { StatuteResults } from './statute-results.tsx';

const HOSTILE = '<script>alert(1)</script>';
const hit = (number: string, parts = {}) => ({
  href: `/law/us/42/${number}`,
  citation: `42 U.S.C. § ${number}`,
  heading: HOSTILE,
  act: '',
  excerpt: '',
  ...parts,
});

const renderResults = (result: Partial<StatuteSearchResult>, query = 'tab=statutes&q=x') =>
  render(
    <StatuteResults
      found={{
        kind: 'statutes',
        result: {
          hits: [],
          total: 0,
          more: false,
          named: 0,
          searched: 'headings',
          wordsOnly: false,
          ...result,
        },
      }}
      search={readResearchAddress(new URLSearchParams(query))}
    />,
  );

test('a section links to its page and shows its Act and the paragraph that fits', () => {
  const page = renderResults({
    hits: [hit('1983', { act: 'Civil Rights Act of 1871', excerpt: 'Every person who' })],
    total: 1,
  });
  expect(page.get('link', HOSTILE).attrs.href).toBe('/law/us/42/1983');
  expect(page.says('listitem')).toEqual([
    `42 U.S.C. § 1983 ${HOSTILE} Every person who Civil Rights Act of 1871`,
  ]);
});

test('says when only headings were searched, and not when texts were', () => {
  expect(renderResults({ hits: [hit('1')], total: 1 }).text).toContain(statuteTexts.headingsOnly);
  expect(renderResults({ hits: [hit('1')], total: 1, searched: 'texts' }).text).not.toContain(
    statuteTexts.headingsOnly,
  );
});

test('offers all statutes when a narrowed search found none', () => {
  expect(
    renderResults({}, 'tab=statutes&q=x&title=42').get('link', statuteTexts.everywhere).attrs.href,
  ).toBe('/research?tab=statutes&q=x');
  expect(renderResults({}).all('link')).toHaveLength(0);
});

test('pages keep the filters', () => {
  const page = renderResults(
    { hits: [hit('1')], total: 30, more: true },
    'tab=statutes&q=x&law=us&page=2',
  );
  expect(page.get('link', statuteTexts.later).attrs.href).toBe(
    '/research?tab=statutes&q=x&law=us&page=3',
  );
  expect(page.get('link', statuteTexts.earlier).attrs.href).toBe(
    '/research?tab=statutes&q=x&law=us',
  );
});
