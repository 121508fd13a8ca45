// JSON Feed, and the Federal Register's API, whose JSON has `results`. Every field is checked
// before it is used, because servers deviate from their documentation.
import type { FeedItem } from './feeds.ts';
import { createPlainItem } from './finish-item.ts';
import { MAX_ITEMS, type ReadFeed } from './read-xml-feed.ts';

const MAX_BRACKETS = 100_000;

type JsonObject = Record<string, unknown>;
const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const filterStrings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export function readJsonFeed(json: string, address: string): ReadFeed {
  let feed: unknown;
  // Parsing millions of brackets would take too much memory and time.
  if (countCharacter(json, '[') + countCharacter(json, '{') > MAX_BRACKETS)
    return { isFeed: false, items: [] };
  try {
    feed = JSON.parse(json);
  } catch {
    return { isFeed: false, items: [] };
  }
  if (!isObject(feed)) return { isFeed: false, items: [] };
  const [list, readItem] = Array.isArray(feed.results)
    ? [feed.results, readRegisterItem]
    : [feed.items, readJsonFeedItem];
  // For an agency without documents the response is {"count":0} without `results`.
  if (!Array.isArray(list)) return { isFeed: feed.count === 0, items: [] };
  const items = list.slice(0, MAX_ITEMS).filter(isObject);
  return { isFeed: true, items: items.flatMap((item) => readItem(item, address)) };
}

function countCharacter(text: string, character: string): number {
  let count = 0;
  for (
    let i = text.indexOf(character);
    i >= 0 && count <= MAX_BRACKETS;
    i = text.indexOf(character, i + 1)
  )
    count++;
  return count;
}

function readJsonFeedItem(item: JsonObject, address: string): FeedItem[] {
  const {
    id,
    title,
    summary,
    content_text,
    content_html,
    date_published,
    date_modified,
    url,
    external_url,
    tags,
  } = item;
  const guid = typeof id === 'number' ? String(id) : id;
  const content = content_html ?? escapeText(content_text);
  const feedItem = createPlainItem(
    {
      title: escapeText(title),
      description: escapeText(summary),
      content,
      published: date_published,
      updated: date_modified,
      guid,
    },
    [url, external_url],
    address,
    filterStrings(tags),
  );
  return feedItem ? [feedItem] : [];
}

function readRegisterItem(item: JsonObject, address: string): FeedItem[] {
  const { document_number, title, abstract, excerpts, html_url, publication_date, agencies, type } =
    item;
  const slugs = Array.isArray(agencies)
    ? agencies.flatMap((one) => (isObject(one) && typeof one.slug === 'string' ? [one.slug] : []))
    : [];
  const categories = typeof type === 'string' ? [...slugs, type] : slugs;
  const feedItem = createPlainItem(
    {
      title: escapeText(title),
      description: abstract ?? excerpts,
      pubdate: publication_date,
      guid: document_number,
    },
    [html_url],
    address,
    categories,
  );
  return feedItem ? [feedItem] : [];
}

/** Escapes plain text that will be parsed as HTML. */
const escapeText = (text: unknown) =>
  typeof text === 'string' ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : undefined;
