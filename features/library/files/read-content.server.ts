// The loader for content/. It reads a folder of Markdown files with front matter, or of YAML lists,
// validates every item against a strict schema and reports all problems at once, each with its file
// and line. An overlay folder (CONTENT_DIR) replaces items with the same id and adds new ones, so
// that an organization can customize the content.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { z } from 'zod';
import { explainIssue, listMeant } from './explain-problem.ts';
import { type ContentFormat, parseContentFile } from './parse-content-file.ts';
import { computePart, type GetPart, type Snapshots } from './snapshot.server.ts';

/** `about`: a state's cell, or in a note the id of an item that is not there. */
export type ContentProblem = { file: string; line: number; message: string; about?: string };
export type ContentItem<T> = { file: string; line: number; hash: string; value: T };
/** Without snapshots everything is parsed at each call. */
export type ContentSource = {
  /** What people write. */
  root: string;
  /** What commands make of it, and of public lists. */
  derived: string;
  /** Trained weights. */
  models: string;
  /** Vectors that the server computed for what derived/ lacks. */
  kept?: string;
  overlay?: string;
  snapshots?: Snapshots;
};
export type ContentKind<T> = {
  folder: string;
  format: ContentFormat;
  schema: z.ZodType<T>;
  /** In derived/, not in content/. */
  isDerived?: boolean;
};

export type ContentReader = {
  read: <T>(kind: ContentKind<T>) => ContentItem<T>[];
  /** A file of derived/ or models/, as it is. An overlay may have its own. */
  readBytes: (folder: 'derived' | 'models', path: string) => Buffer;
  /** That file of what the server keeps, of derived/ and of the overlay, where they are. */
  readDerived: (path: string) => Buffer[];
  problems: ContentProblem[];
  /**
   * Changes whenever any file that was read changes: the cache key of everything derived from
   * content.
   */
  version: () => string;
};

export function openContent({ overlay, snapshots, ...source }: ContentSource): ContentReader {
  const problems: ContentProblem[] = [];
  const digests: string[] = [];

  function read<T>(kind: ContentKind<T>): ContentItem<T>[] {
    const root = kind.isDerived ? source.derived : source.root;
    const files = (overlay ? [root, overlay] : [root]).flatMap((base) =>
      listFiles(join(base, kind.folder), kind.format).map((path): SourceFile => {
        const text = readFileSync(path, 'utf8');
        const name = relative(base, path);
        return {
          own: base === root,
          file: base === root ? join(kind.isDerived ? 'derived' : 'content', name) : path,
          text,
          digest: `${name}:${sha256(text)}`,
        };
      }),
    );
    digests.push(...files.map(({ digest }) => digest));
    const key = JSON.stringify([
      kind.folder,
      kind.format,
      files.map(({ file, own, digest }) => [file, own, digest]),
    ]);
    const name = `${kind.folder}${kind.format === 'questions' ? '-questions' : ''}`.replace(
      /[^a-z]+/g,
      '-',
    );
    const parse = (getPart: GetPart<ParsedItems<T>>) =>
      joinFiles(
        files.map((file) => ({
          ...file,
          parsed: getPart(file.digest, () => parseFile(kind, file)),
        })),
      );
    const parsed =
      snapshots?.take(name, key, parse, ({ problems }) => problems.length === 0) ??
      parse(computePart);
    problems.push(...parsed.problems);
    return parsed.items;
  }

  function readBytes(folder: 'derived' | 'models', path: string): Buffer {
    const file = [overlay, source[folder]]
      .flatMap((base) => (base ? [join(base, path)] : []))
      .find((one) => existsSync(one));
    if (!file) {
      problems.push({ file: join(folder, path), line: 1, message: 'missing' });
      return Buffer.alloc(0);
    }
    const bytes = readFileSync(file);
    digests.push(`${path}:${sha256(bytes)}`);
    return bytes;
  }

  const readDerived = (path: string): Buffer[] =>
    [source.kept, source.derived, overlay].flatMap((base) => {
      if (!base || !existsSync(join(base, path))) return [];
      const bytes = readFileSync(join(base, path));
      // What the server keeps is the same content, in every process.
      if (base !== source.kept) digests.push(`${path}:${sha256(bytes)}`);
      return [bytes];
    });

  return {
    read,
    readBytes,
    readDerived,
    problems,
    version: () => sha256(digests.toSorted().join('\n')).slice(0, 16),
  };
}

/** `own`: from content/, not from the overlay. */
type SourceFile = { file: string; own: boolean; text: string; digest: string };

type ParsedItem<T> = Omit<ContentItem<T>, 'file'> & { idLine: number };
type ParsedItems<T> = { items: ParsedItem<T>[]; problems: Omit<ContentProblem, 'file'>[] };

/** Of one file alone: what it says does not depend on any other. */
function parseFile<T>(
  { format, schema }: ContentKind<T>,
  { file, text }: SourceFile,
): ParsedItems<T> {
  const { items, problems } = parseContentFile(text, format, getItemId(file));
  const parsed: ParsedItems<T> = { items: [], problems: [...problems] };
  for (const { value, getLine } of items) {
    const result = schema.safeParse(value, { reportInput: true });
    if (result.success)
      parsed.items.push({
        line: getLine([]),
        idLine: getLine(['id']),
        hash: sha256(JSON.stringify(value)),
        value: result.data,
      });
    else
      for (const issue of result.error.issues.flatMap(listMeant))
        parsed.problems.push({
          line: getLine(getIssuePath(issue)),
          message: explainIssue(issue, schema),
        });
  }
  return parsed;
}

/** What the files say together: each id once, and an overlay's items in place of the others. */
function joinFiles<T>(files: (SourceFile & { parsed: ParsedItems<T> })[]): {
  items: ContentItem<T>[];
  problems: ContentProblem[];
} {
  const problems: ContentProblem[] = [];
  const items = new Map<string, ContentItem<T>>();
  for (const own of [true, false]) {
    const layerItems = new Map<string, ContentItem<T>>();
    for (const { file, parsed } of files.filter((source) => source.own === own)) {
      for (const problem of parsed.problems) problems.push({ file, ...problem });
      for (const item of parsed.items) addItem(layerItems, file, item);
    }
    for (const item of layerItems.values()) replaceEarlier(item, layerItems);
    for (const [id, item] of layerItems) items.set(id, item);
  }
  return { items: [...items.values()], problems };

  /** An overlay may give an item another name; nothing else may have the name that it had. */
  function replaceEarlier(
    { file, line, value }: ContentItem<T>,
    layerItems: ReadonlyMap<string, ContentItem<T>>,
  ): void {
    const { formerly = [] } = value as { formerly?: string[] };
    for (const earlier of formerly.map((name) => name.split('/').at(-1) as string)) {
      items.delete(earlier);
      const other = layerItems.get(earlier);
      if (other)
        problems.push({
          file,
          line,
          message: `formerly: "${earlier}" is there as well, in ${other.file}; delete that file, or take the name out here`,
        });
    }
  }

  function addItem(
    items: Map<string, ContentItem<T>>,
    file: string,
    { idLine, ...item }: ParsedItem<T>,
  ): void {
    const id = String((item.value as { id?: unknown }).id ?? file);
    const existing = items.get(id);
    if (existing)
      problems.push({
        file,
        line: idLine,
        message: `id "${id}" is already used in ${existing.file}`,
      });
    items.set(id, { file, ...item });
  }
}

/** An unknown key is reported on its own line, not on the first line of its item. */
function getIssuePath(issue: z.core.$ZodIssue): PropertyKey[] {
  return issue.code === 'unrecognized_keys' && issue.keys[0]
    ? [...issue.path, issue.keys[0]]
    : issue.path;
}

export const getItemId = (file: string) => basename(file).replace(/(?:\.questions)?\.[a-z]+$/, '');

const ENDINGS: Record<ContentFormat, RegExp> = {
  markdown: /\.md$/,
  list: /\.ya?ml$/,
  item: /\.ya?ml$/,
  questions: /\.questions\.txt$/,
};

function listFiles(folder: string, format: ContentFormat): string[] {
  if (!existsSync(folder)) return [];
  if (statSync(folder).isFile()) return [folder];
  const ending = ENDINGS[format];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/**
 * Files in the folders of these kinds that nothing reads: a wrong ending leaves out an item, or the
 * questions of one, without a word. Those that systems and editors hide do not count.
 */
export const findUnreadFiles = (
  { root, overlay }: Pick<ContentSource, 'root' | 'overlay'>,
  kinds: readonly ContentKind<unknown>[],
): ContentProblem[] =>
  kinds
    .filter(({ folder, isDerived }) => !isDerived && !folder.includes('.'))
    .flatMap(({ folder, format }) =>
      [root, overlay ?? []].flat().flatMap((base) => {
        if (!existsSync(join(base, folder))) return [];
        const isRead = ({ name }: { name: string }) =>
          ENDINGS[format].test(name) || ENDINGS.questions.test(name) || name.startsWith('.');
        return readdirSync(join(base, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => !entry.isDirectory() && !isRead(entry))
          .map(({ name, parentPath }) => {
            const file = join(parentPath, name);
            return {
              file: base === root ? join('content', relative(base, file)) : file,
              line: 1,
              message: `is not read, because of its ending: the name must end in ${format === 'markdown' ? '.md' : '.yml'}, or in .questions.txt for questions`,
            };
          });
      }),
    );

function sha256(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}
