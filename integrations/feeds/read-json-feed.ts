// JSON Feed, and the Federal Register's answer, which is JSON with `results`. Every part is looked at before it is used: what a
// server sends is not what its documentation says.
import type { FeedItem } from './feeds.ts';
import { plainItem } from './finish-item.ts';
import { MAX_ITEMS, type ReadFeed } from './read-xml-feed.ts';

const MAX_PARTS = 100_000;

type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);
const strings = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);

export function readJsonFeed(json: string, address: string): ReadFeed {
  let feed: unknown;
  // Millions of brackets cost memory and time that no feed is worth.
  if (countOf(json, '[') + countOf(json, '{') > MAX_PARTS) return { isFeed: false, items: [] };
  try {
    feed = JSON.parse(json);
  } catch {
    return { isFeed: false, items: [] };
  }
  if (!isObject(feed)) return { isFeed: false, items: [] };
  const [list, read] = Array.isArray(feed.results) ? [feed.results, registerItem] : [feed.items, jsonFeedItem];
  // An agency without documents answers {"count":0} and no results at all.
  if (!Array.isArray(list)) return { isFeed: feed.count === 0, items: [] };
  const items = list.slice(0, MAX_ITEMS).filter(isObject);
  return { isFeed: true, items: items.flatMap((item) => read(item, address)) };
}

function countOf(text: string, character: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0 && count <= MAX_PARTS; at = text.indexOf(character, at + 1)) count++;
  return count;
}

function jsonFeedItem(item: Loose, address: string): FeedItem[] {
  const { id, title, summary, content_text, content_html, date_published, date_modified, url, external_url, tags } = item;
  const guid = typeof id === 'number' ? String(id) : id;
  const content = content_html ?? escaped(content_text);
  const found = plainItem(
    { title: escaped(title), description: escaped(summary), content, published: date_published, updated: date_modified, guid },
    [url, external_url],
    address,
    strings(tags),
  );
  return found ? [found] : [];
}

function registerItem(item: Loose, address: string): FeedItem[] {
  const { document_number, title, abstract, excerpts, html_url, publication_date, agencies, type } = item;
  const slugs = Array.isArray(agencies) ? agencies.flatMap((one) => (isObject(one) && typeof one.slug === 'string' ? [one.slug] : [])) : [];
  const categories = typeof type === 'string' ? [...slugs, type] : slugs;
  const found = plainItem(
    { title: escaped(title), description: abstract ?? excerpts, pubdate: publication_date, guid: document_number },
    [html_url],
    address,
    categories,
  );
  return found ? [found] : [];
}

/** Plain text that is about to be read as HTML. */
const escaped = (text: unknown) => (typeof text === 'string' ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : undefined);
