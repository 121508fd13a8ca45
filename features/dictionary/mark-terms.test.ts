import { expect, test } from 'vitest';
import type { Term } from '#features/library/schema/law-schema.ts';
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

function mark(html: string): { html: string; ids: string[] } {
  const notes = new Map<string, TermNote>();
  return { html: createTermMarker(terms, texts).mark(html, notes), ids: [...notes.keys()] };
}

test('turns the first occurrence of a name into a link to the entry; the longest name wins', () => {
  const { html, ids } = mark('<p>A Security Deposit is money. The security deposit comes back.</p>');
  expect(html).toBe(
    '<p>A <a class="term" href="/dictionary/security-deposit">Security Deposit</a> is money. The security deposit comes back.</p>',
  );
  expect(ids).toEqual(['security-deposit']);
});

test('marks plurals, and skips links, headings and code', () => {
  const { html, ids } = mark('<h2>Garnishment</h2><p><a href="/x">garnishment</a> and <b>garnishments</b></p>');
  expect(html).toContain('<h2>Garnishment</h2><p><a href="/x">garnishment</a>');
  expect(html).toContain('href="/dictionary/garnishment">garnishments</a>');
  expect(ids).toEqual(['garnishment']);
});

test('does not mark a word that is common in the library', () => {
  expect(mark('<p>The order is here.</p>').ids).toEqual([]);
});

test('does not match a name across a period, a tag or an entity', () => {
  expect(mark('<p>for security. Deposit it</p>').ids).toEqual(['deposit']);
  expect(mark('<p>security <b>deposit</b></p>').ids).toEqual(['deposit']);
  expect(mark('<p>a &lt;garnishment&gt;</p>').html).toContain('&lt;<a class');
});

test('does not explain a word whose everyday sense is as usual, nor a word that is spelled like an acronym', () => {
  const everyday = [
    createTerm('holding', 'Holding'),
    createTerm('stay', 'Stay'),
    createTerm('special-education', 'Special education', ['IDEA']),
  ];
  const marker = createTermMarker(everyday, texts);
  const listIds = (html: string) => {
    const notes = new Map<string, TermNote>();
    marker.mark(html, notes);
    return [...notes.keys()];
  };
  expect(listIds('<p>Holding back rent is risky, and the amount stays the same. Ideas help.</p>')).toEqual([]);
  expect(listIds('<p>The IDEA gives rights in special education.</p>')).toEqual(['special-education']);
});
