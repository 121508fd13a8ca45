// Evaluates the support check on labeled pairs of a sentence and a passage, in three parts: pairs
// used for tuning, held-out pairs, and pairs written after tuning. The floor applies to the last
// two. --misses lists wrong verdicts of the first part only, so that the others stay unseen.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { checkSupport } from '#features/grounding/support/is-supported.ts';
import { createWordWeight } from '#features/grounding/support/word-weight.ts';
import type { SearchIndex } from '#features/search/index/build-search-index.server.ts';
import { openSearch } from './open-search.ts';
import { printChanges } from './support-changes.ts';

const Pair = z.strictObject({
  id: z.int(),
  supported: z.boolean(),
  how: z.string().optional(),
  says: z.string(),
});
const Pairs = z.array(
  z.strictObject({
    item: z.string(),
    part: z.enum(['tuned', 'fresh']).optional(),
    passage: z.string(),
    pairs: z.array(Pair),
  }),
);
type Part = 'tuned' | 'held' | 'fresh';
type JudgedPair = z.infer<typeof Pair> & { part: Part; judgedSupported: boolean; why: string };

/** Maximum share of unsupported sentences that may be called supported. */
const MAX_FALSE_SHARE = 0.05;
const FAR_MISSES = ['unrelated', 'other-claim'];

function judgePairs(getWeight: ReturnType<typeof createWordWeight>): JudgedPair[] {
  const groups = Pairs.parse(
    parse(readFileSync(join(import.meta.dirname, 'support-pairs.yml'), 'utf8')),
  );
  return groups.flatMap(({ passage, pairs, part: markedPart }) =>
    pairs.map((pair): JudgedPair => {
      const support = checkSupport(pair.says, passage, getWeight);
      const why = support.verdict === 'not' ? `${support.because} ${support.detail ?? ''}` : '';
      const part = markedPart ?? (pair.id % 2 === 1 ? 'tuned' : 'held');
      return { ...pair, part, judgedSupported: support.verdict === 'supported', why };
    }),
  );
}

/** Scores the pairs that were not used for tuning. */
export function scoreSupport(index: SearchIndex): {
  rightlyRefused: number;
  rightlySupported: number;
} {
  const judgedPairs = judgePairs(createWordWeight(index.words)).filter(
    ({ part }) => part !== 'tuned',
  );
  const computeShare = (supported: boolean) => {
    const rows = judgedPairs.filter((row) => row.supported === supported);
    return rows.filter((row) => row.judgedSupported === supported).length / rows.length;
  };
  return { rightlyRefused: computeShare(false), rightlySupported: computeShare(true) };
}

export function evalSupport({ misses }: { misses: boolean }): number {
  const { index } = openSearch({ words: true });
  const getWeight = createWordWeight(index.words);
  const judgedPairs = judgePairs(getWeight);
  const nearMisses = judgedPairs.filter(
    ({ supported, how = '' }) => !supported && !FAR_MISSES.includes(how),
  ).length;
  console.log(
    `${judgedPairs.length} pairs, ${judgedPairs.filter((j) => j.supported).length} supported, ${nearMisses} near misses`,
  );
  const filterPart = (part: Part) => judgedPairs.filter((j) => j.part === part);
  printReport('tuned on', filterPart('tuned'));
  const heldOut = printReport('held out', filterPart('held'));
  const fresh = printReport('fresh', filterPart('fresh'));
  const worst = Math.max(heldOut.falseShare, fresh.falseShare);
  if (misses) {
    for (const { supported, id, how, says, why } of filterPart('tuned').filter(
      (j) => j.supported !== j.judgedSupported,
    )) {
      console.log(
        `  ${id} ${supported ? 'missed' : `false (${how})`}: ${says} ${why && `[${why.trim()}]`}`,
      );
    }
  }
  printChanges(index.items, getWeight);
  if (worst > MAX_FALSE_SHARE)
    console.log(
      `Above the floor: at most ${MAX_FALSE_SHARE} of the unsupported ones, held out or fresh, may pass`,
    );
  return worst > MAX_FALSE_SHARE ? 1 : 0;
}

function printReport(name: string, judgedPairs: JudgedPair[]) {
  const countPairs = (supported: boolean, judgedSupported: boolean) =>
    judgedPairs.filter((j) => j.supported === supported && j.judgedSupported === judgedSupported)
      .length;
  const right = countPairs(true, true);
  const wrong = countPairs(false, true);
  const missed = countPairs(true, false);
  const refused = countPairs(false, false);
  const falseShare = wrong / Math.max(1, wrong + refused);
  const precision = right / Math.max(1, right + wrong);
  const recall = right / Math.max(1, right + missed);
  const summary = `precision ${precision.toFixed(3)}   recall ${recall.toFixed(3)}   false "supported" ${falseShare.toFixed(3)} (${wrong} of ${wrong + refused})`;
  console.log(`${name.padEnd(20)} ${judgedPairs.length} pairs   ${summary}`);
  return { precision, recall, falseShare };
}
