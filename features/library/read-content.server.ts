// The one loader for content/. It reads a folder of Markdown files with front matter, or of YAML lists, checks every item
// against a strict schema and reports all problems at once, each with its file and line. An overlay folder (CONTENT_DIR)
// replaces files of the same path, and list items of the same id, so an organisation can lay its own over ours.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import type { z } from 'zod';
import { parseContentFile, type RawItem } from './parse-content-file.ts';
import { snapshot } from './snapshot.server.ts';

export type ContentProblem = { file: string; line: number; message: string };
export type ContentItem<T> = { file: string; line: number; hash: string; value: T };
type ContentKind<T> = { folder: string; format: 'markdown' | 'list'; schema: z.ZodType<T> };

export type ContentReader = {
  read: <T>(kind: ContentKind<T>) => ContentItem<T>[];
  problems: ContentProblem[];
  /** Changes whenever any file that was read changes: the key of everything derived from content. */
  version: () => string;
};

export function openContent(root: string, overlay?: string): ContentReader {
  const problems: ContentProblem[] = [];
  const digests: string[] = [];

  function read<T>(kind: ContentKind<T>): ContentItem<T>[] {
    const files = (overlay ? [root, overlay] : [root]).flatMap((base) =>
      listFiles(join(base, kind.folder), kind.format).map((path): SourceFile => {
        const text = readFileSync(path, 'utf8');
        const name = relative(base, path);
        return { own: base === root, file: base === root ? join('content', name) : path, text, digest: `${name}:${sha256(text)}` };
      }),
    );
    digests.push(...files.map(({ digest }) => digest));
    const key = JSON.stringify([kind.folder, kind.format, files.map(({ file, own, digest }) => [file, own, digest])]);
    const name = kind.folder.replace(/[^a-z]+/g, '-');
    const parsed = snapshot(
      name,
      key,
      () => parseFiles(kind, files),
      (value) => value.problems.length === 0,
    );
    problems.push(...parsed.problems);
    return parsed.items;
  }

  return { read, problems, version: () => sha256(digests.toSorted().join('\n')).slice(0, 16) };
}

/** `own`: in our content and not in an overlay. */
type SourceFile = { file: string; own: boolean; text: string; digest: string };

function parseFiles<T>(kind: ContentKind<T>, files: SourceFile[]): { items: ContentItem<T>[]; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const items = new Map<string, ContentItem<T>>();
  for (const own of [true, false]) {
    const here = new Map<string, ContentItem<T>>();
    for (const { file, text } of files.filter((source) => source.own === own)) {
      const parsed = parseContentFile(text, kind.format, basename(file, extname(file)));
      for (const problem of parsed.problems) problems.push({ file, ...problem });
      for (const raw of parsed.items) addItem(here, kind.schema, file, raw);
    }
    for (const [id, item] of here) items.set(id, item);
  }
  return { items: [...items.values()], problems };

  function addItem(items: Map<string, ContentItem<T>>, schema: z.ZodType<T>, file: string, raw: RawItem): void {
    const parsed = schema.safeParse(raw.value);
    if (!parsed.success) {
      for (const issue of parsed.error.issues) problems.push({ file, line: raw.lineOf(pathOf(issue)), message: sentence(issue) });
      return;
    }
    const id = String((parsed.data as { id?: unknown }).id ?? file);
    const earlier = items.get(id);
    if (earlier) problems.push({ file, line: raw.lineOf(['id']), message: `id "${id}" is already used in ${earlier.file}` });
    items.set(id, { file, line: raw.lineOf([]), hash: sha256(JSON.stringify(raw.value)), value: parsed.data });
  }
}

/** An unknown key is reported where it stands, not where its item begins. */
function pathOf(issue: z.core.$ZodIssue): PropertyKey[] {
  return issue.code === 'unrecognized_keys' && issue.keys[0] ? [...issue.path, issue.keys[0]] : issue.path;
}

function sentence(issue: z.core.$ZodIssue): string {
  const where = issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
  return `${where}${issue.message}${issue.code === 'unrecognized_keys' ? ` (${issue.keys.join(', ')})` : ''}`;
}

function listFiles(folder: string, format: 'markdown' | 'list'): string[] {
  if (!existsSync(folder)) return [];
  if (statSync(folder).isFile()) return [folder];
  const ending = format === 'markdown' ? /\.md$/ : /\.ya?ml$/;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .sort()
    .map((name) => join(folder, name));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
