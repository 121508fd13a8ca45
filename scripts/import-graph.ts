// npm run graph: prints metrics of the import graph, including type imports, without test files.
// `size [COMMIT]`: what there is to maintain, in lines.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import {
  buildImportGraph,
  countLayers,
  findCycles,
  groupByModule,
} from '#tests/harness/rules/import-graph.ts';
import { printSize } from './size.ts';

if (process.argv[2] === 'size') {
  printSize(process.argv[3]);
  process.exit();
}

const root = join(import.meta.dirname, '..');
const FOLDERS = ['app', 'features', 'legal', 'integrations', 'db', 'server', 'lib', 'scripts'];

const files = new Map<string, string>();
for (const folder of FOLDERS) {
  for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:tsx?|mjs)$/.test(entry.name) || /\.test\.tsx?$/.test(entry.name))
      continue;
    const path = join(entry.parentPath, entry.name);
    files.set(relative(root, path).replaceAll('\\', '/'), readFileSync(path, 'utf8'));
  }
}

const graph = buildImportGraph(files);
const modules = groupByModule(graph);
const isFeature = (module: string) => module.startsWith('features/');
const featureEdges = [...modules].flatMap(([module, targets]) =>
  isFeature(module) ? [...targets].filter(isFeature) : [],
);
const lines = [...files]
  .map(([file, source]) => [source.trimEnd().split('\n').length, file] as const)
  .sort((a, b) => b[0] - a[0]);
const perFolder = Map.groupBy(files.keys(), (file) => dirname(file));
const folders = [...perFolder]
  .map(([folder, inside]) => [inside.length, folder] as const)
  .sort((a, b) => b[0] - a[0]);
const cycles = findCycles(graph);

console.log(`files                    ${graph.size}`);
console.log(
  `cycles of files          ${cycles.length}${cycles.map((cycle) => `\n  ${cycle.join(' ')}`).join('')}`,
);
console.log(`cycles of modules        ${findCycles(modules).length}`);
console.log(`layers                   ${countLayers(modules)}`);
console.log(`edges between features   ${featureEdges.length}`);
console.log(`largest folder           ${folders[0]?.[0]} files in ${folders[0]?.[1]}`);
console.log(`largest file             ${lines[0]?.[0]} lines in ${lines[0]?.[1]}`);
