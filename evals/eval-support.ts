// The support rule on labelled pairs of a sentence and a passage, in three parts: pairs that were looked at while the rule was tuned,
// pairs that were held out, and pairs that were written when it was done. The floor counts for the last two. --misses lists wrong
// verdicts of the first part only, so that looking at them does not spoil the others.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { supports } from '#features/grounding/support/is-supported.ts';
import { weightOfWords } from '#features/grounding/support/word-weight.ts';
import type { SearchIndex } from '#features/site-search/index/build-search-index.server.ts';
import { openSearch } from './open-search.ts';
import { reportChanges } from './support-changes.ts';

const Pair = z.strictObject({ id: z.int(), supported: z.boolean(), how: z.string().optional(), says: z.string() });
const Pairs = z.array(
  z.strictObject({ item: z.string(), part: z.enum(['tuned', 'fresh']).optional(), passage: z.string(), pairs: z.array(Pair) }),
);
type Part = 'tuned' | 'held' | 'fresh';
type Judged = z.infer<typeof Pair> & { part: Part; said: boolean; why: string };

/** Of sentences that the passage does not support, at most this share may be called supported. */
const MAX_FALSE = 0.05;
const FAR = ['unrelated', 'other-claim'];

function judgePairs(weightOf: ReturnType<typeof weightOfWords>): Judged[] {
  const groups = Pairs.parse(parse(readFileSync(join(import.meta.dirname, 'support-pairs.yml'), 'utf8')));
  return groups.flatMap(({ passage, pairs, part: marked }) =>
    pairs.map((pair): Judged => {
      const support = supports(pair.says, passage, weightOf);
      const why = support.verdict === 'not' ? `${support.because} ${support.detail ?? ''}` : '';
      const part = marked ?? (pair.id % 2 === 1 ? 'tuned' : 'held');
      return { ...pair, part, said: support.verdict === 'supported', why };
    }),
  );
}

/** On the pairs that were not tuned on. */
export function scoreSupport(index: SearchIndex): { rightlyRefused: number; rightlySupported: number } {
  const judged = judgePairs(weightOfWords(index.words)).filter(({ part }) => part !== 'tuned');
  const share = (supported: boolean) => {
    const rows = judged.filter((row) => row.supported === supported);
    return rows.filter((row) => row.said === supported).length / rows.length;
  };
  return { rightlyRefused: share(false), rightlySupported: share(true) };
}

export function evalSupport({ misses }: { misses: boolean }): number {
  const { index } = openSearch({ words: true });
  const weightOf = weightOfWords(index.words);
  const judged = judgePairs(weightOf);
  const near = judged.filter(({ supported, how = '' }) => !supported && !FAR.includes(how)).length;
  console.log(`${judged.length} pairs, ${judged.filter((j) => j.supported).length} supported, ${near} near misses`);
  const partOf = (part: Part) => judged.filter((j) => j.part === part);
  report('tuned on', partOf('tuned'));
  const held = report('held out', partOf('held'));
  const fresh = report('fresh', partOf('fresh'));
  const worst = Math.max(held.falseShare, fresh.falseShare);
  if (misses) {
    for (const { supported, id, how, says, why } of partOf('tuned').filter((j) => j.supported !== j.said)) {
      console.log(`  ${id} ${supported ? 'missed' : `false (${how})`}: ${says} ${why && `[${why.trim()}]`}`);
    }
  }
  reportChanges(index.items, weightOf);
  if (worst > MAX_FALSE) console.log(`Above the floor: at most ${MAX_FALSE} of the unsupported ones, held out or fresh, may pass`);
  return worst > MAX_FALSE ? 1 : 0;
}

function report(name: string, judged: Judged[]) {
  const count = (supported: boolean, said: boolean) => judged.filter((j) => j.supported === supported && j.said === said).length;
  const [right, wrong, missed, refused] = [count(true, true), count(false, true), count(true, false), count(false, false)];
  const falseShare = wrong / Math.max(1, wrong + refused);
  const [precision, recall] = [right / Math.max(1, right + wrong), right / Math.max(1, right + missed)];
  const shown = `precision ${precision.toFixed(3)}   recall ${recall.toFixed(3)}   false "supported" ${falseShare.toFixed(3)} (${wrong} of ${wrong + refused})`;
  console.log(`${name.padEnd(20)} ${judged.length} pairs   ${shown}`);
  return { precision, recall, falseShare };
}
