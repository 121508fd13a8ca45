// The text of one section in USLM, element by element. Levels are explicit there (subsection,
// paragraph, …); each paragraph gets its marker before it, as in legal/statutes/outline.ts, so that
// both forms give the same. Notes, credits and footnotes are not the text. A row of a table is one
// paragraph, with tabs between its cells.
import { splitOutline } from '#legal/statutes/outline.ts';
import type { StatuteParagraph } from '../../schema.ts';

const LEVELS = new Set([
  'subsection',
  'paragraph',
  'subparagraph',
  'clause',
  'subclause',
  'item',
  'subitem',
  'subsubitem',
  'level',
]);
const NOT_TEXT = new Set(['notes', 'note', 'sourceCredit', 'toc', 'footnote']);
const ROWS = new Set(['tr', 'row']);
const CELLS = new Set(['td', 'th', 'column']);
const BLOCKS = new Set([
  'chapeau',
  'content',
  'continuation',
  'heading',
  'p',
  'table',
  'layout',
  'li',
  'br',
  'quotedContent',
  'proviso',
]);
/** An element costs memory even without text. */
const CHARS_PER_ELEMENT = 20;
const PATH_PART = /^[0-9A-Za-z][0-9A-Za-z-]{0,9}$/;

type Attributes = Record<string, string>;
type Element = { name: string; path: string; isQuoted: boolean };

/** `identifier` of the section: "/us/usc/t42/s1983". */
export function createSectionText(identifier: string) {
  const paragraphs: StatuteParagraph[] = [];
  const open: Element[] = [];
  /** Markers that wait for their text. */
  let markers: StatuteParagraph[] = [];
  let block = '';
  let num = '';
  let skipped = 0;
  let rowDepth = 0;
  let heading = '';
  let chars = 0;

  const getPath = () => open.at(-1)?.path ?? '';
  const flush = () => {
    const text = toLine(block);
    block = '';
    if (!text) return;
    const last = markers.pop();
    paragraphs.push(...markers, { path: getPath(), text: last ? `${last.text} ${text}` : text });
    markers = [];
  };
  const flushMarkers = () => {
    paragraphs.push(...markers);
    markers = [];
  };

  function openLevel(attributes: Attributes): Element {
    flush();
    const parent = open.at(-1);
    const own = attributes.identifier?.startsWith(`${identifier}/`)
      ? attributes.identifier.slice(identifier.length + 1)
      : '';
    const isPath = own.split('/').every((part) => PATH_PART.test(part));
    return {
      name: 'level',
      path: own && isPath ? own : (parent?.path ?? ''),
      isQuoted: parent?.isQuoted ?? false,
    };
  }

  function openOther(name: string, attributes: Attributes): Element {
    if (ROWS.has(name) || (BLOCKS.has(name) && rowDepth === 0)) flush();
    if (ROWS.has(name)) rowDepth++;
    if (rowDepth > 0 && CELLS.has(name) && block !== '') block += '\t';
    if (rowDepth > 0 && BLOCKS.has(name)) block += ' ';
    const parent = open.at(-1);
    return {
      name: name === 'num' ? `num ${attributes.value ?? ''}` : name,
      path: parent?.path ?? '',
      isQuoted: name === 'quotedContent' || (parent?.isQuoted ?? false),
    };
  }

  /** A marker gives its level a path when the level has none of its own. */
  function closeNum(value: string): void {
    const text = toLine(num);
    num = '';
    const level = open.at(-1);
    if (!level || !text) return;
    const above = open.at(-2)?.path ?? '';
    if (
      level.name === 'level' &&
      !level.isQuoted &&
      level.path === above &&
      PATH_PART.test(value)
    ) {
      level.path = above ? `${above}/${value}` : value;
    }
    markers.push({ path: level.path, text });
  }

  return {
    open(name: string, attributes: Attributes): void {
      if (skipped > 0 || NOT_TEXT.has(name) || attributes.class?.includes('footnoteRef')) {
        skipped++;
        return;
      }
      chars += CHARS_PER_ELEMENT;
      open.push(LEVELS.has(name) ? openLevel(attributes) : openOther(name, attributes));
    },
    text(text: string): void {
      if (skipped > 0) return;
      chars += text.length;
      const name = open.at(-1)?.name ?? '';
      const outer = open[0]?.name ?? '';
      if (outer.startsWith('num')) return; // the number of the section itself
      if (outer === 'heading') heading += text;
      else if (name.startsWith('num') || open.at(-2)?.name.startsWith('num')) num += text;
      else block += text;
    },
    close(): void {
      if (skipped > 0) {
        skipped--;
        return;
      }
      const closed = open.at(-1);
      if (!closed) return;
      if (closed.name === 'level') {
        flush();
        flushMarkers();
      } else if (ROWS.has(closed.name)) {
        flush();
        rowDepth--;
      } else if (BLOCKS.has(closed.name)) {
        if (rowDepth === 0) flush();
      }
      open.pop();
      if (closed.name.startsWith('num ')) closeNum(closed.name.slice(4));
    },
    /** Of all that is in memory. */
    countChars: () => chars,
    end(): { heading: string; paragraphs: StatuteParagraph[] } {
      flush();
      flushMarkers();
      // Some sections have their markers in the text and no levels in the markup.
      const isFlat = paragraphs.every(({ path, text }) => path === '' && !text.includes('\t'));
      return {
        heading: toLine(heading),
        paragraphs: isFlat
          ? splitOutline(paragraphs.map(({ text }) => text).join('\n'))
          : paragraphs,
      };
    },
  };
}

/** Tabs between the cells of a table stay. */
function toLine(text: string): string {
  return text
    .split('\t')
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .join('\t')
    .trim();
}
