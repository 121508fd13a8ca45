// Compares our parser with an independent one, simple patterns written for these files, on every
// real feed of the reference data.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFeed } from './read-feed.ts';

const folder = join(process.env.REFERENCE_DATA ?? '', 'feeds');
const hasReferenceData = Boolean(process.env.REFERENCE_DATA) && existsSync(folder);
const formatTitle = (text: string) =>
  hasReferenceData ? text : `${text} (not run: no reference data)`;
const read = (file: string, address = 'https://feed.test/x') =>
  readFeed(readFileSync(join(folder, file)), address);

type PlainItem = { title: string; link: string; at: number };

function readWithPatterns(file: string): PlainItem[] {
  const xml = readFileSync(join(folder, file), 'utf8');
  return xml
    .split(/<item>/)
    .slice(1)
    .map((part) => {
      const readTag = (tag: string) =>
        unescapeText(new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`).exec(part)?.[1] ?? '');
      return { title: readTag('title'), link: readTag('link'), at: parseTime(readTag('pubDate')) };
    });
}

function unescapeText(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, number) => String.fromCharCode(Number(number)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split(/\s+/)
    .filter(Boolean)
    .join(' ');
}

/** Date.parse, with zone names replaced by offsets; no zone means UTC. */
function parseTime(text: string): number {
  const zones: Record<string, string> = {
    MST: '-0700',
    EST: '-0500',
    CDT: '-0500',
    CST: '-0600',
    GMT: '+0000',
  };
  const withOffset = text.replace(/\b(MST|EST|CDT|CST|GMT)$/, (zone) => zones[zone] ?? zone);
  return Date.parse(/^\d{4}-/.test(withOffset) ? `${withOffset.replace(' ', 'T')}Z` : withOffset);
}

describe.skipIf(!hasReferenceData)(formatTitle('court feeds'), () => {
  test.each([
    ['ca10.xml', 6],
    ['ca11.xml', 10],
    ['cafc.xml', 2],
    ['ca1_example.xml', 21],
    ['ca8_example.xml', 29],
    ['nysb_1.xml', 162],
  ])('%s: reads every item with its title, link and time', (file, count) => {
    const { isFeed, items } = read(file);
    expect(isFeed).toBe(true);
    const expected = readWithPatterns(file);
    expect(expected).toHaveLength(count);
    expect(
      items.map((item) => ({ title: item.title, link: item.link, at: Date.parse(item.published) })),
    ).toEqual(expected.map((item) => ({ ...item, link: new URL(item.link).href })));
    expect(items.every((item) => /^20\d\d-\d\d-\d\d$/.test(item.day))).toBe(true);
  });

  test('recognizes a response that is not a feed', () => {
    expect(read('no_results.xml')).toEqual({ isFeed: false, items: [] });
  });

  test('uses the court’s local date and the permalink of a docket entry', () => {
    const [first] = read('ca10.xml').items;
    expect(first).toMatchObject({
      title: '19-8054 United States v. Kahn',
      day: '2023-02-03',
      text: '[Case termination for opinion] (Document)',
    });
    expect(first?.permalink).toMatch(/caseNum=19-8054&partId=10974397$/);
  });
});

test.skipIf(!hasReferenceData)(
  formatTitle('Federal Register: reads every document with its title, link, day and agencies'),
  () => {
    const file = 'federal-register-documents.json';
    const { results } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      results: {
        title: string;
        html_url: string;
        publication_date: string;
        document_number: string;
        agencies: { slug?: string }[];
      }[];
    };
    const { isFeed, items } = read(file);
    expect(isFeed).toBe(true);
    expect(items).toHaveLength(250);
    expect(items.map(({ title, link, day, guid }) => ({ title, link, day, guid }))).toEqual(
      results.map((r) => ({
        title: expect.stringContaining(r.title.trim().replace(/\s+/g, ' ').slice(0, 200)),
        link: r.html_url,
        day: r.publication_date,
        guid: r.document_number,
      })),
    );
    const slugs = results.map((r) => r.agencies.map(({ slug }) => slug).find(Boolean));
    expect(items.every((item, i) => item.categories[0] === slugs[i])).toBe(true);
  },
);
