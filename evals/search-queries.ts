// The search evaluation's queries, validated strictly: every right item must exist, and an everyday
// query must not repeat the wording of its item, or the score would only measure string matching.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { SearchItem } from '#features/search/index/search-item.ts';
import type { ItemQuestions } from '#features/search/schema.ts';
import { pickContentWords, tokenizeWords } from '#lib/language/words.ts';

const QuerySet = z.strictObject({
  set: z.enum(['everyday', 'typo', 'exact']),
  queries: z.array(
    z.strictObject({
      q: z.string().min(2),
      right: z.array(z.string().regex(/^(topic|guide|faq|resource):[a-z0-9-]+$/)).min(1),
    }),
  ),
});
export type QuerySet = z.infer<typeof QuerySet>;

const MAX_SHARE = 0.5;

export function readQuerySets(): QuerySet[] {
  return z
    .array(QuerySet)
    .parse(parse(readFileSync(join(import.meta.dirname, 'search-queries.yml'), 'utf8')));
}

export function listQueryProblems(
  sets: QuerySet[],
  items: SearchItem[],
  moreQuestions: ItemQuestions[],
): string[] {
  const measureShare = createShareMeasure(moreQuestions);
  const byKey = new Map(items.map((item) => [`${item.kind}:${item.id}`, item]));
  const problems: string[] = [];
  for (const { set, queries } of sets) {
    for (const { q, right } of queries) {
      for (const key of right) {
        const item = byKey.get(key);
        if (!item) problems.push(`"${q}": there is no ${key}`);
        else if (set === 'everyday') {
          const share = measureShare(q, item);
          if (share > MAX_SHARE)
            problems.push(
              `"${q}" shares ${Math.round(share * 100)}% of its words with the questions of ${key}`,
            );
        }
      }
    }
  }
  return problems;
}

/**
 * The largest share of a query's content words that occur in the item's own questions, or in any
 * one of the additional phrases that it is indexed by.
 */
export function createShareMeasure(
  moreQuestions: ItemQuestions[],
): (query: string, item: SearchItem) => number {
  const phrasesByItem = new Map(moreQuestions.map(({ id, questions }) => [id, new Set(questions)]));
  return (query, { kind, id, questions }) => {
    const phrases = phrasesByItem.get(`${kind}:${id}`) ?? new Set();
    const ownQuestions = questions.filter((one) => !phrases.has(one));
    return Math.max(
      getSharedWordRatio(query, ownQuestions),
      ...[...phrases].map((one) => getSharedWordRatio(query, [one])),
    );
  };
}

function getSharedWordRatio(query: string, questions: string[]): number {
  const knownStems = new Set(
    questions.flatMap((question) => tokenizeWords(question).map((w) => w.stem)),
  );
  const words = new Set(pickContentWords(tokenizeWords(query)).map((w) => w.stem));
  return [...words].filter((stem) => knownStems.has(stem)).length / Math.max(1, words.size);
}
