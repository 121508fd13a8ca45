// The import graph of the repository, including type imports: cycles of files, layers of modules,
// edges between features. Pure; the architecture test asserts on it and `npm run graph` prints it.
import { readImports } from './read-imports.ts';

export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/**
 * The files that each file of the repository imports. Test files are excluded: nothing imports
 * them.
 */
export function buildImportGraph(files: ReadonlyMap<string, string>): ImportGraph {
  const graph = new Map<string, Set<string>>();
  for (const [file, source] of files) {
    if (isTest(file)) continue;
    const targets = readImports(file, source).map(({ target }) => target);
    graph.set(file, new Set(targets.filter((target) => target !== file && files.has(target))));
  }
  return graph;
}

/** Strongly connected components of more than one node (Tarjan), largest first. */
export function findCycles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const cycles: string[][] = [];

  function visit(node: string): void {
    order.set(node, order.size);
    lowest.set(node, order.get(node) as number);
    stack.push(node);
    onStack.add(node);
    for (const target of graph.get(node) ?? []) {
      if (!order.has(target)) {
        visit(target);
        lowest.set(node, Math.min(lowest.get(node) as number, lowest.get(target) as number));
      } else if (onStack.has(target)) {
        lowest.set(node, Math.min(lowest.get(node) as number, order.get(target) as number));
      }
    }
    if (lowest.get(node) !== order.get(node)) return;
    const cycle = stack.splice(stack.indexOf(node));
    for (const member of cycle) onStack.delete(member);
    if (cycle.length > 1) cycles.push(cycle.sort());
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles.sort((a, b) => b.length - a.length);
}

/** A module is a feature, a folder of app/, or a top-level folder. */
function getModuleName(file: string): string {
  const [top = '', second = ''] = file.split('/');
  if (!second.includes('.') && (top === 'features' || top === 'app')) return `${top}/${second}`;
  return second.includes('.') && top === 'features' ? file : top;
}

export function groupByModule(graph: ImportGraph): ImportGraph {
  const modules = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const module = getModuleName(file);
    const edges = modules.get(module) ?? new Set<string>();
    for (const target of targets)
      if (getModuleName(target) !== module) edges.add(getModuleName(target));
    modules.set(module, edges);
  }
  return modules;
}

/** The length of the longest import path between modules. A cycle counts as one layer. */
export function countLayers(modules: ImportGraph): number {
  const cycleByModule = new Map(
    findCycles(modules).flatMap((cycle) =>
      cycle.map((module) => [module, cycle.join(' ')] as const),
    ),
  );
  const getMergedName = (module: string) => cycleByModule.get(module) ?? module;
  const merged = new Map<string, Set<string>>();
  for (const [module, targets] of modules) {
    const edges = merged.get(getMergedName(module)) ?? new Set<string>();
    for (const target of targets)
      if (getMergedName(target) !== getMergedName(module)) edges.add(getMergedName(target));
    merged.set(getMergedName(module), edges);
  }
  const heights = new Map<string, number>();
  const getHeight = (module: string): number => {
    const cachedHeight = heights.get(module);
    if (cachedHeight !== undefined) return cachedHeight;
    const ownHeight = 1 + Math.max(0, ...[...(merged.get(module) ?? [])].map(getHeight));
    heights.set(module, ownHeight);
    return ownHeight;
  };
  return Math.max(0, ...[...merged.keys()].map(getHeight));
}
