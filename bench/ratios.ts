// The result of a measurement besides its output: a name, a ratio measured within one run, and
// whether its aim was met. scripts/bench.ts collects them in one table.
export type Ratio = { name: string; ratio: number; aim: string; met: boolean; note: string };

export function atLeast(name: string, ratio: number, aim: number, note = ''): Ratio {
  return { name, ratio, aim: `at least ${aim}`, met: ratio >= aim, note };
}

export function atMost(name: string, ratio: number, aim: number, note = ''): Ratio {
  return { name, ratio, aim: `at most ${aim}`, met: ratio <= aim, note };
}

/** For information only, without an aim. */
export function withoutAim(name: string, ratio: number, note = ''): Ratio {
  return { name, ratio, aim: '', met: true, note };
}

export function getMedian(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
