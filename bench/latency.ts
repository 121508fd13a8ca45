// How long a question, a search and an issue spotting take, alone and with 20 at once, as multiples
// of a rendered page in the same run. With COMPARE_URL (another version that is running without
// rate limits) both are measured in turn, and their ratio is printed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMedian, type Ratio, withoutAim } from './ratios.ts';
import { startApp } from './start-app.ts';

export const quick = true;

const ALONE = 20;
const AT_ONCE = 20;
const ROUNDS = 3;
const BYPASS_CACHE = { Cookie: 'plainlaw.session=x' };
const questions = readFileSync(
  join(import.meta.dirname, '..', 'evals', 'state-questions.jsonl'),
  'utf8',
)
  .split('\n')
  .filter(Boolean)
  .map((line) => (JSON.parse(line) as { question: string }).question);
let count = 0;
/** Never the same text twice, so that no cache answers. */
const nextQuestion = () => `${questions[count++ % questions.length]} ${count}`;

const REQUESTS: Record<string, (url: string) => Promise<Response>> = {
  page: (url) => fetch(`${url}/support`, { headers: BYPASS_CACHE }),
  question: (url) => post(`${url}/api/chat`, { question: nextQuestion() }),
  search: (url) => fetch(`${url}/search?q=${encodeURIComponent(nextQuestion())}`),
  'issue spotting': (url) => post(`${url}/api/issue-spot`, { text: nextQuestion() }),
};
const KINDS = Object.keys(REQUESTS);

type Times = Record<string, number>;

export async function run(): Promise<Ratio[]> {
  const app = await startApp();
  const other = process.env.COMPARE_URL;
  try {
    for (const url of other ? [app.url, other] : [app.url]) await measure(url);
    const times: Times[] = [];
    const otherTimes: Times[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      times.push(await measure(app.url));
      if (other) otherTimes.push(await measure(other));
    }
    return KINDS.flatMap((kind) =>
      ['alone', `${AT_ONCE} at once`].flatMap((load) => {
        const key = `${kind}, ${load}`;
        const own = getMedian(times.map((each) => each[key] as number));
        const page = getMedian(times.map((each) => each[`page, ${load}`] as number));
        const before = getMedian(otherTimes.map((each) => each[key] as number));
        const note = `${own.toFixed(0)} ms${other ? `, the other version ${before.toFixed(0)} ms` : ''}`;
        return [
          ...(kind === 'page'
            ? []
            : [withoutAim(`${key}, against a rendered page`, own / page, note)]),
          ...(other ? [withoutAim(`${key}, against the other version`, own / before, note)] : []),
        ];
      }),
    );
  } finally {
    await app.stop();
  }
}

/** Medians in milliseconds of every kind of request, alone and at once. */
async function measure(url: string): Promise<Times> {
  const times: Times = {};
  for (const kind of KINDS) {
    const alone: number[] = [];
    for (let n = 0; n < ALONE; n++) alone.push(await time(kind, url));
    times[`${kind}, alone`] = getMedian(alone);
    times[`${kind}, ${AT_ONCE} at once`] = getMedian(
      await Promise.all(Array.from({ length: AT_ONCE }, () => time(kind, url))),
    );
  }
  return times;
}

async function time(kind: string, url: string): Promise<number> {
  const start = performance.now();
  const response = await (REQUESTS[kind] as (url: string) => Promise<Response>)(url);
  await response.text();
  if (!response.ok) throw new Error(`${kind}: ${response.status}`);
  return performance.now() - start;
}

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
