import { RouterContextProvider, type ServerBuild } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ENGLISH, readLanguageFrom } from '#lib/language/language.ts';
import { createRenderer } from './render.ts';

afterEach(() => readLanguageFrom(() => ENGLISH));

const build = {
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
  basename: '/',
  entry: {
    module: {
      default: () => new Response('The page', { headers: { Vary: 'Cookie' } }),
      provideVisit: () => new RouterContextProvider(),
    },
  },
  future: {},
  prerender: [],
  publicPath: '/',
  routeDiscovery: { mode: 'initial' },
  routes: { root: { id: 'root', path: '', module: { default: () => null } } },
} as unknown as ServerBuild;

async function readLanguageHeaders(hasLanguages: boolean): Promise<(string | null)[]> {
  const options = { mode: 'production' as const, secure: false, hasLanguages };
  const { render } = createRenderer(async () => build, options);
  const visit = {} as Parameters<typeof render>[1];
  const { headers } = await render(new Request('https://plainlaw.test/'), visit);
  return ['Content-Language', 'Vary'].map((name) => headers.get(name));
}

test('with English alone nothing is said about languages', async () => {
  expect(await readLanguageHeaders(false)).toEqual([null, 'Cookie']);
});

test('with several languages the one is named, and that it was asked for', async () => {
  expect(await readLanguageHeaders(true)).toEqual(['en', 'Cookie, Accept-Language']);
  readLanguageFrom(() => 'es');
  expect(await readLanguageHeaders(true)).toEqual(['es', 'Cookie, Accept-Language']);
});
