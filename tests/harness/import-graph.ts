// The import graph of the repository, types included: circles of files, how many rooms stand on each other, edges between
// features. Pure; the architecture test asserts on it and `npm run graph` prints it.
import { readImports } from './read-imports.ts';

export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Who imports whom, between the files of the repository. Tests are left out: nothing imports them. */
export function buildImportGraph(files: ReadonlyMap<string, string>): ImportGraph {
  const graph = new Map<string, Set<string>>();
  for (const [file, source] of files) {
    if (isTest(file)) continue;
    const targets = readImports(file, source).map(({ names }) => names);
    graph.set(file, new Set(targets.filter((target) => target !== file && files.has(target))));
  }
  return graph;
}

/** Strongly connected components of more than one node (Tarjan), largest first. */
export function findCircles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const circles: string[][] = [];

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
    const circle = stack.splice(stack.indexOf(node));
    for (const member of circle) onStack.delete(member);
    if (circle.length > 1) circles.push(circle.sort());
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles.sort((a, b) => b.length - a.length);
}

/** A feature, a part of app/, or a top folder. */
function roomName(file: string): string {
  const [top = '', second = ''] = file.split('/');
  if (!second.includes('.') && (top === 'features' || top === 'app')) return `${top}/${second}`;
  return second.includes('.') && top === 'features' ? file : top;
}

export function groupByRoom(graph: ImportGraph): ImportGraph {
  const rooms = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const room = roomName(file);
    const edges = rooms.get(room) ?? new Set<string>();
    for (const target of targets) if (roomName(target) !== room) edges.add(roomName(target));
    rooms.set(room, edges);
  }
  return rooms;
}

/** The longest way down. Rooms of one circle count as one floor. */
export function countFloors(rooms: ImportGraph): number {
  const circleOf = new Map(findCircles(rooms).flatMap((circle) => circle.map((room) => [room, circle.join(' ')] as const)));
  const name = (room: string) => circleOf.get(room) ?? room;
  const merged = new Map<string, Set<string>>();
  for (const [room, targets] of rooms) {
    const edges = merged.get(name(room)) ?? new Set<string>();
    for (const target of targets) if (name(target) !== name(room)) edges.add(name(target));
    merged.set(name(room), edges);
  }
  const heights = new Map<string, number>();
  const height = (room: string): number => {
    const known = heights.get(room);
    if (known !== undefined) return known;
    const own = 1 + Math.max(0, ...[...(merged.get(room) ?? [])].map(height));
    heights.set(room, own);
    return own;
  };
  return Math.max(0, ...[...merged.keys()].map(height));
}
