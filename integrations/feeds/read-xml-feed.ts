// One parser for RSS 0.9x to 2.0, RDF and Atom, well-formed or not: they differ in the names of a
// few elements. Only direct children of an item are fields; deeper elements (an Atom source's
// title, inline HTML) are text of the field that contains them. An item that is never closed ends
// where the next one begins, or with the document.
import { decodeEntities, htmlToText, toOneLine } from './feed-text.ts';
import type { FeedItem } from './feeds.ts';
import { finishItem, type RawItem } from './finish-item.ts';
import { readAttributes, scanXml } from './scan-xml.ts';

export type ReadFeed = {
  /** False if the document is not a feed. */
  isFeed: boolean;
  items: FeedItem[];
};

export const MAX_ITEMS = 500;
const MAX_DEPTH = 100;
/** Enough for an excerpt and for the tagger. */
const MAX_FIELD_LENGTH = 20_000;
const ROOTS = /^(?:rss|rdf:rdf|rdf|feed|channel)$/;

/** Elements are identified by their namespace URI; an undeclared prefix has its usual meaning. */
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
const USUAL_PREFIXES: Record<string, string> = {
  atom: '',
  a10: '',
  rss: '',
  dc: 'dc',
  dcterms: 'dcterms',
  content: 'content',
  rdf: 'rdf',
};

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
  /** Number of open elements beyond MAX_DEPTH, which are not on the stack. */
  tooDeep: number;
  items: FeedItem[];
  isFeed: boolean;
  item?: RawItem & { depth: number };
  field?: Field;
  channelLink: string;
};

const TOKENS_PER_STEP = 200;

/** Yields every fraction of a millisecond, so that the caller can let other work run. */
export function* readXmlFeed(xml: string, address: string): Generator<undefined, ReadFeed> {
  let tokens = 0;
  const reader: Reader = {
    address,
    stack: [],
    tooDeep: 0,
    items: [],
    isFeed: false,
    channelLink: '',
  };
  for (const token of scanXml(xml)) {
    if (++tokens % TOKENS_PER_STEP === 0) yield;
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

/** Returns false once MAX_ITEMS have been read. */
function addElement(
  reader: Reader,
  token: { name: string; attributes: string; empty: boolean },
): boolean {
  const { stack } = reader;
  const attributes = readAttributes(token.attributes);
  const element = openElement(token.name, attributes, stack.at(-1), reader.address);
  const { name, base } = element;
  const isItem = reader.isFeed && (name === 'item' || name === 'entry');
  if (ROOTS.test(name)) reader.isFeed = true;
  if (isItem) {
    endItem(reader);
    if (reader.items.length >= MAX_ITEMS) return false;
    reader.item = {
      depth: stack.length,
      fields: new Map(),
      links: [],
      categories: [],
      base,
      about: findAttribute(attributes, 'about'),
    };
  } else if (isFieldStart(reader, name)) {
    reader.field = {
      key: name,
      depth: stack.length,
      kind: getFieldKind(name, attributes),
      parts: [],
      length: 0,
      attributes,
      base,
    };
  } else reader.field?.parts.push(' ');
  if (token.empty) {
    if (isItem) endItem(reader);
    else if (reader.field?.depth === stack.length) endField(reader);
  } else if (stack.length < MAX_DEPTH) stack.push(element);
  else reader.tooDeep++;
  return true;
}

function isFieldStart({ item, field, stack, channelLink }: Reader, name: string): boolean {
  if (field) return false;
  return item ? stack.length === item.depth + 1 : name === 'link' && !channelLink;
}

function closeElement(reader: Reader, qualifiedName: string): void {
  const { stack, field, item } = reader;
  const name = resolveName(qualifiedName, stack.at(-1)?.prefixes);
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
  else if (field)
    reader.channelLink =
      URL.parse(readFieldText(field) || (field.attributes.get('href') ?? ''), field.base)?.href ??
      '';
}

function endItem(reader: Reader): void {
  endField(reader);
  const feedItem = reader.item && finishItem(reader.item, reader.channelLink || reader.address);
  if (feedItem) reader.items.push(feedItem);
  reader.item = undefined;
}

const findAttribute = (attributes: Map<string, string>, name: string) => {
  for (const [key, value] of attributes)
    if (key.toLowerCase().replace(/^.*:/, '') === name) return decodeEntities(value);
  return '';
};

function openElement(
  qualifiedName: string,
  attributes: Map<string, string>,
  parent: Element | undefined,
  address: string,
): Element {
  let prefixes = parent?.prefixes ?? new Map<string, string>();
  for (const [key, value] of attributes) {
    if (key !== 'xmlns' && !key.startsWith('xmlns:')) continue;
    if (prefixes === parent?.prefixes) prefixes = new Map(prefixes);
    if (prefixes.size < 100)
      prefixes.set(
        key.slice(6),
        NAMESPACES.find(([pattern]) => pattern.test(value.trim()))?.[1] ?? `other-${key.slice(6)}`,
      );
  }
  const base = attributes.get('xml:base');
  const parentBase = parent?.base ?? address;
  return {
    name: resolveName(qualifiedName, prefixes),
    prefixes,
    base:
      base === undefined
        ? parentBase
        : (URL.parse(decodeEntities(base).trim(), parentBase)?.href ?? parentBase),
  };
}

function resolveName(qualifiedName: string, prefixes?: Map<string, string>): string {
  const colon = qualifiedName.indexOf(':');
  const prefix = colon < 0 ? '' : qualifiedName.slice(0, colon);
  const namespace =
    prefixes?.get(prefix) ??
    (prefix ? (USUAL_PREFIXES[prefix.toLowerCase()] ?? prefix.toLowerCase()) : '');
  const localName = qualifiedName.slice(colon + 1).toLowerCase();
  // An unknown default namespace is ignored: only the local name counts.
  return namespace && !(prefix === '' && namespace.startsWith('other-'))
    ? `${namespace}:${localName}`
    : localName;
}

const PLAIN_TEXT_FIELDS =
  /^(?:link|guid|id|pubdate|published|updated|issued|modified|created|dc:date|dcterms:\w+|category|dc:subject|date)$/;

function getFieldKind(name: string, attributes: Map<string, string>): Field['kind'] {
  const type = (attributes.get('type') ?? '').toLowerCase();
  if (attributes.get('mode') === 'base64') return 'base64';
  if (
    PLAIN_TEXT_FIELDS.test(name) ||
    type === 'text' ||
    type === 'text/plain' ||
    type === 'xhtml' ||
    type === 'application/xhtml+xml'
  )
    return 'text';
  return 'html';
}

function readFieldText({ parts, kind, length }: Field): string {
  const text = parts.join('');
  if (kind === 'base64') return htmlToText(Buffer.from(text, 'base64').toString('utf8'));
  // A truncated field may end inside a tag or entity; the excerpt cuts that off anyway.
  return kind === 'html' && length > 0 ? htmlToText(text) : toOneLine(text);
}

function addField(item: RawItem, field: Field): void {
  const { key, attributes, base } = field;
  const value = readFieldText(field);
  if (key === 'link') {
    const href = attributes.get('href');
    const link = toOneLine(decodeEntities(href ?? '')) || value;
    const relAndType = {
      rel: (attributes.get('rel') ?? '').toLowerCase(),
      type: (attributes.get('type') ?? '').toLowerCase(),
    };
    if (link && item.links.length < 50) item.links.push({ href: link, base, ...relAndType });
  } else if (key === 'category' || key === 'dc:subject') {
    const category =
      value || toOneLine(decodeEntities(attributes.get('label') ?? attributes.get('term') ?? ''));
    if (category && item.categories.length < 30) item.categories.push(category.slice(0, 100));
  } else if (value && !item.fields.has(key)) {
    item.fields.set(key, value);
    if (key === 'guid')
      item.guidIsLink = findAttribute(attributes, 'ispermalink').toLowerCase() !== 'false';
  } else if (key === 'enclosure' && attributes.get('url')) {
    item.links.push({
      href: toOneLine(decodeEntities(attributes.get('url') ?? '')),
      base,
      rel: 'enclosure',
      type: '',
    });
  }
}
