/**
 * The best of many by score, best first, of equal ones the earlier. Sorted by insertion: all but a
 * few are below the best, and sorting them all takes longer than scoring them. `accepts` is asked
 * only of those that would be among the best.
 */
export function pickBest<T>(
  scored: Iterable<readonly [T, number]>,
  max: number,
  accepts: (one: T) => boolean = () => true,
): [T, number][] {
  const best: [T, number][] = [];
  for (const [one, score] of scored) {
    if (best.length >= max && score <= (best.at(-1)?.[1] ?? 0)) continue;
    if (!accepts(one)) continue;
    let rank = best.length;
    while (rank > 0 && (best[rank - 1] as [T, number])[1] < score) rank--;
    best.splice(rank, 0, [one, score]);
    if (best.length > max) best.pop();
  }
  return best;
}
