import { expect, test } from 'vitest';
import type { Term } from '#features/library/schema/law-schema.ts';
import { renderMarkdown } from '#lib/markdown.ts';
import { createTermMarker, type TermNote } from './mark-terms.ts';

const createTerm = (id: string, name: string, also: string[] = []) =>
  ({ id, term: name, also, definition: `${name} means something.` }) as Term;
const terms = [
  createTerm('security-deposit', 'Security deposit'),
  createTerm('garnishment', 'Garnishment'),
  createTerm('order', 'Order'),
  createTerm('deposit', 'Deposit'),
];
const texts = ['The order came.', 'An order again.', 'Nothing.'];

function mark(markdown: string): { html: string; ids: string[] } {
  const notes = new Map<string, TermNote>();
  const marker = createTermMarker(terms, texts);
  return {
    html: renderMarkdown(markdown, (text) => marker.mark(text, notes)),
    ids: [...notes.keys()],
  };
}

test('turns the first occurrence of a name into a link to the entry; the longest name wins', () => {
  const { html, ids } = mark('A Security Deposit is money. The security deposit comes back.');
  expect(html).toBe(
    '<p>A <a class="term" href="/dictionary/security-deposit">Security Deposit</a> is money. The security deposit comes back.</p>\n',
  );
  expect(ids).toEqual(['security-deposit']);
});

test('marks plurals, and skips links, headings and code', () => {
  const { html, ids } = mark(
    '## Garnishment **garnishment**\n\n[garnishment *garnishment*](/x), `garnishment`\n\n- and **garnishments**',
  );
  expect(html).toContain(
    '<h2>Garnishment <strong>garnishment</strong></h2>\n<p><a href="/x">garnishment <em>garnishment</em></a>, <code>garnishment</code></p>',
  );
  expect(html).toContain('href="/dictionary/garnishment">garnishments</a>');
  expect(ids).toEqual(['garnishment']);
});

test('does not mark a word that is common in the library', () => {
  expect(mark('The order is here.').ids).toEqual([]);
});

test('does not match a name across a period, a tag or an entity', () => {
  expect(mark('for security. Deposit it').ids).toEqual(['deposit']);
  expect(mark('security **deposit**').ids).toEqual(['deposit']);
  expect(mark('a &lt;garnishment&gt;').html).toContain('&lt;<a class');
});

test('does not explain a word whose everyday sense is as usual, nor a word that is spelled like an acronym', () => {
  const everyday = [
    createTerm('holding', 'Holding'),
    createTerm('stay', 'Stay'),
    createTerm('special-education', 'Special education', ['IDEA']),
  ];
  const marker = createTermMarker(everyday, texts);
  const listIds = (text: string) => {
    const notes = new Map<string, TermNote>();
    marker.mark(text, notes);
    return [...notes.keys()];
  };
  expect(listIds('Holding back rent is risky, and the amount stays the same. Ideas help.')).toEqual(
    [],
  );
  expect(listIds('The IDEA gives rights in special education.')).toEqual(['special-education']);
});
