import { expect, test } from 'vitest';
import { bestPassages } from './passages.ts';
import { readCaseQuery } from './search-query.ts';

const worth = (text: string) => new Map(readCaseQuery(text).lexemes.map((lexeme) => [lexeme, 1]));
const find = (query: string, texts: string[]) =>
  bestPassages(
    texts.map((text, i) => ({ text, paragraph: i + 1, opinion: 1 })),
    readCaseQuery(query),
    worth(query),
  );
const marked = ({ text, marks }: { text: string; marks: [number, number][] }) => marks.map(([from, to]) => text.slice(from, to));

test('the paragraph with most of the words comes first, with its number and its words marked', () => {
  const [best] = find('habitable premises', ['Nothing here.', 'The premises were habitable.', 'Premises only.']);
  expect(best).toMatchObject({ paragraph: 2, opinion: 1 });
  expect(best && marked(best)).toEqual(['premises', 'habitable']);
});

test('a phrase is marked as a whole, also across odd spaces and page marks', () => {
  const [best] = find('"due process of law"', ['No process is due.', 'without due  process *12 of law, “ever”']);
  expect(best?.paragraph).toBe(2);
  expect(best && marked(best)[0]).toBe('due  process *12 of law');
});

test('a long paragraph is cut around what was found, and marks stay inside', () => {
  const long = `${'Filler words stand here. '.repeat(60)}The warranty of habitability applies. ${'More filler follows. '.repeat(60)}`;
  const [best] = find('warranty habitability', [long]);
  expect(best?.text.length).toBeLessThan(400);
  expect(best && marked(best)).toEqual(['warranty', 'habitability']);
});

test('at most three, and only those that say about as much', () => {
  expect(
    find(
      'rent',
      Array.from({ length: 9 }, () => 'The rent was due.'),
    ),
  ).toHaveLength(3);
  expect(find('rent due month', ['rent due every month', 'rent'])).toHaveLength(1);
  expect(find('rent', ['Nothing.'])).toEqual([]);
});
