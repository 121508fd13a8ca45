import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { ENGLISH, readLanguageFrom } from '#lib/language/language.ts';
import { translateGroup, translateSource } from './translate-source.ts';

afterEach(() => readLanguageFrom(() => ENGLISH));

test('a text is that of the language asked for, or English', () => {
  const english = { title: 'Title', lead: 'Lead', found: (count: number) => `${count} found` };
  translateGroup(english, { title: 'Título', other: 'x' }, 'es');
  translateGroup(english, { title: 'Titre', found: (count: number) => `${count} trouvés` }, 'fr');
  const read = (language: string) => {
    readLanguageFrom(() => language);
    return [english.title, english.lead, english.found(2)];
  };
  expect(read('es')).toEqual(['Título', 'Lead', '2 found']);
  expect(read('fr')).toEqual(['Titre', 'Lead', '2 trouvés']);
  expect(read('en')).toEqual(['Title', 'Lead', '2 found']);
  expect(Object.keys(english)).toEqual(['title', 'lead', 'found']);
});

test('translations are found by the names of their files', async () => {
  const root = mkdtempSync(join(tmpdir(), 'plainlaw-languages-'));
  try {
    for (const folder of ['app/frame', 'features/lists', 'features/other', 'legal/papers'])
      mkdirSync(join(root, folder), { recursive: true });
    const english = join(root, 'features', 'lists', 'messages.ts');
    writeFileSync(
      english,
      "export const lists = { title: 'Title' } as const; export const end = 'E';",
    );
    writeFileSync(
      join(root, 'features', 'lists', 'messages.es.ts'),
      "export const lists = { title: 'Título' }; export const end = 'F'; export const more = {};",
    );
    await translateSource(root, ['es', 'fr']);
    const { lists } = (await import(pathToFileURL(english).href)) as { lists: { title: string } };
    expect(lists.title).toBe('Title');
    readLanguageFrom(() => 'es');
    expect(lists.title).toBe('Título');
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
