// The last days of papers that print a number of days: how many get the right one, how often a
// wrong one is called certain, and whether a missing fact is asked for. paper-days-1.jsonl is 50
// papers by a writer who had seen neither the rules nor other papers; it was read once, on November
// 19, 2026, and may have been tuned on since.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { followPaper } from '#features/papers/follow-paper.server.ts';
import { readPaperWithMeaning } from '#features/papers/read-paper.server.ts';
import type { StateCode } from '#legal/jurisdictions.ts';
import { openSearch } from './open-search.ts';

type Deadline = { last: string | null; lastIfRolled: string | null };
type Paper = { id: string; state: string; text: string; deadlines: Deadline[] };

/** The day on which the papers are read. */
const clock = { now: () => new Date('2026-11-19T18:00:00Z') };

export async function evalPaperDays({
  misses,
  file = 'paper-days-1.jsonl',
}: {
  misses: boolean;
  file?: string | undefined;
}): Promise<number> {
  const papers = readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Paper);
  const { library, index, embedders, close } = openSearch({ words: false, lanes: 1 });
  const search = { index, embedder: embedders[0] };
  const counts = { days: 0, right: 0, missing: 0, asked: 0, wrongAndCertain: 0 };
  for (const { id, state, text, deadlines } of papers) {
    const reading = await readPaperWithMeaning({ library, search }, {}, text);
    const chosen = reading.state ?? (state === 'US' ? undefined : (state as StateCode));
    const counted = followPaper({ library, clock }, reading, text, { state: chosen }).deadlines;
    const byPaper = counted.filter(({ source }) => source !== 'law');
    const allowed = deadlines.flatMap(({ last, lastIfRolled }) => [last, lastIfRolled]);
    counts.wrongAndCertain += byPaper.filter(
      ({ date, sure, source }) =>
        date && sure && source === 'paper-period' && !allowed.includes(date),
    ).length;
    for (const { last, lastIfRolled } of deadlines) {
      const isRight = last
        ? byPaper.some(({ date }) => date && [last, lastIfRolled].includes(date))
        : counted.some(({ needs }) => needs && needs !== 'state');
      if (last) counts.days++;
      else counts.missing++;
      if (isRight && last) counts.right++;
      if (isRight && !last) counts.asked++;
      if (misses && !isRight)
        console.log(
          `  ${id} ${last ?? 'not asked'}, got ${counted.map(({ date }) => date ?? '-')}`,
        );
    }
  }
  await close();
  console.log(`right last day ${counts.right} of ${counts.days}`);
  console.log(`missing fact asked for ${counts.asked} of ${counts.missing}`);
  console.log(`wrong and called certain ${counts.wrongAndCertain}`);
  return 0;
}
