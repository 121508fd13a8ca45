// Recall of the site search on evals/search-queries.yml: is a right item first, is one among the first five.
import type { SearchIndex } from '#features/site-search/index/build-search-index.server.ts';
import { searchLibrary } from '#features/site-search/search-library.server.ts';
import { openSearch } from './open-search.ts';
import { problemsOf, readQuerySets } from './search-queries.ts';

const GOAL = 0.95;

export async function evalSearch({ words, misses }: { words: boolean; misses: boolean }): Promise<number> {
  const { index, itemQuestions, embedders, close } = openSearch({ words });
  const sets = readQuerySets();
  const problems = problemsOf(sets, index.items, itemQuestions);
  for (const problem of problems) console.log(`unfair: ${problem}`);

  let reached = true;
  for (const { set, queries } of sets) {
    let [first, five] = [0, 0];
    for (const { q, right } of queries) {
      const { results } = await searchLibrary({ index, embedder: embedders[0] }, { query: q, jurisdiction: 'General', perPage: 5 });
      const place = results.findIndex((hit) => right.includes(`${hit.kind}:${hit.id}`));
      if (place === 0) first++;
      if (place >= 0) five++;
      else if (misses)
        console.log(`  missed: ${q}\n    wanted ${right.join(', ')}\n    got ${results.map((r) => `${r.kind}:${r.id}`).join(', ')}`);
    }
    const n = queries.length;
    console.log(`${set.padEnd(9)} ${String(n).padStart(4)} queries   first ${share(first, n)}   in the first five ${share(five, n)}`);
    if (set === 'everyday' && five / n < GOAL) reached = false;
  }
  await close();
  if (!reached) console.log(`Below the goal: everyday queries in the first five at least ${GOAL}`);
  return problems.length === 0 && (reached || words) ? 0 : 1;
}

/** Everyday queries that find their item in the first five, by words alone. */
export async function scoreSearchByWords(index: SearchIndex): Promise<number> {
  const queries = readQuerySets().flatMap(({ set, queries }) => (set === 'everyday' ? queries : []));
  let found = 0;
  for (const { q, right } of queries) {
    const { results } = await searchLibrary({ index }, { query: q, jurisdiction: 'General', perPage: 5 });
    if (results.some((hit) => right.includes(`${hit.kind}:${hit.id}`))) found++;
  }
  return found / queries.length;
}

function share(count: number, of: number): string {
  return (count / of).toFixed(3);
}
