// The shades of a map: a value's is by its rank among the different values, so that one very high
// value does not make all others pale; and what each shade stands for, for the legend.
import { type CellView, isFilled } from './rule-view.ts';

const SHADES = 5;

export function createShades(cells: CellView[]): (sortKey: number) => number {
  const keys = [...new Set(cells.flatMap((cell) => (isFilled(cell) ? [cell.sortKey] : [])))].sort(
    (a, b) => a - b,
  );
  return (sortKey) =>
    keys.length < 2 ? 0 : Math.round((keys.indexOf(sortKey) / (keys.length - 1)) * (SHADES - 1));
}

type ShadeKey = { shade: number; values: string[]; states: number };

/** Of each shade its values from the lowest on, and how many states have one of them. */
export function listShades(cells: CellView[]): ShadeKey[] {
  const getShade = createShades(cells);
  const filled = cells.filter(isFilled).toSorted((a, b) => a.sortKey - b.sortKey);
  const byShade = Map.groupBy(filled, ({ sortKey }) => getShade(sortKey));
  return [...byShade].map(([shade, list]) => ({
    shade,
    values: [...new Set(list.map(({ plainValue }) => plainValue))],
    states: list.length,
  }));
}
