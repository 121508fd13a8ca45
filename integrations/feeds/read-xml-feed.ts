// RSS 0.9x to 2.0, RDF and Atom, well-formed or not, as one: they differ in the names of a few elements. Only what stands directly in
// an item counts; what is nested deeper (an Atom source's own title, inline HTML) is text of the element it stands in. An item that
// is never closed ends where the next one begins, or with the document.
import { decodeEntities, htmlToText, oneLine } from './feed-text.ts';
import type { FeedItem } from './feeds.ts';
import { finishItem, type RawItem } from './finish-item.ts';
import { readAttributes, scanXml } from './scan-xml.ts';

export type ReadFeed = { /** False: there is no feed in it at all. */ isFeed: boolean; items: FeedItem[] };

export const MAX_ITEMS = 500;
const MAX_DEPTH = 100;
/** Enough for an excerpt and for the tagger. */
const MAX_FIELD_LENGTH = 20_000;
const ROOTS = /^(?:rss|rdf:rdf|rdf|feed|channel)$/;

/** Names are told apart by their namespace's address; a prefix without one is taken for what it usually stands for. */
const NAMESPACES: [pattern: RegExp, prefix: string][] = [
  [/^https?:\/\/(?:www\.)?w3\.org\/2005\/atom|^http:\/\/purl\.org\/atom\//i, ''],
  [
    /purl\.org\/rss\/1\.0\/?$|^http:\/\/(?:my|channel)\.netscape\.com\/|backend\.userland\.com\/rss|blogs\.law\.harvard\.edu\/|^http:\/\/purl\.org\/net\/rss/i,
    '',
  ],
  [/purl\.org\/dc\/elements/i, 'dc'],
  [/purl\.org\/dc\/terms/i, 'dcterms'],
  [/purl\.org\/rss\/1\.0\/modules\/content/i, 'content'],
  [/w3\.org\/1999\/02\/22-rdf-syntax-ns/i, 'rdf'],
  [/w3\.org\/1999\/xhtml/i, 'xhtml'],
];
const USUAL: Record<string, string> = { atom: '', a10: '', rss: '', dc: 'dc', dcterms: 'dcterms', content: 'content', rdf: 'rdf' };

type Element = { name: string; base: string; prefixes: Map<string, string> };
type Field = {
  key: string;
  depth: number;
  kind: 'html' | 'text' | 'base64';
  parts: string[];
  length: number;
  attributes: Map<string, string>;
  base: string;
};

type Reader = {
  address: string;
  stack: Element[];
  /** Open elements below the deepest one that is kept. */
  tooDeep: number;
  items: FeedItem[];
  isFeed: boolean;
  item?: RawItem & { depth: number };
  field?: Field;
  channelLink: string;
};

const TOKENS_A_STEP = 200;

/** In steps of a fraction of a millisecond: whoever runs it decides what else happens in between. */
export function* readXmlFeed(xml: string, address: string): Generator<undefined, ReadFeed> {
  let tokens = 0;
  const reader: Reader = { address, stack: [], tooDeep: 0, items: [], isFeed: false, channelLink: '' };
  for (const token of scanXml(xml)) {
    if (++tokens % TOKENS_A_STEP === 0) yield;
    if (token.kind === 'text') addText(reader.field, token.text, token.raw);
    else if (token.kind === 'close') closeElement(reader, token.name);
    else if (!addElement(reader, token)) break;
  }
  endItem(reader);
  return { isFeed: reader.isFeed, items: reader.items };
}

function addText(field: Field | undefined, text: string, raw: boolean): void {
  if (!field || field.length > MAX_FIELD_LENGTH) return;
  const part = text.slice(0, MAX_FIELD_LENGTH);
  field.parts.push(raw ? part : decodeEntities(part));
  field.length += part.length;
}

/** False: there are as many items as are read. */
function addElement(reader: Reader, token: { name: string; attributes: string; empty: boolean }): boolean {
  const { stack } = reader;
  const attributes = readAttributes(token.attributes);
  const element = openElement(token.name, attributes, stack.at(-1), reader.address);
  const { name, base } = element;
  const isItem = reader.isFeed && (name === 'item' || name === 'entry');
  if (ROOTS.test(name)) reader.isFeed = true;
  if (isItem) {
    endItem(reader);
    if (reader.items.length >= MAX_ITEMS) return false;
    reader.item = { depth: stack.length, fields: new Map(), links: [], categories: [], base, about: attr(attributes, 'about') };
  } else if (startsField(reader, name)) {
    reader.field = { key: name, depth: stack.length, kind: kindOf(name, attributes), parts: [], length: 0, attributes, base };
  } else reader.field?.parts.push(' ');
  if (token.empty) {
    if (isItem) endItem(reader);
    else if (reader.field?.depth === stack.length) endField(reader);
  } else if (stack.length < MAX_DEPTH) stack.push(element);
  else reader.tooDeep++;
  return true;
}

function startsField({ item, field, stack, channelLink }: Reader, name: string): boolean {
  if (field) return false;
  return item ? stack.length === item.depth + 1 : name === 'link' && !channelLink;
}

function closeElement(reader: Reader, written: string): void {
  const { stack, field, item } = reader;
  const name = nameOf(written, stack.at(-1)?.prefixes);
  if (reader.tooDeep > 0 && stack.at(-1)?.name !== name) {
    reader.tooDeep--;
    return;
  }
  const depth = stack.findLastIndex((element) => element.name === name);
  if (depth < 0) return;
  reader.tooDeep = 0;
  stack.length = depth;
  if (field && depth <= field.depth) endField(reader);
  else field?.parts.push(' ');
  if (item && depth <= item.depth) endItem(reader);
}

function endField(reader: Reader): void {
  const { field, item } = reader;
  reader.field = undefined;
  if (field && item) addField(item, field);
  else if (field) reader.channelLink = URL.parse(textOf(field) || (field.attributes.get('href') ?? ''), field.base)?.href ?? '';
}

function endItem(reader: Reader): void {
  endField(reader);
  const done = reader.item && finishItem(reader.item, reader.channelLink || reader.address);
  if (done) reader.items.push(done);
  reader.item = undefined;
}

const attr = (attributes: Map<string, string>, name: string) => {
  for (const [key, value] of attributes) if (key.toLowerCase().replace(/^.*:/, '') === name) return decodeEntities(value);
  return '';
};

function openElement(written: string, attributes: Map<string, string>, parent: Element | undefined, address: string): Element {
  let prefixes = parent?.prefixes ?? new Map<string, string>();
  for (const [key, value] of attributes) {
    if (key !== 'xmlns' && !key.startsWith('xmlns:')) continue;
    if (prefixes === parent?.prefixes) prefixes = new Map(prefixes);
    if (prefixes.size < 100)
      prefixes.set(key.slice(6), NAMESPACES.find(([pattern]) => pattern.test(value.trim()))?.[1] ?? `other-${key.slice(6)}`);
  }
  const base = attributes.get('xml:base');
  const before = parent?.base ?? address;
  return {
    name: nameOf(written, prefixes),
    prefixes,
    base: base === undefined ? before : (URL.parse(decodeEntities(base).trim(), before)?.href ?? before),
  };
}

function nameOf(written: string, prefixes?: Map<string, string>): string {
  const colon = written.indexOf(':');
  const prefix = colon < 0 ? '' : written.slice(0, colon);
  const space = prefixes?.get(prefix) ?? (prefix ? (USUAL[prefix.toLowerCase()] ?? prefix.toLowerCase()) : '');
  const local = written.slice(colon + 1).toLowerCase();
  // A default namespace nobody knows says nothing: the names in it are what counts.
  return space && !(prefix === '' && space.startsWith('other-')) ? `${space}:${local}` : local;
}

const PLAIN = /^(?:link|guid|id|pubdate|published|updated|issued|modified|created|dc:date|dcterms:\w+|category|dc:subject|date)$/;

function kindOf(name: string, attributes: Map<string, string>): Field['kind'] {
  const type = (attributes.get('type') ?? '').toLowerCase();
  if (attributes.get('mode') === 'base64') return 'base64';
  if (PLAIN.test(name) || type === 'text' || type === 'text/plain' || type === 'xhtml' || type === 'application/xhtml+xml') return 'text';
  return 'html';
}

function textOf({ parts, kind, length }: Field): string {
  const text = parts.join('');
  if (kind === 'base64') return htmlToText(Buffer.from(text, 'base64').toString('utf8'));
  // Cut in the middle of a tag or entity, a long one ends in a scrap that the excerpt leaves out anyway.
  return kind === 'html' && length > 0 ? htmlToText(text) : oneLine(text);
}

function addField(item: RawItem, field: Field): void {
  const { key, attributes, base } = field;
  const value = textOf(field);
  if (key === 'link') {
    const href = attributes.get('href');
    const link = oneLine(decodeEntities(href ?? '')) || value;
    const known = { rel: (attributes.get('rel') ?? '').toLowerCase(), type: (attributes.get('type') ?? '').toLowerCase() };
    if (link && item.links.length < 50) item.links.push({ href: link, base, ...known });
  } else if (key === 'category' || key === 'dc:subject') {
    const category = value || oneLine(decodeEntities(attributes.get('label') ?? attributes.get('term') ?? ''));
    if (category && item.categories.length < 30) item.categories.push(category.slice(0, 100));
  } else if (value && !item.fields.has(key)) {
    item.fields.set(key, value);
    if (key === 'guid') item.guidIsLink = attr(attributes, 'ispermalink').toLowerCase() !== 'false';
  } else if (key === 'enclosure' && attributes.get('url')) {
    item.links.push({ href: oneLine(decodeEntities(attributes.get('url') ?? '')), base, rel: 'enclosure', type: '' });
  }
}
