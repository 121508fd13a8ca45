// The imports of a source file, found by its text: what is named, and whether only as a type. Comments are taken out first,
// so that an example in one does not count.
import { dirname, join } from 'node:path/posix';

export type Import = { names: string; typeOnly: boolean; dynamic: boolean };

const STATEMENT = /(?:^|[\n;])\s*(import|export)\s+(type\s+)?((?:[\w*\s,]|\{[^}]*\})*?)\s*(?:from\s*)?(['"])([^'"\n]+)\4/g;
const DYNAMIC = /\b(?:import|require)\s*\(\s*(['"`])([^'"`\n]+)\1/g;

export function readImports(file: string, source: string): Import[] {
  const text = withoutComments(source);
  const found: Import[] = [];
  for (const [, keyword, type, names = '', , specifier = ''] of text.matchAll(STATEMENT)) {
    if (keyword === 'export' && !/[*}]\s*$/.test(names) && !/^\*/.test(names)) continue;
    found.push({ names: resolve(file, specifier), typeOnly: type !== undefined || onlyTypes(names), dynamic: false });
  }
  for (const [, , specifier = ''] of text.matchAll(DYNAMIC)) {
    found.push({ names: resolve(file, specifier), typeOnly: false, dynamic: true });
  }
  return found;
}

/** `{ type A, type B }` names types alone. */
function onlyTypes(names: string): boolean {
  const braces = /^\{([^}]*)\}$/.exec(names.trim())?.[1];
  const parts = braces?.split(',').filter((part) => part.trim());
  return parts !== undefined && parts.length > 0 && parts.every((part) => /^\s*type\s/.test(part));
}

/** A path from the top of the repository for our own files; packages and node: modules as they are written. */
function resolve(file: string, specifier: string): string {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('#')) return plain.slice(1);
  if (plain.startsWith('.')) return join(dirname(file), plain);
  return `package:${plain}`;
}

export function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/[^\n]*/g, '$1');
}
