// An opinion's HTML, XML or plain text as paragraphs of plain text. One walk over the text, no tree, no markup kept. The rules:
// block elements and double line breaks end a paragraph; a page mark of the printed report stays where it is, as *158; a
// footnote is a paragraph of its own that begins with its number in brackets. Text without markup is cut at blank lines, or,
// when it has none, at every line.
const MARKUP = /<\/?[a-zA-Z][^<>]{0,300}>/;
const BLOCKS = new Set(
  (
    'p div center h1 h2 h3 h4 h5 h6 blockquote li ul ol dl dd dt tr table hr pre section article header footer opinion author ' +
    'parties docketnumber court decisiondate attorneys judges syllabus headnotes summary footnote footnotes casebody head-matter ' +
    'headmatter disposition history otherdate citation-line footnote_body block_quote'
  ).split(' '),
);
const PAGE_MARK = /^(?:page-number|star-pagination)\b|class\s*=\s*["']?[^"'>]*(?:star-pagination|page-number|pagenum)/i;
// Dashes and quotes of Windows' encoding, taken over as they were by texts that say they are Unicode.
const WINDOWS: Record<string, string> = {
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
const FROM_WINDOWS = /[\u0085\u0091-\u0097\u0099]/g;
// What has no glyph.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they have no place in a text that is read
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

export function paragraphsOf(text: string): string[] {
  return MARKUP.test(text) ? fromMarkup(text) : fromPlain(text);
}

function fromPlain(text: string): string[] {
  const lines = text.replaceAll('\r\n', '\n').replace(/[\r\f\v\u2028\u2029]/g, '\n');
  const parts = /\n[ \t]*\n/.test(lines.trim()) ? lines.split(/\n[ \t]*(?=\n)/) : lines.split('\n');
  return parts.map(tidy).filter(Boolean);
}

function fromMarkup(html: string): string[] {
  const paragraphs: string[] = [];
  let current = '';
  let breaks = 0;
  let pre = 0;
  let inMark = false;
  let label = '';
  const end = () => {
    const done = tidy(current);
    if (done) {
      paragraphs.push(label + done);
      label = '';
    }
    current = '';
    breaks = 0;
  };
  const say = (text: string) => {
    const plain = decode(text);
    if (pre === 0) {
      current += plain;
      if (plain.trim() !== '') breaks = 0;
      return;
    }
    const [first = '', ...rest] = plain.split(/\n[ \t\r]*(?=\n)/);
    current += first;
    for (const part of rest) {
      end();
      current = part;
    }
  };
  const block = (name: string, tag: string, closing: boolean) => {
    end();
    if (name === 'pre') pre = Math.max(0, pre + (closing ? -1 : 1));
    if (name === 'footnote') label = closing ? '' : labelOf(tag);
  };
  const inline = (name: string, tag: string, closing: boolean) => {
    if (name === 'br') {
      current += pre > 0 ? '\n' : ' ';
      if (++breaks > 1) end();
    } else if (name === 'footnotemark') current += closing ? ']' : ' [';
    else if (closing ? inMark : PAGE_MARK.test(tag)) {
      current += ' ';
      inMark = !closing;
    } else if (name === 'td' || name === 'th') current += ' ';
  };
  const mark = (tag: string) => {
    const name = /^\/?([\w-]+)/.exec(tag)?.[1]?.toLowerCase() ?? '';
    (BLOCKS.has(name) ? block : inline)(name, tag, tag.startsWith('/'));
  };
  for (const { text, tag } of tokens(html)) {
    if (text === undefined) mark(tag);
    else say(text);
  }
  end();
  return paragraphs;
}

function labelOf(tag: string): string {
  const label = /label\s*=\s*["']([^"'<>]{1,12})/.exec(tag)?.[1];
  return label ? `[${decode(label)}] ` : '';
}

type Token = { text: string; tag?: undefined } | { text?: undefined; tag: string };

/** A "<" that begins no tag, or whose tag never ends, is text. */
function* tokens(html: string): Generator<Token> {
  let at = 0;
  let from = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) break;
    const next = html.charCodeAt(open + 1) | 32;
    const isTag = (next >= 97 && next <= 122) || html[open + 1] === '/' || html[open + 1] === '!' || html[open + 1] === '?';
    const closer = html.startsWith('<!--', open) ? '-->' : '>';
    const close = isTag ? html.indexOf(closer, open + 1) : open;
    if (close === -1) break; // no tag after this one ends either
    if (!isTag) {
      at = open + 1;
      continue;
    }
    if (open > from) yield { text: html.slice(from, open) };
    at = close + closer.length;
    const tag = html.slice(open + 1, Math.min(close, open + 400));
    const unread = /^(script|style)\b/i.exec(tag)?.[1];
    if (unread) {
      const after = html.indexOf(`</${unread}`, at);
      if (after === -1) return;
      at = after;
    } else if (closer === '>' && !tag.startsWith('!') && !tag.startsWith('?')) yield { tag };
    from = at;
  }
  if (from < html.length) yield { text: html.slice(from) };
}

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,9}));/g, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });
}

function tidy(text: string): string {
  return text
    .replace(FROM_WINDOWS, (code) => WINDOWS[code] ?? '')
    .replace(/\s+/g, ' ')
    .replace(UNPRINTABLE, '')
    .trim();
}
