// Splits an opinion's HTML, XML or plain text into paragraphs of plain text, in one pass without
// building a tree. Block elements and double line breaks end a paragraph; a page mark of the
// printed report stays in place, as *158; a footnote is a separate paragraph that begins with its
// number in brackets. Text without markup is split at blank lines or, if it has none, at every
// line.
const MARKUP = /<\/?[a-zA-Z][^<>]{0,300}>/;
const BLOCKS = new Set(
  (
    'p div center h1 h2 h3 h4 h5 h6 blockquote li ul ol dl dd dt tr table hr pre section article header footer opinion author ' +
    'parties docketnumber court decisiondate attorneys judges syllabus headnotes summary footnote footnotes casebody head-matter ' +
    'headmatter disposition history otherdate citation-line footnote_body block_quote'
  ).split(' '),
);
const PAGE_MARK =
  /^(?:page-number|star-pagination)\b|class\s*=\s*["']?[^"'>]*(?:star-pagination|page-number|pagenum)/i;
// Dashes and quotes of Windows-1252, which some sources copied into Unicode text without converting
// them.
const WINDOWS_1252: Record<string, string> = {
  '\u0085': '…',
  '\u0091': '‘',
  '\u0092': '’',
  '\u0093': '“',
  '\u0094': '”',
  '\u0095': '•',
  '\u0096': '–',
  '\u0097': '—',
  '\u0099': '™',
};
const WINDOWS_1252_CHARS = /[\u0085\u0091-\u0097\u0099]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: removes characters without a glyph
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200d\u2060\ufeff]/g;
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  sect: '§',
  para: '¶',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  copy: '©',
  reg: '®',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  cent: '¢',
  pound: '£',
  middot: '·',
  bull: '•',
  dagger: '†',
  Dagger: '‡',
  eacute: 'é',
  egrave: 'è',
  aacute: 'á',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  ccedil: 'ç',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  shy: '',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
};

export function splitParagraphs(text: string): string[] {
  return MARKUP.test(text) ? splitMarkup(text) : splitPlainText(text);
}

function splitPlainText(text: string): string[] {
  const lines = text.replaceAll('\r\n', '\n').replace(/[\r\f\v\u2028\u2029]/g, '\n');
  const parts = /\n[ \t]*\n/.test(lines.trim()) ? lines.split(/\n[ \t]*(?=\n)/) : lines.split('\n');
  return parts.map(tidyText).filter(Boolean);
}

function splitMarkup(html: string): string[] {
  const paragraphs: string[] = [];
  let current = '';
  let breaks = 0;
  let preDepth = 0;
  let inPageMark = false;
  let label = '';
  const endParagraph = () => {
    const paragraph = tidyText(current);
    if (paragraph) {
      paragraphs.push(label + paragraph);
      label = '';
    }
    current = '';
    breaks = 0;
  };
  const addText = (text: string) => {
    const plain = decodeEntities(text);
    if (preDepth === 0) {
      current += plain;
      if (plain.trim() !== '') breaks = 0;
      return;
    }
    const [first = '', ...rest] = plain.split(/\n[ \t\r]*(?=\n)/);
    current += first;
    for (const part of rest) {
      endParagraph();
      current = part;
    }
  };
  const handleBlock = (name: string, tag: string, closing: boolean) => {
    endParagraph();
    if (name === 'pre') preDepth = Math.max(0, preDepth + (closing ? -1 : 1));
    if (name === 'footnote') label = closing ? '' : readFootnoteLabel(tag);
  };
  const handleInline = (name: string, tag: string, closing: boolean) => {
    if (name === 'br') {
      current += preDepth > 0 ? '\n' : ' ';
      if (++breaks > 1) endParagraph();
    } else if (name === 'footnotemark') current += closing ? ']' : ' [';
    else if (closing ? inPageMark : PAGE_MARK.test(tag)) {
      current += ' ';
      inPageMark = !closing;
    } else if (name === 'td' || name === 'th') current += ' ';
  };
  const handleTag = (tag: string) => {
    const name = /^\/?([\w-]+)/.exec(tag)?.[1]?.toLowerCase() ?? '';
    (BLOCKS.has(name) ? handleBlock : handleInline)(name, tag, tag.startsWith('/'));
  };
  for (const { text, tag } of tokenizeHtml(html)) {
    if (text === undefined) handleTag(tag);
    else addText(text);
  }
  endParagraph();
  return paragraphs;
}

function readFootnoteLabel(tag: string): string {
  const label = /label\s*=\s*["']([^"'<>]{1,12})/.exec(tag)?.[1];
  return label ? `[${decodeEntities(label)}] ` : '';
}

type Token = { text: string; tag?: undefined } | { text?: undefined; tag: string };

/** A "<" that does not start a tag, or whose tag never ends, is text. */
function* tokenizeHtml(html: string): Generator<Token> {
  let offset = 0;
  let textStart = 0;
  while (offset < html.length) {
    const open = html.indexOf('<', offset);
    if (open === -1) break;
    const next = html.charCodeAt(open + 1) | 32;
    const isTag =
      (next >= 97 && next <= 122) ||
      html[open + 1] === '/' ||
      html[open + 1] === '!' ||
      html[open + 1] === '?';
    const closer = html.startsWith('<!--', open) ? '-->' : '>';
    const close = isTag ? html.indexOf(closer, open + 1) : open;
    if (close === -1) break; // no tag after this one ends either
    if (!isTag) {
      offset = open + 1;
      continue;
    }
    if (open > textStart) yield { text: html.slice(textStart, open) };
    offset = close + closer.length;
    const tag = html.slice(open + 1, Math.min(close, open + 400));
    const skippedElement = /^(script|style)\b/i.exec(tag)?.[1];
    if (skippedElement) {
      const after = html.indexOf(`</${skippedElement}`, offset);
      if (after === -1) return;
      offset = after;
    } else if (closer === '>' && !tag.startsWith('!') && !tag.startsWith('?')) yield { tag };
    textStart = offset;
  }
  if (textStart < html.length) yield { text: html.slice(textStart) };
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,9}));/g,
    (whole, decimal, hex, name) => {
      if (name) return ENTITIES[name] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
        ? String.fromCodePoint(code)
        : '';
    },
  );
}

function tidyText(text: string): string {
  return text
    .replace(WINDOWS_1252_CHARS, (code) => WINDOWS_1252[code] ?? '')
    .replace(/\s+/g, ' ')
    .replace(UNPRINTABLE, '')
    .trim();
}
