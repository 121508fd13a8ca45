import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { splitCatalogues } from './split-catalogues.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const MESSAGES = `
import { shout } from './shout.ts';
import { unused } from './unused.ts';
const join = (parts: string[]) => parts.join(' and ');
export const list = {
  title: 'The list',
  'also-asked': 'Also asked',
  for: (names: string[]) => \`For \${join(names)}\`,
  loud: (text: string) => shout(text),
  line: '_'.repeat(36),
  more: (text: string) => page.title + unused(text),
} as const;
export const page = { title: 'The page', groups: { one: 'First', two: 'Second' } } as const;
export const kinds: Record<string, string> = { case: 'A case', rule: 'A rule' };
export const closing = 'That is all';
export type Kind = 'case';
`;
const SPANISH = `
import type * as english from './messages.ts';
const join = (parts: string[]) => parts.join(' y ');
export const list: Partial<typeof english.list> = { title: 'La lista', for: (names) => \`Para \${join(names)}\` };
export const kinds: Record<string, string> = { rule: 'Una regla' };
export const closing: string = 'Eso es todo';
`;

/** The chunks of a build of two pages, by their names. */
async function bundle(
  pages: { one: string; two: string },
  files: Record<string, string> = {},
  language?: string,
): Promise<Record<string, string>> {
  const root = mkdtempSync(join(tmpdir(), 'plainlaw-texts-'));
  folders.push(root);
  mkdirSync(join(root, 'lib', 'language'), { recursive: true });
  const all: Record<string, string> = {
    'messages.ts': MESSAGES,
    'shout.ts': 'export const shout = (text: string) => text.toUpperCase();',
    'unused.ts': 'console.log("unused"); export const unused = (text: string) => text;',
    'lib/language/language.ts': 'export const getLanguage = () => "asked";',
    'one.ts': pages.one,
    'two.ts': pages.two,
    ...files,
  };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(root, name), text);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [splitCatalogues(root, language)],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: { one: join(root, 'one.ts'), two: join(root, 'two.ts') } },
    },
  })) as Rolldown.RolldownOutput;
  return Object.fromEntries(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file.code]] : [])),
  );
}

const TITLE = "import { list } from './messages.ts'; console.log(list.title);";
const LAST = `import { closing, kinds, list, page } from './messages.ts';
  console.log(list.title, list.for(['a', 'b']), list.loud('b'), page.groups.two, kinds[location.hash], closing);`;

test('a page has the texts that it shows, and no others', async () => {
  const chunks = await bundle({ one: TITLE, two: LAST });
  expect(chunks.one).toContain('The list');
  expect(chunks.one).not.toMatch(/Also asked|For |toUpperCase|repeat|The page|A case|That is all/);
  expect(chunks.two).not.toMatch(/Also asked|repeat|The page|unused/);
  for (const text of ['The list', ' and ', 'toUpperCase', 'Second', 'A case', 'That is all'])
    expect(chunks.two).toContain(text);
});

test('texts that several pages show make no further files', async () => {
  expect(Object.keys(await bundle({ one: TITLE, two: LAST })).toSorted()).toEqual(['one', 'two']);
});

test('a text may use another group, and a key that is no name', async () => {
  const page = `import { list } from './messages.ts'; console.log(list.more(list['also-asked']), list.line);`;
  const { one } = await bundle({ one: page, two: TITLE });
  for (const text of ['The page', 'Also asked', 'repeat(36)', 'unused'])
    expect(one).toContain(text);
});

test('a build of another language has its texts, and English where there is none', async () => {
  const { two } = await bundle({ one: TITLE, two: LAST }, { 'messages.es.ts': SPANISH }, 'es');
  expect(two).toContain('La lista');
  expect(two).toContain(' y ');
  expect(two).toContain('Eso es todo');
  expect(two).toContain('Una regla');
  expect(two).toContain('A case');
  expect(two).toContain('Second');
  expect(two).not.toMatch(/The list|That is all| and /);
});

test('a build knows its language', async () => {
  const page = `import { getLanguage } from './lib/language/language.ts'; console.log(getLanguage());`;
  expect((await bundle({ one: page, two: TITLE })).one).toContain('"en"');
  expect((await bundle({ one: page, two: TITLE }, {}, 'es')).one).toContain('"es"');
});
