import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ENGLISH, readLanguageFrom } from '#lib/language/language.ts';
import { getClientFolder, listBuiltLanguages, loadBuild } from './load-build.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plainlaw-build-'));
});
afterEach(() => {
  readLanguageFrom(() => ENGLISH);
  rmSync(root, { recursive: true, force: true });
});

function writeBuild(folder: string, name: string): void {
  mkdirSync(join(root, folder, 'server'), { recursive: true });
  writeFileSync(join(root, folder, 'server', 'index.js'), `export const name = '${name}';`);
}

test('without a build it says what to do', () => {
  expect(listBuiltLanguages(root)).toEqual([]);
  expect(() => loadBuild(root)).toThrow('npm start');
});

test('the build is that of the language asked for', async () => {
  writeBuild('build', 'English');
  writeBuild(join('build', 'es'), 'Spanish');
  mkdirSync(join(root, 'build', 'fr')); // not finished
  mkdirSync(join(root, 'build', 'client'));
  expect(listBuiltLanguages(root)).toEqual(['es']);
  const source = loadBuild(root);
  expect(await source()).toMatchObject({ name: 'English' });
  readLanguageFrom(() => 'es');
  expect(await source()).toMatchObject({ name: 'Spanish' });
  expect(getClientFolder(root, 'es')).toBe(join(root, 'build', 'es', 'client'));
  expect(getClientFolder(root, ENGLISH)).toBe(join(root, 'build', 'client'));
});
