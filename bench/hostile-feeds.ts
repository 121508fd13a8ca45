// npm run bench -- hostile-feeds   how long a page takes while megabytes of hostile feeds are
//   fetched and parsed in the same process, as a multiple of the same page before.
//   hostile-feeds.long.test.ts checks that pages are served at all.
import { readHostileFeeds } from '#tests/integration/news/read-hostile-feed.ts';
import { atMost, getMedian, type Ratio } from './ratios.ts';

export const quick = true;

export async function run(): Promise<Ratio[]> {
  const { calm, during } = await readHostileFeeds();
  const before = getMedian(calm);
  const meanwhile = getMedian(during.flatMap(({ ms }) => ms));
  for (const { path, answered, ms } of during)
    console.log(
      `${path.padEnd(12)}${String(answered).padStart(6)} pages, ${getMedian(ms).toFixed(2)} ms`,
    );
  return [
    atMost(
      'a page while hostile feeds are read, against before',
      meanwhile / before,
      2,
      `${before.toFixed(2)} ms before`,
    ),
  ];
}
