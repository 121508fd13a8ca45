import { afterEach, expect, test } from 'vitest';
import { ENGLISH, getLanguage, readLanguageFrom } from '#lib/language/language.ts';
import { chooseLanguage, startRequestLanguages } from './request-language.ts';

afterEach(() => readLanguageFrom(() => ENGLISH));

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['fr;q=1, es;q=0.5, en;q=0.7', 'en'],
  ['fr, es;q=0.1', 'es'],
  ['es;q=0, *', 'en'],
  ['ES', 'es'],
  ['pt-BR', 'pt-br'],
  ['pt', 'en'],
  ['e', 'en'],
  [';;;=,,,', 'en'],
])('Accept-Language: %s', (header, language) => {
  expect(chooseLanguage(header, ['es', 'pt-br'])).toBe(language);
});

test('each request has its own language, also after it waited', async () => {
  const { run } = startRequestLanguages(['es']);
  const ask = (header: string) =>
    new Promise<string>((resolve) => {
      run(header, async () => {
        await Promise.resolve();
        resolve(getLanguage());
      });
    });
  expect(await Promise.all([ask('es'), ask('en'), ask('es')])).toEqual(['es', 'en', 'es']);
  expect(getLanguage()).toBe(ENGLISH);
});

test('with English alone nothing is chosen', () => {
  let language = '';
  startRequestLanguages([]).run('es', () => {
    language = getLanguage();
  });
  expect(language).toBe(ENGLISH);
});
