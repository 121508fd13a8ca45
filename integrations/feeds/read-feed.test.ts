// Quirks of real feeds, each in a minimal feed.
import { expect, test } from 'vitest';
import type { FeedItem } from './feeds.ts';
import { readFeed } from './read-feed.ts';

const read = (
  text: string | Buffer,
  contentType = '',
  address = 'https://feed.test/dir/feed.xml',
) => readFeed(typeof text === 'string' ? Buffer.from(text) : text, address, contentType);
const readFirst = (text: string | Buffer, contentType?: string): FeedItem | undefined =>
  read(text, contentType).items[0];
const rss = (inside: string, attributes = 'version="2.0"') =>
  `<rss ${attributes}><channel><title>C</title><link>https://site.test/</link><item>${inside}</item></channel></rss>`;
const atom = (inside: string, attributes = '') =>
  `<feed xmlns="http://www.w3.org/2005/Atom" ${attributes}><title>F</title><entry>${inside}</entry></feed>`;
const LINK = '<link>https://a.test/1</link>';

test('RSS: CDATA, escaped HTML, entities of every kind', () => {
  expect(
    readFirst(rss(`<title><![CDATA[A <b>bold</b> &amp; new rule]]></title>${LINK}`))?.title,
  ).toBe('A bold & new rule');
  expect(
    readFirst(rss(`<title>Caf&#233; &amp;amp; Bar &#x2014; &amp;eacute; &ndash;</title>${LINK}`))
      ?.title,
  ).toBe('Café & Bar — é –');
  expect(readFirst(rss(`<title>5 &lt; 6 and AT&T</title>${LINK}`))?.title).toBe('5 < 6 and AT&T');
  expect(
    readFirst(
      rss(
        `<title>T</title>${LINK}<description>&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two &lt;a href='x'&gt;there&lt;/a&gt;.&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;</description>`,
      ),
    )?.text,
  ).toBe('One Two there.');
  expect(
    readFirst(rss(`<title>T</title>${LINK}<description><p>Not <i>escaped</i></p></description>`))
      ?.text,
  ).toBe('Not escaped');
  expect(readFirst(rss(`<title>a &#0; &#xD800; &#146; b</title>${LINK}`))?.title).toBe('a � � ’ b');
});

test('RSS: missing title or link, guid as link, enclosure, invalid link', () => {
  expect(readFirst(rss(`<description>Only words here</description>${LINK}`))?.title).toBe(
    'Only words here',
  );
  expect(readFirst(rss('<title>T</title><guid>https://a.test/g</guid>'))?.link).toBe(
    'https://a.test/g',
  );
  expect(
    readFirst(rss('<title>T</title><guid isPermaLink="false">https://a.test/g</guid><link/>'))
      ?.link,
  ).toBe('https://a.test/g');
  expect(readFirst(rss('<title>T</title><enclosure url="https://a.test/x.mp3"/>'))?.link).toBe(
    'https://a.test/x.mp3',
  );
  expect(readFirst(rss('<title>T</title><link>javascript:alert(1)</link>'))).toBeUndefined();
  expect(readFirst(rss('<title>T</title>'))).toBeUndefined();
});

test('relative links: resolved against xml:base at any level, else the channel, else the feed URL', () => {
  expect(readFirst(rss('<title>T</title><link>/x</link>'))?.link).toBe('https://feed.test/x');
  expect(
    readFirst(rss('<title>T</title><link>x</link>', 'xml:base="https://base.test/a/"'))?.link,
  ).toBe('https://base.test/a/x');
  expect(
    readFirst(
      atom('<title>T</title><link href="y" xml:base="c/"/>', 'xml:base="https://base.test/b/"'),
    )?.link,
  ).toBe('https://base.test/b/c/y');
});

test('Atom: kinds of text, kinds of links, dates', () => {
  const item = readFirst(
    atom(`<title type="html">A &lt;em&gt;rule&lt;/em&gt;</title><id>urn:1</id><link rel="self" href="https://a.test/self"/><link rel="alternate" type="text/html" href="https://a.test/page"/>
    <published>2026-11-14T23:30:00-05:00</published><updated>2026-11-15T12:00:00Z</updated><summary type="text">5 &lt; 6</summary><category term="Wages"/>`),
  );
  expect(item).toMatchObject({
    title: 'A rule',
    link: 'https://a.test/page',
    day: '2026-11-14',
    published: '2026-11-15T04:30:00.000Z',
    text: '5 < 6',
    guid: 'urn:1',
    categories: ['Wages'],
  });
  const xhtml = `<title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">A <b>bold</b> one &lt;x&gt;</div></title><link href="https://a.test/"/>`;
  expect(readFirst(atom(xhtml))?.title).toBe('A bold one <x>');
  expect(
    readFirst(
      atom(
        '<source><title>Not this</title><id>no</id></source><title>This</title><link href="https://a.test/"/>',
      ),
    )?.title,
  ).toBe('This');
  expect(
    readFirst(
      '<feed version="0.3" xmlns="http://purl.org/atom/ns#"><entry><title mode="base64">QSBydWxl</title><link rel="alternate" href="https://a.test/"/><issued>2004-01-02T03:04:05Z</issued></entry></feed>',
    ),
  ).toMatchObject({ title: 'A rule', day: '2004-01-02' });
});

test('namespaces: other prefixes, none at all, undeclared', () => {
  expect(
    readFirst(
      '<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:entry><a:title>T</a:title><a:link href="https://a.test/"/></a:entry></a:feed>',
    )?.title,
  ).toBe('T');
  expect(
    readFirst(
      rss(
        `<media:title xmlns:media="http://search.yahoo.com/mrss/">M</media:title><title>T</title>${LINK}`,
      ),
    )?.title,
  ).toBe('T');
  expect(
    readFirst(
      rss(
        `<title>T</title>${LINK}<d:date xmlns:d="http://purl.org/dc/elements/1.1/">2026-11-14</d:date>`,
      ),
    )?.day,
  ).toBe('2026-11-14');
  expect(readFirst(rss(`<title>T</title>${LINK}<dc:date>2026-11-14</dc:date>`))?.day).toBe(
    '2026-11-14',
  );
  expect(
    readFirst(
      rss(
        `<title>T</title><atom:link href="https://a.test/atom" xmlns:atom="http://www.w3.org/2005/Atom"/>`,
      ),
    )?.link,
  ).toBe('https://a.test/atom');
});

test('RDF: items are siblings of the channel', () => {
  const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel rdf:about="https://a.test/"><title>C</title><link>https://a.test/</link><items><rdf:Seq><rdf:li resource="https://a.test/1"/></rdf:Seq></items></channel>
  <item rdf:about="https://a.test/1"><title>First</title><link>https://a.test/1</link><dc:date>2026-11-14T10:00:00+01:00</dc:date></item>
  <item rdf:about="https://a.test/2"><title>Second</title></item></rdf:RDF>`;
  expect(read(rdf).items.map(({ title, link, day }) => [title, link, day])).toEqual([
    ['First', 'https://a.test/1', '2026-11-14'],
    ['Second', 'https://a.test/2', ''],
  ]);
});

test('JSON Feed and the Federal Register', () => {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    items: [
      {
        id: 1,
        url: '/a',
        title: 'A & B',
        content_html: '<p>Text</p>',
        date_published: '2026-11-14T10:00:00Z',
      },
      { id: '2', content_text: '1 < 2', url: 'https://a.test/2' },
      'odd',
      null,
    ],
  };
  expect(read(JSON.stringify(feed)).items).toMatchObject([
    { title: 'A & B', link: 'https://feed.test/a', text: 'Text', day: '2026-11-14', guid: '1' },
    { title: '1 < 2', link: 'https://a.test/2' },
  ]);
  const register = {
    count: 1,
    results: [
      {
        document_number: '2026-1',
        title: 'A rule',
        abstract: null,
        html_url: 'https://fr.test/1',
        publication_date: '2026-11-14',
        agencies: [{ raw_name: 'X' }, { slug: 'x-office' }],
        type: 'Rule',
      },
    ],
  };
  expect(readFirst(JSON.stringify(register))).toMatchObject({
    title: 'A rule',
    link: 'https://fr.test/1',
    day: '2026-11-14',
    guid: '2026-1',
    categories: ['x-office', 'Rule'],
  });
  expect(read('{"count":0}')).toEqual({ isFeed: true, items: [] });
  expect(read('{"error":"no"}').isFeed).toBe(false);
  expect(read('{"items": [').isFeed).toBe(false);
});

test('encodings: byte order marks, UTF-16, a wrong or missing declaration', () => {
  const text = rss(`<title>Café – “x”</title>${LINK}`);
  const title = 'Café – “x”';
  expect(readFirst(Buffer.from(`\ufeff${text}`))?.title).toBe(title);
  expect(readFirst(Buffer.from(`\ufeff${text}`, 'utf16le'))?.title).toBe(title);
  expect(readFirst(Buffer.from(text, 'utf16le'))?.title).toBe(title);
  expect(readFirst(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())?.title).toBe(title);
  // says Latin-1, is UTF-8
  expect(readFirst(`<?xml version="1.0" encoding="ISO-8859-1"?>${text}`)?.title).toBe(title);
  const latin = Buffer.from(rss(`<title>Café</title>${LINK}`), 'latin1');
  expect(readFirst(latin)?.title).toBe('Café'); // says nothing
  expect(readFirst(latin, 'text/xml; charset=iso-8859-1')?.title).toBe('Café');
  expect(readFirst(latin, 'text/xml; charset=utf-9')?.title).toBe('Café');
});

test('reads malformed XML as far as possible', () => {
  const items = (text: string) => read(text).items.map(({ title }) => title);
  expect(
    items(
      `<rss><channel><item><title>One</title>${LINK}<item><title>Two</title><link>https://a.test/2</link>`,
    ),
  ).toEqual(['One', 'Two']);
  expect(items(`<rss><channel><item><title>A & B <br> C</title>${LINK}</item></channel>`)).toEqual([
    'A & B C',
  ]);
  expect(
    items(
      `junk before <?xml version="1.0"?><rss><channel><item><title>T</title>${LINK}</item></channel></rss> junk after`,
    ),
  ).toEqual(['T']);
  expect(
    items(
      `<RSS><Channel><Item><Title>Upper</Title><Link>https://a.test/1</Link></Item></Channel></RSS>`,
    ),
  ).toEqual(['Upper']);
  expect(items(`<rss><channel><item><title>Cut</title>${LINK}<description>in the mid`)).toEqual([
    'Cut',
  ]);
});

test('recognizes documents that are not feeds', () => {
  expect(
    read(
      '<!DOCTYPE html><html><head><title>Error</title></head><body><h1>Not found</h1></body></html>',
    ),
  ).toEqual({
    isFeed: false,
    items: [],
  });
  expect(read('')).toEqual({ isFeed: false, items: [] });
  expect(read('<rss version="2.0"><channel><title>Empty</title></channel></rss>')).toEqual({
    isFeed: true,
    items: [],
  });
});
