// Inputs designed to be slow: each is a quarter of a megabyte (two megabytes in the long form), for
// which a quadratic parser would need minutes (hours). They are parsed in a worker that is
// terminated at a limit (run-bounded.ts).
import { afterAll, expect, test } from 'vitest';
import { LONG } from '#tests/harness/app/long-form.ts';
import { openBounded, runBounded } from '#tests/harness/hostile/run-bounded.ts';
import { readFeed } from './read-feed.ts';
import type { ReadFeed } from './read-xml-feed.ts';

const SIZE = (LONG ? 2 : 0.25) * 1024 * 1024;
const fill = (part: string, before = '<rss><channel>', after = '') =>
  before + part.repeat(Math.floor(SIZE / part.length)) + after;
const ADDRESS = 'https://feed.test/';
const read = (text: string) => readFeed(Buffer.from(text), ADDRESS);
const worker = openBounded(new URL('./read-feed.ts', import.meta.url));
afterAll(() => worker.close());

test('does not expand nested entities (billion laughs)', () => {
  const entities = Array.from(
    { length: 9 },
    (_, n) => `<!ENTITY lol${n + 1} "${`&lol${n};`.repeat(10)}">`,
  ).join('');
  const xml = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY lol0 "lol">${entities}]><rss><channel><item><title>&lol9; &amp; more</title><link>https://a.test/</link></item></channel></rss>`;
  expect(read(xml).items.map(({ title }) => title)).toEqual(['&lol9; & more']);
});

test('never resolves an external entity', () => {
  const xml = `<!DOCTYPE rss [<!ENTITY file SYSTEM "file:///etc/passwd">]><rss><item><title>a &file; b</title><link>https://a.test/</link></item></rss>`;
  expect(read(xml).items[0]?.title).toBe('a &file; b');
});

test.each<[string, string]>([
  ['repeated DOCTYPEs', fill('<!DOCTYPE rss [<!ENTITY a "b">]>')],
  ['DOCTYPEs that never end', fill('<!DOCTYPE a [')],
  ['DOCTYPEs whose brackets never end', fill('<!a[>', '<rss>', ']'.repeat(1000))],
  [
    'a million entities',
    fill('&amp;&#65;&eacute;&nosuch;', '<rss><item><link>https://a.test/</link><title>'),
  ],
  ['ampersands', fill('&', '<rss><item><link>https://a.test/</link><title>')],
  ['comments that never end', fill('<!-- ')],
  ['CDATA that never ends', fill('<![CDATA[', '<rss><item><title>')],
  ['tags that never end', fill('<a "', '<rss>')],
  ['quotes that never end', fill(`<a b="'`, '<rss>')],
  ['one endless tag', fill(` a="b" c='d'`, '<rss ')],
  ['attributes without end', fill('a=', '<rss ')],
  ['deep nesting', fill('<a>')],
  ['deep nesting of items', fill('<item>')],
  ['closing tags', fill('</a>')],
  ['namespaces', fill('<a xmlns:b="c">')],
  ['angle brackets', fill('<')],
  [
    'script after script',
    fill('&lt;script&gt;', '<rss><item><link>https://a.test/</link><description>'),
  ],
  ['half HTML tags', fill('&lt;a ', '<rss><item><link>https://a.test/</link><description>')],
  ['spaces', fill(' ', '<rss><item><link>https://a.test/</link><title>')],
  ['spaces in a tag', fill(' ', '<rss a')],
  ['JSON in JSON', fill('[', '')],
  ['many JSON items', fill('{"title":"a","url":"https://a.test/"},', '{"items":[', '{}]}')],
])('%s', async (_, text) => {
  const { items } = await worker.call<ReadFeed>('readFeed', [Buffer.from(text), ADDRESS]);
  expect(items.length).toBeLessThanOrEqual(500);
});

test('parses hostile dates in bounded time', async () => {
  const many = (part: string) => part.repeat((LONG ? 1_000_000 : 250_000) / part.length);
  const texts = [many(' '), many('Mon, '), many('1'), `1 Jan 2026 ${many('(')}`];
  const dates = await runBounded(
    new URL('./feed-date.ts', import.meta.url),
    'readFeedDate',
    texts.map((text) => [text]),
  );
  expect(dates).toHaveLength(texts.length);
});
