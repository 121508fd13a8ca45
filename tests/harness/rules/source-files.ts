// The project's own source files with their texts, for rules that read all of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
const FOLDERS = [
  'app',
  'features',
  'legal',
  'integrations',
  'db',
  'server',
  'lib',
  'scripts',
  'tests',
  'bench',
  'evals',
  'training',
];

export function readSourceFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const folder of FOLDERS) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(?:tsx?|mjs)$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      files.set(relative(root, path).replaceAll('\\', '/'), readFileSync(path, 'utf8'));
    }
  }
  return files;
}
