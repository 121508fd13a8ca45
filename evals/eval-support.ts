// The support rule on labelled pairs of a sentence and a passage. Pairs with odd ids may be looked at while the rule is tuned; those
// with even ids are held out, and the floor counts for them. --misses lists wrong verdicts of the first half only, so that looking at
// them does not spoil the second.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { weightOfWords } from '#features/assistant/weight-of-words.ts';
import { supports } from '#features/assistant/supports.ts';
import { openSearch } from './open-search.ts';
import { reportChanges } from './support-changes.ts';

const Pair = z.strictObject({ id: z.int(), supported: z.boolean(), how: z.string().optional(), says: z.string() });
const Pairs = z.array(z.strictObject({ item: z.string(), passage: z.string(), pairs: z.array(Pair) }));
type Judged = z.infer<typeof Pair> & { said: boolean; why: string };

/** Of sentences that the passage does not support, at most this share may be called supported. */
const MOST_FALSE = 0.05;
const FAR = ['unrelated', 'other-claim'];

export function evalSupport({ misses }: { misses: boolean }): number {
  const groups = Pairs.parse(parse(readFileSync(join(import.meta.dirname, 'support-pairs.yml'), 'utf8')));
  const { index } = openSearch({ words: true });
  const weightOf = weightOfWords(index.words);
  const judged = groups.flatMap(({ passage, pairs }) =>
    pairs.map((pair): Judged => {
      const support = supports(pair.says, passage, weightOf);
      const why = support.verdict === 'not' ? `${support.because} ${support.detail ?? ''}` : '';
      return { ...pair, said: support.verdict === 'supported', why };
    }),
  );
  const near = judged.filter(({ supported, how = '' }) => !supported && !FAR.includes(how)).length;
  console.log(`${judged.length} pairs, ${judged.filter((j) => j.supported).length} supported, ${near} near misses`);
  report('tuned on (odd ids)', judged.filter(({ id }) => id % 2 === 1));
  const held = report('held out (even ids)', judged.filter(({ id }) => id % 2 === 0));
  if (misses) {
    for (const { id, supported, said, how, says, why } of judged) {
      if (id % 2 === 1 && supported !== said) console.log(`  ${id} ${supported ? 'missed' : `false (${how})`}: ${says} ${why && `[${why.trim()}]`}`);
    }
  }
  reportChanges(index.items, weightOf);
  if (held.falseShare > MOST_FALSE) console.log(`Above the floor: at most ${MOST_FALSE} of the held-out unsupported ones may pass`);
  return held.falseShare > MOST_FALSE ? 1 : 0;
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
