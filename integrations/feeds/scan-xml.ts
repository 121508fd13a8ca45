// A tolerant XML tokenizer. Nothing is expanded: a DOCTYPE is skipped, and callers decode entities
// from a fixed table. Malformed markup gets its most likely interpretation. Linear for any input: a
// "<" always ends an unclosed tag, and a delimiter that was not found once is not searched for
// again.

export type Attributes = Map<string, string>;
export type XmlToken =
  /** `empty`: a self-closing tag. */
  | { kind: 'open'; name: string; attributes: string; empty: boolean }
  | { kind: 'close'; name: string }
  /** `raw`: from a CDATA section, in which entities are not decoded. */
  | { kind: 'text'; text: string; raw: boolean };

const NAME = /[^\s/>=<]{1,200}/y;
const MAX_ATTRIBUTES_LENGTH = 20_000;

/**
 * The next index of `needle`, or -1; a needle that was not found once is not searched for again.
 */
type Find = (needle: string, from: number) => number;

export function* scanXml(xml: string): Generator<XmlToken> {
  const missing = new Set<string>();
  const find: Find = (needle, from) => {
    if (missing.has(needle)) return -1;
    const index = xml.indexOf(needle, from);
    if (index < 0) missing.add(needle);
    return index;
  };
  for (let offset = 0; offset < xml.length; ) {
    const open = xml.indexOf('<', offset);
    if (open !== offset)
      yield { kind: 'text', text: xml.slice(offset, open < 0 ? xml.length : open), raw: false };
    if (open < 0) return;
    const next = xml[open + 1];
    if (xml.startsWith('<![CDATA[', open)) {
      const end = find(']]>', open + 9);
      yield { kind: 'text', text: xml.slice(open + 9, end < 0 ? xml.length : end), raw: true };
      offset = end < 0 ? xml.length : end + 3;
    } else if (next === '!' || next === '?') offset = skipMarkup(xml, open, find, missing);
    else {
      const { token, end } = readTag(xml, open);
      yield token;
      offset = end;
    }
  }
}

function readTag(xml: string, open: number): { token: XmlToken; end: number } {
  const isClosing = xml.charCodeAt(open + 1) === 47;
  NAME.lastIndex = open + (isClosing ? 2 : 1);
  const name = NAME.exec(xml)?.[0];
  if (!name || !/^[\p{L}_:]/u.test(name))
    return { token: { kind: 'text', text: '<', raw: true }, end: open + 1 };
  const from = NAME.lastIndex;
  const stop = findTagEnd(xml, from);
  const end = xml[stop] === '>' ? stop + 1 : stop;
  if (isClosing) return { token: { kind: 'close', name }, end };
  const attributes = xml.slice(from, Math.min(stop, from + MAX_ATTRIBUTES_LENGTH));
  return {
    token: { kind: 'open', name, attributes, empty: xml[stop] === '>' && xml[stop - 1] === '/' },
    end,
  };
}

/** Skips comments, processing instructions and declarations. */
function skipMarkup(xml: string, open: number, find: Find, missing: Set<string>): number {
  if (xml.startsWith('<!--', open)) {
    const end = find('-->', open + 4);
    return end < 0 ? open + 4 : end + 3;
  }
  if (xml[open + 1] === '!') return skipDeclaration(xml, open, find, missing);
  const end = find('>', open + 2);
  return end < 0 ? xml.length : end + 1;
}

/** The first ">" outside quotes; otherwise the first ">"; otherwise the next "<" or the end. */
function findTagEnd(xml: string, from: number): number {
  let quote = 0;
  let first = -1;
  for (let i = from; i < xml.length; i++) {
    const c = xml.charCodeAt(i);
    if (c === 60) return first < 0 ? i : first;
    if (c === 62) {
      if (!quote) return i;
      if (first < 0) first = i;
    } else if (quote) {
      if (c === quote) quote = 0;
    } else if (c === 34 || c === 39) quote = c;
  }
  return first < 0 ? xml.length : first;
}

/** Skips a DOCTYPE with its internal subset. */
function skipDeclaration(xml: string, open: number, find: Find, missing: Set<string>): number {
  const close = find('>', open);
  if (close < 0) return xml.length;
  const bracket = xml.slice(open, close).indexOf('[');
  if (bracket < 0 || missing.has('subset')) return close + 1;
  // Entity values may contain brackets: the subset ends where a "]" is followed by ">".
  for (
    let bracketEnd = find(']', open + bracket);
    bracketEnd >= 0;
    bracketEnd = find(']', bracketEnd + 1)
  ) {
    let after = bracketEnd + 1;
    while (after < bracketEnd + 50 && xml.charCodeAt(after) <= 32) after++;
    if (xml[after] === '>') return after + 1;
  }
  missing.add('subset');
  return close + 1;
}

export function readAttributes(attributeText: string): Attributes {
  const attributes: Attributes = new Map();
  for (const [, name = '', , double, single, bare] of attributeText.matchAll(
    /([^\s=/"'<>]{1,100})(\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g,
  )) {
    if (!attributes.has(name) && attributes.size < 100)
      attributes.set(name, double ?? single ?? bare ?? '');
  }
  return attributes;
}
