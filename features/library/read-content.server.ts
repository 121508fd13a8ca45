// The one loader for content/. It reads a folder of Markdown files with front matter, or of YAML lists, checks every item
// against a strict schema and reports all problems at once, each with its file and line. An overlay folder (CONTENT_DIR)
// replaces files of the same path, and list items of the same id, so an organisation can lay its own over ours.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

export type ContentProblem = { file: string; line: number; message: string };
export type ContentItem<T> = { file: string; line: number; hash: string; value: T };
export type ContentKind<T> = { folder: string; format: 'markdown' | 'list'; schema: z.ZodType<T>; idFromFile?: boolean };

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
      const seenHere = new Map<string, string>();
      for (const path of listFiles(join(base, kind.folder), kind.format === 'markdown' ? ['.md'] : ['.yml', '.yaml'])) {
        const text = readFileSync(path, 'utf8');
        const file = base === root ? join('content', relative(root, path)) : path;
        digests.push(`${relative(base, path)}:${sha256(text)}`);
        for (const raw of kind.format === 'markdown' ? parseMarkdown(text, path, file) : parseList(text, file)) {
          const parsed = kind.schema.safeParse(raw.value);
          if (!parsed.success) {
            for (const issue of parsed.error.issues) {
              const where = issue.path.join('.');
              const unknown = issue.code === 'unrecognized_keys' ? ` (${issue.keys.join(', ')})` : '';
              problems.push({
                file,
                line: raw.lineOf(issue.path),
                message: `${where ? `${where}: ` : ''}${issue.message}${unknown}`,
              });
            }
            continue;
          }
          const id = String((parsed.data as { id?: unknown }).id ?? file);
          const earlier = seenHere.get(id);
          if (earlier) problems.push({ file, line: raw.lineOf(['id']), message: `id "${id}" is already used in ${earlier}` });
          seenHere.set(id, file);
          items.set(id, { file, line: raw.lineOf([]), hash: sha256(JSON.stringify(raw.value)), value: parsed.data });
        }
      }
    }
    return [...items.values()];
  }

  type Raw = { value: unknown; lineOf: (path: readonly PropertyKey[]) => number };

  function parseYaml(source: string, file: string, lineOffset: number) {
    const lines = new LineCounter();
    const doc = parseDocument(source, { lineCounter: lines });
    for (const error of doc.errors) {
      problems.push({ file, line: lines.linePos(error.pos[0]).line + lineOffset, message: error.message.split('\n')[0] ?? '' });
    }
    const lineOf = (path: readonly PropertyKey[]): number => {
      for (let depth = path.length; depth >= 0; depth--) {
        const node = doc.getIn(path.slice(0, depth), true) as { range?: [number, number, number] } | undefined;
        if (node?.range) return lines.linePos(node.range[0]).line + lineOffset;
      }
      return 1 + lineOffset;
    };
    return { ok: doc.errors.length === 0, value: doc.errors.length ? null : doc.toJS(), lineOf };
  }

  function parseMarkdown(text: string, path: string, file: string): Raw[] {
    const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/.exec(text);
    if (!match) {
      problems.push({ file, line: 1, message: 'has no front matter between --- lines' });
      return [];
    }
    const yaml = parseYaml(match[1] ?? '', file, 1);
    if (!yaml.ok) return [];
    const id = path
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/\.md$/, '');
    const body = text.slice(match[0].length).trim();
    const value = { id, ...(yaml.value as object), ...(body ? { body } : {}) } as { id: string };
    if (value.id !== id) problems.push({ file, line: yaml.lineOf(['id']), message: `id "${value.id}" must equal the file name` });
    return [{ value, lineOf: yaml.lineOf }];
  }

  function parseList(text: string, file: string): Raw[] {
    const yaml = parseYaml(text, file, 0);
    if (!yaml.ok) return [];
    if (!Array.isArray(yaml.value)) {
      problems.push({ file, line: 1, message: 'must be a list' });
      return [];
    }
    return yaml.value.map((value, index) => ({ value, lineOf: (path) => yaml.lineOf([index, ...path]) }));
  }

  return { read, problems, version: () => sha256(digests.sort().join('\n')).slice(0, 16) };
}

function listFiles(folder: string, endings: string[]): string[] {
  if (!existsSync(folder)) return [];
  if (statSync(folder).isFile()) return [folder];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .sort()
    .map((name) => join(folder, name));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
