// The one loader for content/. It reads a folder of Markdown files with front matter, or of YAML lists, checks every item
// against a strict schema and reports all problems at once, each with its file and line. An overlay folder (CONTENT_DIR)
// replaces files of the same path, and list items of the same id, so an organisation can lay its own over ours.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import type { z } from 'zod';
import { parseContentFile, type RawItem } from './parse-content-file.ts';

export type ContentProblem = { file: string; line: number; message: string };
export type ContentItem<T> = { file: string; line: number; hash: string; value: T };
export type ContentKind<T> = { folder: string; format: 'markdown' | 'list'; schema: z.ZodType<T> };

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
    const items = new Map<string, ContentItem<T>>();
    for (const base of overlay ? [root, overlay] : [root]) {
      const here = new Map<string, ContentItem<T>>();
      for (const path of listFiles(join(base, kind.folder), kind.format)) {
        const text = readFileSync(path, 'utf8');
        const file = base === root ? join('content', relative(root, path)) : path;
        digests.push(`${relative(base, path)}:${sha256(text)}`);
        const parsed = parseContentFile(text, kind.format, basename(path, extname(path)));
        for (const problem of parsed.problems) problems.push({ file, ...problem });
        for (const raw of parsed.items) addItem(here, kind.schema, file, raw);
      }
      for (const [id, item] of here) items.set(id, item);
    }
    return [...items.values()];
  }

  function addItem<T>(items: Map<string, ContentItem<T>>, schema: z.ZodType<T>, file: string, raw: RawItem): void {
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

  return { read, problems, version: () => sha256(digests.toSorted().join('\n')).slice(0, 16) };
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
