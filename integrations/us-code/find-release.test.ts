import { expect, test } from 'vitest';
import { findRelease } from './find-release.ts';

const PAGE = 'https://uscode.house.gov/download/download.shtml';
const link = (href: string) => `<a href="${href}">XML</a>`;
const ZIP = 'releasepoints/us/pl/119/100/xml_uscAll@119-100.zip';

test('the zip of all titles, with its day', () => {
  const html = `<h3>Public Law 119-100 (07/12/2026) , except 119-60</h3>${link('releasepoints/us/pl/119/100/xml_usc01@119-100.zip')}${link(ZIP)}`;
  expect(findRelease(html, PAGE)).toEqual({
    release: '119-100',
    date: '2026-07-12',
    url: `https://uscode.house.gov/download/${ZIP}`,
  });
});

test('without a day, and with laws that are left out', () => {
  expect(findRelease(link('/x/xml_uscAll@118-200not159.zip'), PAGE)).toEqual({
    release: '118-200not159',
    date: undefined,
    url: 'https://uscode.house.gov/x/xml_uscAll@118-200not159.zip',
  });
});

test('nothing from another server, and nothing from a page of another kind', () => {
  for (const html of [
    '',
    '<html>Not found</html>',
    link(`https://elsewhere.example/${ZIP}`),
    link('javascript:xml_uscAll@119-100.zip'),
    'href="'.repeat(300_000),
  ]) {
    expect(findRelease(html, PAGE)).toBeUndefined();
  }
});
