// A page rendered by the pinned React and React Router must be, character by character, the one
// recorded in tests/fixtures/framework-page.txt, which rewrite-document.ts was written for. After
// an upgrade this test says so: look at the difference, mend rewrite-document.ts if need be, and
// record the page anew (delete the file and run the test; a missing file is written and the test
// fails once).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createRequestHandler,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ServerBuild,
} from 'react-router';
import { expect, test } from 'vitest';
import renderEntry, { provideVisit } from '#app/entry.server.tsx';
import { THEME_SCRIPT } from '#app/frame/theme.ts';
import type { Visit } from '#app/http/context.ts';
import { scriptHash } from '../http/headers.ts';
import { rewriteDocument } from './rewrite-document.ts';

const NONCE = 'abcdefghijklmnopqrstuv';
const FILE = join(import.meta.dirname, '../../tests/fixtures/framework-page.txt');
/** The theme script is ours and may change: the record has its name instead. */
const readRecord = () => readFileSync(FILE, 'utf8').replace('THEME_SCRIPT', () => THEME_SCRIPT);

function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as in app/root.tsx */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href="/assets/font.woff2"
        />
        <link rel="stylesheet" href="/assets/app.css" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

const asset = (id: string, file: string, more: object) => ({
  id,
  module: file,
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
  imports: ['/assets/vendor.js'],
  ...more,
});

const build = {
  assets: {
    entry: { module: '/assets/entry.js', imports: ['/assets/vendor.js', '/assets/frame.js'] },
    routes: {
      root: asset('root', '/assets/root.js', { path: '' }),
      page: asset('page', '/assets/page.js', {
        parentId: 'root',
        index: true,
        css: ['/assets/page.css'],
      }),
    },
    url: '/assets/manifest.js',
    version: 'recorded',
  },
  assetsBuildDirectory: 'build/client',
  basename: '/',
  entry: { module: { default: renderEntry } },
  future: {},
  isSpaMode: false,
  ssr: true,
  prerender: [],
  publicPath: '/',
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: { default: Outlet, Layout, loader: () => ({ site: 'Plainlaw' }) },
    },
    page: {
      id: 'page',
      parentId: 'root',
      index: true,
      module: {
        default: () => <p>The law &lt;script&gt; in plain language</p>,
        loader: () => ({ text: '</script><script>alert(1)</script>' }),
        meta: () => [{ title: 'A page' }],
      },
    },
  },
} as unknown as ServerBuild;

async function renderPage(): Promise<string> {
  const handle = createRequestHandler(build, 'production');
  const page: Visit['page'] = {};
  await handle(
    new Request('https://plainlaw.test/'),
    provideVisit({ nonce: NONCE, page } as Visit),
  );
  return page.html ?? '';
}

test('the framework writes the page that was recorded', async () => {
  const page = await renderPage();
  const isRecorded = existsSync(FILE);
  if (!isRecorded) writeFileSync(FILE, page.replace(THEME_SCRIPT, 'THEME_SCRIPT'));
  expect(isRecorded, 'there was no record: it has been written, look at it').toBe(true);
  expect(page).toBe(readRecord());
});

test('all that is to be changed in it is found', () => {
  const { html, hashes } = rewriteDocument(readRecord(), NONCE);
  const head = html.slice(0, html.indexOf('</head>'));
  const order = [
    THEME_SCRIPT,
    'href="/assets/app.css"',
    'href="/assets/page.css"',
    'rel="preload"',
  ].map((part) => head.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(html).not.toContain('rel="modulepreload" href=');
  expect(html).toContain(
    '["/assets/manifest.js","/assets/root.js","/assets/page.js"].map(file=>import(file))',
  );
  expect(html).not.toMatch(/^import /m);
  expect(html).not.toContain(NONCE);
  const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => code,
  );
  expect(new Set(hashes)).toEqual(
    new Set(scripts.filter((code) => code !== THEME_SCRIPT).map(scriptHash)),
  );
  expect(html).not.toContain('<script>alert(1)');
});
