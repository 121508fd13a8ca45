// docs/glossary.md lists words that are no longer used: none of them names anything in the code or
// is part of a file's name.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listDeclaredNames } from './harness/rules/declared-names.ts';
import { readSourceFiles } from './harness/rules/source-files.ts';

type RetiredWord = { word: string; where: string };

const root = join(import.meta.dirname, '..');

function readRetiredWords(): RetiredWord[] {
  const table =
    readFileSync(join(root, 'docs', 'glossary.md'), 'utf8').split('## Words we no longer use')[1] ??
    '';
  return [...table.matchAll(/^\| `(\w+)` \| (name|part|start|end) \|/gm)].map(
    ([, word = '', where = '']) => ({ word, where }),
  );
}

const retired = readRetiredWords();
const files = readSourceFiles();

const splitWords = (name: string) =>
  name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());

/**
 * The retired word that a name is, contains, begins or ends with. Most names are declared many
 * times.
 */
const verdicts = new Map<string, string | undefined>();
function findRetiredWord(name: string): string | undefined {
  if (!verdicts.has(name)) verdicts.set(name, judgeName(name));
  return verdicts.get(name);
}

function judgeName(name: string): string | undefined {
  const words = splitWords(name);
  return retired.find(({ word, where }) => {
    if (where === 'name') return name === word;
    if (where === 'part') return words.includes(word);
    return where === 'start' ? name.startsWith(word) : name.endsWith(word);
  })?.word;
}

/**
 * Texts are named as properties are (`reading.asOf`), and like those of an object their names are
 * read with that of their group.
 */
const isText = (file: string, before: string) =>
  /\/messages\/[\w-]+\.ts$/.test(file) && before.endsWith('export const ');

const findInCode = (file: string, text: string) =>
  listDeclaredNames(file, text).flatMap(({ name, offset }) => {
    if (isText(file, text.slice(0, offset))) return [];
    const word = findRetiredWord(name);
    return word ? [`${file}:${text.slice(0, offset).split('\n').length} ${name} (${word})`] : [];
  });

test('the glossary has its table of retired words', () => {
  expect(retired.length).toBeGreaterThan(30);
});

test('no declared name uses a retired word', () => {
  expect([...files].flatMap(([file, text]) => findInCode(file, text))).toEqual([]);
});

test('no file name uses a retired word', () => {
  const parts = retired.filter(({ where }) => where === 'part').map(({ word }) => word);
  const named = [...files.keys()].filter((file) => {
    const words = basename(file).split('.')[0]?.split('-') ?? [];
    return words.at(-1) === 'of' || words.some((word) => parts.includes(word));
  });
  expect(named).toEqual([]);
});

describe('planted faults', () => {
  test.each([
    ['const at = 0;', 'at'],
    ['export function priceOf(plan: string) { return plan; }', 'Of'],
    [`const ${'MOST'}_WORDS = 3;`, 'MOST_'],
    ['type KeptAnswer = string;', 'kept'],
    ['const read = ({ wish: theWish }: { wish: string }) => theWish;', 'wish'],
  ])('%s', (text, word) => {
    expect(findInCode('planted.ts', text).map((line) => /\((.+)\)$/.exec(line)?.[1])).toEqual([
      word,
    ]);
  });

  test.each([
    'const { at } = row;',
    'const route = { wish: 1 };',
    'const index = list.indexOf(3);',
    '// kept',
  ])('%s is fine', (text) => {
    expect(findInCode('planted.ts', text)).toEqual([]);
  });

  test('the name of a text is read with that of its group, other names beside it are not', () => {
    const text = "export const asOf = 'As of';\nconst kept = (at: number) => at;";
    expect(findInCode('features/planted/messages/reading.ts', text)).toHaveLength(2);
    expect(findInCode('features/planted/reading.ts', text)).toHaveLength(3);
  });
});
