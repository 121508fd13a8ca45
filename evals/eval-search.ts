// Recall of the site search on evals/search-queries.yml: is a right item first, and is one among
// the first five?
import type { SearchIndex } from '#features/search/index/build-search-index.server.ts';
import { searchLibrary } from '#features/search/search-library.server.ts';
import { openSearch } from './open-search.ts';
import { listQueryProblems, readQuerySets } from './search-queries.ts';

const GOAL = 0.95;

export async function evalSearch({
  words,
  misses,
}: {
  words: boolean;
  misses: boolean;
}): Promise<number> {
  const { index, itemQuestions, embedders, close } = openSearch({ words });
  const sets = readQuerySets();
  const problems = listQueryProblems(sets, index.items, itemQuestions);
  for (const problem of problems) console.log(`unfair: ${problem}`);

  let isGoalReached = true;
  for (const { set, queries } of sets) {
    let first = 0;
    let five = 0;
    for (const { q, right } of queries) {
      const { results } = await searchLibrary(
        { index, embedder: embedders[0] },
        { query: q, jurisdiction: 'General', perPage: 5 },
      );
      const rank = results.findIndex((hit) => right.includes(`${hit.kind}:${hit.id}`));
      if (rank === 0) first++;
      if (rank >= 0) five++;
      else if (misses)
        console.log(
          `  missed: ${q}\n    wanted ${right.join(', ')}\n    got ${results.map((r) => `${r.kind}:${r.id}`).join(', ')}`,
        );
    }
    const n = queries.length;
    console.log(
      `${set.padEnd(9)} ${String(n).padStart(4)} queries   first ${formatShare(first, n)}   in the first five ${formatShare(five, n)}`,
    );
    if (set === 'everyday' && five / n < GOAL) isGoalReached = false;
  }
  await close();
  if (!isGoalReached)
    console.log(`Below the goal: everyday queries in the first five at least ${GOAL}`);
  return problems.length === 0 && (isGoalReached || words) ? 0 : 1;
}

/** The share of everyday queries with a right item in the first five, using words alone. */
export async function scoreSearchByWords(index: SearchIndex): Promise<number> {
  const queries = readQuerySets().flatMap(({ set, queries }) =>
    set === 'everyday' ? queries : [],
  );
  let foundCount = 0;
  for (const { q, right } of queries) {
    const { results } = await searchLibrary(
      { index },
      { query: q, jurisdiction: 'General', perPage: 5 },
    );
    if (results.some((hit) => right.includes(`${hit.kind}:${hit.id}`))) foundCount++;
  }
  return foundCount / queries.length;
}

function formatShare(count: number, of: number): string {
  return (count / of).toFixed(3);
}
