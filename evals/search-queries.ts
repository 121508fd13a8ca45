// The search evaluation's queries, read strictly: every right answer must exist, and an everyday query must not repeat the
// wording that its item already carries, or the score would only show that copying works.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { SearchItem } from '#features/site-search/index/search-item.ts';
import type { ItemQuestions } from '#features/site-search/schema.ts';
import { contentWords, wordsOf } from '#lib/language/words.ts';

const QuerySet = z.strictObject({
  set: z.enum(['everyday', 'typo', 'exact']),
  queries: z.array(
    z.strictObject({ q: z.string().min(2), right: z.array(z.string().regex(/^(topic|guide|faq|resource):[a-z0-9-]+$/)).min(1) }),
  ),
});
export type QuerySet = z.infer<typeof QuerySet>;

const MAX_SHARE = 0.5;

export function readQuerySets(): QuerySet[] {
  return z.array(QuerySet).parse(parse(readFileSync(join(import.meta.dirname, 'search-queries.yml'), 'utf8')));
}

export function problemsOf(sets: QuerySet[], items: SearchItem[], further: ItemQuestions[]): string[] {
  const shareOf = sharesWith(further);
  const byKey = new Map(items.map((item) => [`${item.kind}:${item.id}`, item]));
  const problems: string[] = [];
  for (const { set, queries } of sets) {
    for (const { q, right } of queries) {
      for (const key of right) {
        const item = byKey.get(key);
        if (!item) problems.push(`"${q}": there is no ${key}`);
        else if (set === 'everyday') {
          const share = shareOf(q, item);
          if (share > MAX_SHARE) problems.push(`"${q}" shares ${Math.round(share * 100)}% of its words with the questions of ${key}`);
        }
      }
    }
  }
  return problems;
}

/** The largest share of a query's content words that stand in the item's own list of questions, or in any one of the further
 * phrases that it is found by. */
export function sharesWith(further: ItemQuestions[]): (query: string, item: SearchItem) => number {
  const phrasesOf = new Map(further.map(({ id, questions }) => [id, new Set(questions)]));
  return (query, { kind, id, questions }) => {
    const phrases = phrasesOf.get(`${kind}:${id}`) ?? new Set();
    const own = questions.filter((one) => !phrases.has(one));
    return Math.max(sharedWords(query, own), ...[...phrases].map((one) => sharedWords(query, [one])));
  };
}

function sharedWords(query: string, questions: string[]): number {
  const known = new Set(questions.flatMap((question) => wordsOf(question).map((w) => w.stem)));
  const words = new Set(contentWords(wordsOf(query)).map((w) => w.stem));
  return [...words].filter((stem) => known.has(stem)).length / Math.max(1, words.size);
}
