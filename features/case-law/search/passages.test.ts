import { expect, test } from 'vitest';
import { findBestPassages } from './passages.ts';
import { readCaseQuery } from './search-query.ts';

const getEqualWeights = (text: string) =>
  new Map(readCaseQuery(text).lexemes.map((lexeme) => [lexeme, 1]));
const findPassages = (query: string, texts: string[]) =>
  findBestPassages(
    texts.map((text, i) => ({ text, paragraph: i + 1, opinion: 1 })),
    readCaseQuery(query),
    getEqualWeights(query),
  );
const listMarkedTexts = ({ text, marks }: { text: string; marks: [number, number][] }) =>
  marks.map(([from, to]) => text.slice(from, to));

test('ranks the paragraph with the most query words first and marks its words', () => {
  const [best] = findPassages('habitable premises', [
    'Nothing here.',
    'The premises were habitable.',
    'Premises only.',
  ]);
  expect(best).toMatchObject({ paragraph: 2, opinion: 1 });
  expect(best && listMarkedTexts(best)).toEqual(['premises', 'habitable']);
});

test('marks a phrase as a whole, also across extra spaces and page marks', () => {
  const [best] = findPassages('"due process of law"', [
    'No process is due.',
    'without due  process *12 of law, “ever”',
  ]);
  expect(best?.paragraph).toBe(2);
  expect(best && listMarkedTexts(best)[0]).toBe('due  process *12 of law');
});

test('cuts a long paragraph around the match and keeps marks inside it', () => {
  const long = `${'Filler words stand here. '.repeat(60)}The warranty of habitability applies. ${'More filler follows. '.repeat(60)}`;
  const [best] = findPassages('warranty habitability', [long]);
  expect(best?.text.length).toBeLessThan(400);
  expect(best && listMarkedTexts(best)).toEqual(['warranty', 'habitability']);
});

test('returns at most three passages with similar scores', () => {
  expect(
    findPassages(
      'rent',
      Array.from({ length: 9 }, () => 'The rent was due.'),
    ),
  ).toHaveLength(3);
  expect(findPassages('rent due month', ['rent due every month', 'rent'])).toHaveLength(1);
  expect(findPassages('rent', ['Nothing.'])).toEqual([]);
});
