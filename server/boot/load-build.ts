// The built pages, imported when the first one is needed. A build is of one language: that of the
// request is taken.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENGLISH, getLanguage } from '#lib/language/language.ts';
import { SettingsError } from '../env.ts';
import type { BuildSource } from '../html/render.ts';

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z]+)?$/;

const getFolder = (root: string, language: string) =>
  language === ENGLISH ? join(root, 'build') : join(root, 'build', language);
const getServerFile = (root: string, language: string) =>
  join(getFolder(root, language), 'server', 'index.js');

/** The files for browsers, of one language. */
export const getClientFolder = (root: string, language: string): string =>
  join(getFolder(root, language), 'client');

/** Those besides English, which scripts/prepare.mjs built because there are texts in them. */
export function listBuiltLanguages(root: string): string[] {
  const folder = join(root, 'build');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => LANGUAGE.test(name) && existsSync(getServerFile(root, name)));
}

export function loadBuild(root: string): BuildSource {
  if (!existsSync(getServerFile(root, ENGLISH)))
    throw new SettingsError('The pages are not built yet. Run: npm start');
  const loaded = new Map<string, ReturnType<BuildSource>>();
  return () => {
    const language = getLanguage();
    const build = loaded.get(language) ?? import(getServerFile(root, language));
    loaded.set(language, build);
    return build;
  };
}
