// What a measurement hands on beside what it prints: a name, a ratio measured within one run, and whether its aim was met.
// scripts/bench.ts puts them all into one table.
export type Ratio = { name: string; ratio: number; aim: string; met: boolean; note: string };

export function atLeast(name: string, ratio: number, aim: number, note = ''): Ratio {
  return { name, ratio, aim: `at least ${aim}`, met: ratio >= aim, note };
}

export function atMost(name: string, ratio: number, aim: number, note = ''): Ratio {
  return { name, ratio, aim: `at most ${aim}`, met: ratio <= aim, note };
}

/** Told for its own sake: nothing was promised. */
export function told(name: string, ratio: number, note = ''): Ratio {
  return { name, ratio, aim: '', met: true, note };
}

export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
