import { expect, test } from 'vitest';
import { cutPage } from './cut-pages.ts';

const collect = (answer: Record<string, unknown>, field: string) => {
  const pages: unknown[] = [];
  for (let number = 1; ; number++) {
    const page = cutPage(answer, field, number);
    if (!page) return pages;
    expect(JSON.stringify(page).length).toBeLessThanOrEqual(8_000);
    pages.push(page[field]);
  }
};

test.each([
  ['words', 'A tenant has three days. '.repeat(2_000)],
  ['one long word', 'x'.repeat(30_000)],
  ['quotation marks and line breaks, which are longer as JSON', '"\n'.repeat(10_000)],
  ['characters of two units', '🏠'.repeat(9_000)],
  ['nothing', ''],
])('a text is given whole, page by page: %s', (_name, text) => {
  const pages = collect({ urgent: [], text, more: 'y'.repeat(900) }, 'text') as string[];
  expect(pages.join('')).toBe(text);
  for (const page of pages) expect(page.isWellFormed()).toBe(true);
});

test('a list is given whole, page by page', () => {
  const rows = Array.from({ length: 500 }, (_, n) => ({ n, text: 'a "row"'.repeat(n % 30) }));
  const pages = collect({ rows }, 'rows') as (typeof rows)[];
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.flat()).toEqual(rows);
});
