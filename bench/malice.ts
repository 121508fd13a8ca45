// npm run bench -- malice   how long a page takes while megabytes of hostile feeds are fetched and read in the same process, as a
// multiple of the same page before. tests/integration/news/malice.test.ts counts that pages are answered at all.
import { readMalice } from '#tests/integration/news/read-hostile-feed.ts';
import { atMost, median, type Ratio } from './ratios.ts';

export const quick = true;

export async function run(): Promise<Ratio[]> {
  const { calm, during } = await readMalice();
  const [before, meanwhile] = [median(calm), median(during.flatMap(({ ms }) => ms))];
  for (const { path, answered, ms } of during)
    console.log(`${path.padEnd(12)}${String(answered).padStart(6)} pages, ${median(ms).toFixed(2)} ms`);
  return [atMost('a page while hostile feeds are read, against before', meanwhile / before, 2, `${before.toFixed(2)} ms before`)];
}
