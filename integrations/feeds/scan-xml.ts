// XML as it really comes, one token after the other. Nothing is ever expanded: a DOCTYPE is stepped over, entities are decoded from a
// table by whoever uses the text. What is not well-formed is taken for what was most likely meant. No byte is looked at more than a few
// times, whatever the document does: a "<" always ends the tag that was not closed, and what has no end once is not searched for again.

export type Attributes = Map<string, string>;
export type XmlToken =
  | { kind: 'open'; name: string; attributes: string /** <name/> */; empty: boolean }
  | { kind: 'close'; name: string }
  /** `raw`: from a CDATA section, where entities are only letters. */
  | { kind: 'text'; text: string; raw: boolean };

const NAME = /[^\s/>=<]{1,200}/y;
const MAX_ATTRIBUTES_LENGTH = 20_000;

/** Where `what` stands next, or -1; what was not found once is not looked for again. */
type Find = (what: string, from: number) => number;

export function* scanXml(xml: string): Generator<XmlToken> {
  const missing = new Set<string>();
  const find: Find = (what, from) => {
    if (missing.has(what)) return -1;
    const at = xml.indexOf(what, from);
    if (at < 0) missing.add(what);
    return at;
  };
  for (let at = 0; at < xml.length; ) {
    const open = xml.indexOf('<', at);
    if (open !== at) yield { kind: 'text', text: xml.slice(at, open < 0 ? xml.length : open), raw: false };
    if (open < 0) return;
    const next = xml[open + 1];
    if (xml.startsWith('<![CDATA[', open)) {
      const end = find(']]>', open + 9);
      yield { kind: 'text', text: xml.slice(open + 9, end < 0 ? xml.length : end), raw: true };
      at = end < 0 ? xml.length : end + 3;
    } else if (next === '!' || next === '?') at = skipMarkup(xml, open, find, missing);
    else {
      const { token, end } = readTag(xml, open);
      yield token;
      at = end;
    }
  }
}

function readTag(xml: string, open: number): { token: XmlToken; end: number } {
  const closing = xml.charCodeAt(open + 1) === 47;
  NAME.lastIndex = open + (closing ? 2 : 1);
  const name = NAME.exec(xml)?.[0];
  if (!name || !/^[\p{L}_:]/u.test(name)) return { token: { kind: 'text', text: '<', raw: true }, end: open + 1 };
  const from = NAME.lastIndex;
  const stop = endOfTag(xml, from);
  const end = xml[stop] === '>' ? stop + 1 : stop;
  if (closing) return { token: { kind: 'close', name }, end };
  const attributes = xml.slice(from, Math.min(stop, from + MAX_ATTRIBUTES_LENGTH));
  return { token: { kind: 'open', name, attributes, empty: xml[stop] === '>' && xml[stop - 1] === '/' }, end };
}

/** Over comments, instructions and declarations. */
function skipMarkup(xml: string, open: number, find: Find, missing: Set<string>): number {
  if (xml.startsWith('<!--', open)) {
    const end = find('-->', open + 4);
    return end < 0 ? open + 4 : end + 3;
  }
  if (xml[open + 1] === '!') return skipDeclaration(xml, open, find, missing);
  const end = find('>', open + 2);
  return end < 0 ? xml.length : end + 1;
}

/** The ">" that is in no quotes; failing that the first one; failing that the next "<" or the end. */
function endOfTag(xml: string, from: number): number {
  let quote = 0;
  let first = -1;
  for (let at = from; at < xml.length; at++) {
    const c = xml.charCodeAt(at);
    if (c === 60) return first < 0 ? at : first;
    if (c === 62) {
      if (!quote) return at;
      if (first < 0) first = at;
    } else if (quote) {
      if (c === quote) quote = 0;
    } else if (c === 34 || c === 39) quote = c;
  }
  return first < 0 ? xml.length : first;
}

/** Over a DOCTYPE, with everything it declares inside its brackets. */
function skipDeclaration(xml: string, open: number, find: Find, missing: Set<string>): number {
  const close = find('>', open);
  if (close < 0) return xml.length;
  const bracket = xml.slice(open, close).indexOf('[');
  if (bracket < 0 || missing.has('subset')) return close + 1;
  // Declared texts may have brackets in them: the subset ends where a "]" is followed by ">".
  for (let at = find(']', open + bracket); at >= 0; at = find(']', at + 1)) {
    let after = at + 1;
    while (after < at + 50 && xml.charCodeAt(after) <= 32) after++;
    if (xml[after] === '>') return after + 1;
  }
  missing.add('subset');
  return close + 1;
}

export function readAttributes(written: string): Attributes {
  const attributes: Attributes = new Map();
  for (const [, name = '', , double, single, bare] of written.matchAll(
    /([^\s=/"'<>]{1,100})(\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g,
  )) {
    if (!attributes.has(name) && attributes.size < 100) attributes.set(name, double ?? single ?? bare ?? '');
  }
  return attributes;
}
