/** The one that a mistyped word most likely stands for; undefined: none is close. */
export function findClosest(word: string, words: readonly string[]): string | undefined {
  const same = words.find((candidate) => candidate.toLowerCase() === word.toLowerCase());
  if (same || word.length < 3) return same;
  const best = words
    .map((candidate) => ({ candidate, edits: countEdits(word, candidate) }))
    .toSorted((a, b) => a.edits - b.edits)[0];
  const begins = words.find((candidate) => word.length > 3 && candidate.startsWith(word));
  return best && best.edits <= Math.min(2, Math.ceil(word.length / 3)) ? best.candidate : begins;
}

function countEdits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min(
          (next[j] as number) + 1,
          (row[j + 1] as number) + 1,
          (row[j] as number) + (letter === other ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] as number;
}
