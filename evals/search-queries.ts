// The search evaluation's queries, read strictly: every right answer must exist, and an everyday query must not repeat the
// wording that its item already carries, or the score would only show that copying works.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { SearchItem } from '#features/site-search/list-items.ts';
import { contentWords, wordsOf } from '#features/site-search/words.ts';

const QuerySet = z.strictObject({
  set: z.enum(['everyday', 'typo', 'exact']),
  queries: z.array(
    z.strictObject({ q: z.string().min(2), right: z.array(z.string().regex(/^(topic|guide|faq|resource):[a-z0-9-]+$/)).min(1) }),
  ),
});
export type QuerySet = z.infer<typeof QuerySet>;

const LARGEST_SHARE = 0.5;

export function readQuerySets(): QuerySet[] {
  return z.array(QuerySet).parse(parse(readFileSync(join(import.meta.dirname, 'search-queries.yml'), 'utf8')));
}

export function problemsOf(sets: QuerySet[], items: SearchItem[]): string[] {
  const byKey = new Map(items.map((item) => [`${item.kind}:${item.id}`, item]));
  const problems: string[] = [];
  for (const { set, queries } of sets) {
    for (const { q, right } of queries) {
      for (const key of right) {
        const item = byKey.get(key);
        if (!item) problems.push(`"${q}": there is no ${key}`);
        else if (set === 'everyday') {
          const share = sharedWords(q, item.questions);
          if (share > LARGEST_SHARE) problems.push(`"${q}" shares ${Math.round(share * 100)}% of its words with the questions of ${key}`);
        }
      }
    }
  }
  return problems;
}

/** The share of a query's content words that stand anywhere in the list of questions. */
export function sharedWords(query: string, questions: string[]): number {
  const known = new Set(questions.flatMap((question) => wordsOf(question).map((w) => w.stem)));
  const words = new Set(contentWords(wordsOf(query)).map((w) => w.stem));
  return [...words].filter((stem) => known.has(stem)).length / Math.max(1, words.size);
}
