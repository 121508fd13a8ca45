// Finds the imports of a source file with regular expressions: the target, and whether only types
// are imported. Comments are removed first, so that an example in a comment does not count.
import { dirname, join } from 'node:path/posix';

export type Import = { target: string; typeOnly: boolean; dynamic: boolean };

const STATEMENT =
  /(?:^|[\n;])\s*(import|export)\s+(type\s+)?((?:[\w*\s,]|\{[^}]*\})*?)\s*(?:from\s*)?(['"])([^'"\n]+)\4/g;
const DYNAMIC = /\b(?:import|require)\s*\(\s*(['"`])([^'"`\n]+)\1/g;

export function readImports(file: string, source: string): Import[] {
  const text = stripComments(source);
  const imports: Import[] = [];
  for (const [, keyword, type, names = '', , specifier = ''] of text.matchAll(STATEMENT)) {
    if (keyword === 'export' && !/[*}]\s*$/.test(names) && !/^\*/.test(names)) continue;
    imports.push({
      target: resolve(file, specifier),
      typeOnly: type !== undefined || hasOnlyTypes(names),
      dynamic: false,
    });
  }
  for (const [, , specifier = ''] of text.matchAll(DYNAMIC)) {
    imports.push({ target: resolve(file, specifier), typeOnly: false, dynamic: true });
  }
  return imports;
}

/** True for `{ type A, type B }`. */
function hasOnlyTypes(names: string): boolean {
  const braces = /^\{([^}]*)\}$/.exec(names.trim())?.[1];
  const parts = braces?.split(',').filter((part) => part.trim());
  return parts !== undefined && parts.length > 0 && parts.every((part) => /^\s*type\s/.test(part));
}

/**
 * A path from the repository root for our own files; `package:` and the specifier for packages and
 * node: modules.
 */
function resolve(file: string, specifier: string): string {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('#')) return plain.slice(1);
  if (plain.startsWith('.')) return join(dirname(file), plain);
  return `package:${plain}`;
}

export function stripComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/[^\n]*/g, '$1');
}
