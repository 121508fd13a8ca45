import { expect, test } from 'vitest';
import { scriptsAfterPaint } from './defer-scripts.ts';

const preload = (file: string) => `<link rel="modulepreload" href="${file}"/>`;
const page = (code: string, links = preload('/a.js') + preload('/b.js')) =>
  `<html><head>${links}<title>T</title></head><body><p>import "x";</p><script nonce="n" type="module" async="">${code}</script></body></html>`;

test('nothing of the script is fetched before the page was painted', () => {
  const code =
    'import "/manifest.js";\nimport * as route0 from "/a.js";\nimport * as route1 from "/b.js";\n  \n  window.x = {"root":route0};\n\nimport("/entry.js");';
  const late = scriptsAfterPaint(page(code));
  expect(late).not.toContain('<link');
  const module = /<script nonce="n" type="module" async="">([\s\S]*)<\/script>/.exec(late)?.[1] ?? '';
  expect(module).not.toMatch(/^import /m);
  expect(module).toContain('["/a.js","/b.js"]'); // fetched together, not one after the other
  expect(module).toContain('const [,route0,route1]=await Promise.all(["/manifest.js","/a.js","/b.js"]');
  expect(module.endsWith('window.x = {"root":route0};\n\nimport("/entry.js");')).toBe(true);
  expect(late).toContain('<p>import "x";</p>');
});

test.each([
  ['without a module', `<html><head>${preload('/a.js')}</head><body></body></html>`],
  ['whose module imports nothing', page('window.x = 1;')],
  ['whose module imports in another way', page('import "/manifest.js";\nimport route0, { part } from "/a.js";')],
])('a page %s stays as it is', (_name, html) => {
  expect(scriptsAfterPaint(html)).toBe(html);
});
