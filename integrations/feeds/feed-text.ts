// Extracts plain text from feed markup. Entities come from a fixed table (XML's five, HTML's Latin
// letters and symbols) or are numeric; entities defined in a document are ignored. Every pass is
// linear in the length of the text.

const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const SYMBOLS =
  'ndash:– mdash:— lsquo:‘ rsquo:’ sbquo:‚ ldquo:“ rdquo:” bdquo:„ dagger:† Dagger:‡ bull:• hellip:… permil:‰ prime:′ Prime:″ lsaquo:‹ rsaquo:› euro:€ trade:™ larr:← uarr:↑ rarr:→ darr:↓ harr:↔ minus:− asymp:≈ ne:≠ le:≤ ge:≥ infin:∞ radic:√ OElig:Œ oelig:œ Scaron:Š scaron:š Yuml:Ÿ fnof:ƒ circ:ˆ tilde:˜ ensp:\u2002 emsp:\u2003 thinsp:\u2009 zwnj: zwj: lrm: rlm: check:✓ star:☆ hearts:♥ alpha:α beta:β gamma:γ delta:δ epsilon:ε lambda:λ mu:μ pi:π sigma:σ omega:ω Omega:Ω Delta:Δ Sigma:Σ';

const NAMED_ENTITIES = new Map<string, string>([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ...LATIN_1.split(' ').map((name, i) => [name, String.fromCharCode(160 + i)] as [string, string]),
  ...SYMBOLS.split(' ').map(
    (pair) =>
      [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)] as [string, string],
  ),
]);
/**
 * Character references 128 to 159 are control characters in Unicode; Windows-1252 characters were
 * intended.
 */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,8})|#[xX]([\da-fA-F]{1,7})|([a-zA-Z][a-zA-Z\d]{1,10}));/g,
    (whole, decimal, hex, name) => {
      if (name) return NAMED_ENTITIES.get(name) ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      if (code >= 128 && code < 160) return WINDOWS_1252[code - 128] ?? '';
      const surrogate = code >= 0xd800 && code < 0xe000;
      return code === 0 || code > 0x10ffff || surrogate ? '\ufffd' : String.fromCodePoint(code);
    },
  );
}

/** The visible text of HTML, in one line. */
export function htmlToText(html: string): string {
  if (!html.includes('<')) return toOneLine(decodeEntities(html));
  const parts: string[] = [];
  for (let offset = 0; offset < html.length; ) {
    const open = html.indexOf('<', offset);
    parts.push(html.slice(offset, open < 0 ? html.length : open));
    if (open < 0) break;
    const name = /^<(\/?[a-zA-Z][a-zA-Z\d:-]{0,20}|!--|[!?])/
      .exec(html.slice(open, open + 24))?.[1]
      ?.toLowerCase();
    parts.push(!name ? '<' : INLINE_TAG.test(name) ? '' : ' ');
    offset = name ? findMarkupEnd(html, open, name) : open + 1;
  }
  return toOneLine(decodeEntities(parts.join('')));
}

/**
 * The offset after a tag or comment, or before the closing tag of a script or style. Without an
 * end, the rest is skipped.
 */
function findMarkupEnd(html: string, open: number, name: string): number {
  if (name === 'script' || name === 'style') {
    const end = name === 'script' ? /<\/script/gi : /<\/style/gi;
    end.lastIndex = open;
    return end.exec(html)?.index ?? html.length;
  }
  const end = name === '!--' ? '-->' : '>';
  const endIndex = html.indexOf(end, open);
  return endIndex < 0 ? html.length : endIndex + end.length;
}

const INLINE_TAG =
  /^\/?(?:a|abbr|acronym|b|bdi|bdo|big|cite|code|em|font|i|ins|del|kbd|mark|q|s|small|span|strong|sub|sup|tt|u)$/;

/** One line without control characters and bidirectional formatting. */
export function toOneLine(text: string): string {
  return text
    .replace(/(?!\s)[\p{Cc}\p{Cf}\ufffe\uffff]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
