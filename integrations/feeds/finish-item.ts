// Builds an item from its raw fields: chooses among several titles, links, texts and dates. An item
// without a title or a web link is dropped, because there would be nothing to open.
import { excerpt } from '#lib/excerpt.ts';
import { readFeedDate } from './feed-date.ts';
import { htmlToText } from './feed-text.ts';
import type { FeedItem } from './feeds.ts';

type Link = { href: string; base: string; rel: string; type: string };
export type RawItem = {
  /** Plain text by element name; the first element of each name. */
  fields: Map<string, string>;
  links: Link[];
  categories: string[];
  base: string;
  /** rdf:about. */
  about: string;
  guidIsLink?: boolean;
};

const TEXT_FIELDS = [
  'description',
  'summary',
  'dcterms:abstract',
  'content:encoded',
  'content',
  'dc:description',
  'itunes:summary',
  'media:description',
  'body',
  'tagline',
];
const DATE_FIELDS = [
  'pubdate',
  'published',
  'issued',
  'dc:date',
  'dcterms:issued',
  'dcterms:created',
  'created',
  'updated',
  'modified',
  'dcterms:modified',
  'date',
];
const MAX_TITLE_LENGTH = 300;
const MAX_TEXT_LENGTH = 4_000;

export function finishItem(raw: RawItem, fallbackBase: string): FeedItem | undefined {
  const pickField = (names: string[]) =>
    names.map((name) => raw.fields.get(name)).find(Boolean) ?? '';
  const guid = pickField(['guid', 'id', 'dc:identifier']);
  const bases = [raw.base, fallbackBase];
  const toLink = (href: string, base?: string) =>
    resolveWebLink(href, base === undefined ? bases : [base, ...bases]);
  const permalink = (raw.guidIsLink && /^https?:/i.test(guid) && toLink(guid)) || '';
  const link =
    pickLink(raw.links, toLink) ||
    permalink ||
    (/^https?:/i.test(guid) && toLink(guid)) ||
    toLink(raw.about);
  const text = pickField(TEXT_FIELDS);
  const title = excerpt(
    pickField(['title', 'dc:title', 'media:title']) || excerpt(text, 120),
    MAX_TITLE_LENGTH,
  );
  if (!link || !title) return undefined;
  const date = DATE_FIELDS.map((name) => readFeedDate(raw.fields.get(name) ?? '')).find(Boolean);
  return {
    title,
    link,
    permalink: permalink && isSameHost(permalink, link) ? permalink : link,
    guid: guid.slice(0, 500),
    day: date?.day ?? '',
    published: date?.instant.toISOString() ?? '',
    text: text.slice(0, MAX_TEXT_LENGTH),
    categories: raw.categories,
  };
}

export function createPlainItem(
  fields: Record<string, unknown>,
  links: unknown[],
  address: string,
  categories: string[] = [],
): FeedItem | undefined {
  const texts = Object.entries(fields).flatMap(([key, value]) =>
    typeof value === 'string' && value ? [[key, htmlToText(value.slice(0, 20_000))] as const] : [],
  );
  return finishItem(
    {
      fields: new Map(texts),
      links: links.flatMap((href) =>
        typeof href === 'string' && href ? [{ href, base: address, rel: '', type: '' }] : [],
      ),
      categories: categories.slice(0, 30),
      base: address,
      about: '',
    },
    address,
  );
}

function pickLink(links: Link[], toLink: (href: string, base: string) => string): string {
  const ranked = [
    links.filter(
      ({ rel, type }) =>
        (rel === '' || rel === 'alternate') && (type === '' || type.includes('html')),
    ),
    links.filter(({ rel }) => rel === '' || rel === 'alternate'),
    links.filter(({ rel }) => rel === 'related' || rel === 'via' || rel === 'self'),
    links.filter(({ rel }) => rel === 'enclosure'),
  ].flat();
  for (const { href, base } of ranked) {
    const link = toLink(href, base);
    if (link) return link;
  }
  return '';
}

function resolveWebLink(href: string, bases: string[]): string {
  if (!href || href.length > 2_000) return '';
  for (const base of bases) {
    const url = URL.parse(href, base || undefined);
    if (
      url &&
      (url.protocol === 'http:' || url.protocol === 'https:') &&
      !url.username &&
      !url.password
    )
      return url.href;
  }
  return '';
}

const isSameHost = (a: string, b: string) => URL.parse(a)?.host === URL.parse(b)?.host;
