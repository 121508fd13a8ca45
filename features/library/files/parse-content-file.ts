// Parses one content file into raw items that can look up the line number of any key. No side
// effects.
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { explainQuotes, explainYaml } from './explain-problem.ts';

type FileProblem = { line: number; message: string };
type RawItem = { value: unknown; getLine: (path: readonly PropertyKey[]) => number };
export type ParsedFile = { items: RawItem[]; problems: FileProblem[] };

/**
 * Markdown with front matter, a YAML list of items, one item in YAML, or the questions people ask
 * for the item beside them.
 */
export type ContentFormat = 'markdown' | 'list' | 'item' | 'questions';

const MERGE_MARK = /^(?:<{7}|>{7}) /m;

export function parseContentFile(source: string, format: ContentFormat, id: string): ParsedFile {
  // Some editors begin a file with this character, which nobody sees.
  const text = source.replace(/^\ufeff/, '');
  const mark = MERGE_MARK.exec(text);
  if (mark)
    return fail(
      text.slice(0, mark.index).split('\n').length,
      'two people changed this place, and both texts are here: keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>',
    );
  if (text.trim() === '')
    return fail(1, 'the file is empty: write what it is to say, or delete the file');
  if (format === 'item') return parseItem(text, id);
  if (format === 'questions') return parseQuestions(text, id);
  return format === 'markdown' ? parseMarkdown(text, id) : parseList(text);
}

const fail = (line: number, message: string): ParsedFile => ({
  items: [],
  problems: [{ line, message }],
});

function parseMarkdown(text: string, id: string): ParsedFile {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/.exec(text);
  if (!match)
    return fail(
      1,
      'must begin with a line of three hyphens (---), the names and values, and again a line of three hyphens',
    );
  const yaml = parseYaml(match[1] ?? '', 1);
  if (yaml.problems.length > 0) return { items: [], problems: yaml.problems };
  const body = text.slice(match[0].length).trim();
  return createItem({ id, ...(yaml.value as object), ...(body ? { body } : {}) }, id, yaml.getLine);
}

function parseItem(text: string, id: string): ParsedFile {
  const yaml = parseYaml(text, 0);
  if (yaml.problems.length > 0) return { items: [], problems: yaml.problems };
  return createItem({ id, ...(yaml.value as object) }, id, yaml.getLine);
}

/** One question a line. An empty line, or one that begins with "# ", is no question. */
function parseQuestions(text: string, id: string): ParsedFile {
  const questions = text
    .split('\n')
    .map((line, index) => ({ text: line.trim(), line: index + 1 }))
    .filter(({ text }) => text !== '' && !text.startsWith('# '));
  return {
    items: [
      {
        value: { id, questions: questions.map(({ text }) => text) },
        getLine: ([, index]) =>
          (typeof index === 'number' ? questions[index]?.line : undefined) ?? 1,
      },
    ],
    problems: [],
  };
}

function createItem(
  value: { id: string },
  fileName: string,
  getLine: RawItem['getLine'],
): ParsedFile {
  const problems =
    value.id === fileName
      ? []
      : [
          {
            line: getLine(['id']),
            message: `id "${value.id}" must equal the file name; take the line out`,
          },
        ];
  return { items: [{ value, getLine }], problems };
}

function parseList(text: string): ParsedFile {
  const yaml = parseYaml(text, 0);
  if (yaml.problems.length > 0) return { items: [], problems: yaml.problems };
  if (!Array.isArray(yaml.value)) return fail(1, 'must be a list: each entry begins with "- "');
  return {
    items: yaml.value.map((value, index) => ({
      value,
      getLine: (path: readonly PropertyKey[]) => yaml.getLine([index, ...path]),
    })),
    problems: [],
  };
}

function parseYaml(source: string, lineOffset: number) {
  const lines = new LineCounter();
  const doc = parseDocument(source, { lineCounter: lines });
  const problems = doc.errors.slice(0, 1).map((error) => ({
    line: lines.linePos(error.pos[0]).line + lineOffset,
    message: explainYaml(error.message),
  }));
  if (problems.length === 0)
    visit(doc, {
      Scalar(_key, { type, value, range }) {
        const message = type === 'PLAIN' && typeof value === 'string' && explainQuotes(value);
        if (message)
          problems.push({ line: lines.linePos(range?.[0] ?? 0).line + lineOffset, message });
      },
    });
  const getLine = (path: readonly PropertyKey[]): number => {
    for (let depth = path.length; depth >= 0; depth--) {
      const node = findName(doc, path.slice(0, depth)) ?? doc.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line + lineOffset;
    }
    return 1 + lineOffset;
  };
  return { problems, value: problems.length > 0 ? null : doc.toJS(), getLine };
}

/** The name itself, which stands before what it names, and above a list. */
function findName(doc: Document, path: readonly PropertyKey[]) {
  const parent = path.length > 0 && doc.getIn(path.slice(0, -1), true);
  if (!isMap(parent)) return undefined;
  return parent.items
    .map(({ key }) => key)
    .find((key) => isScalar(key) && key.value === path.at(-1));
}
