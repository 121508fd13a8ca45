// The issue spotter on posts by lay people: one JSON object a line, with `text` and the `topics` it may be filed under.
// The posts are evaluation data only: nothing is fitted to them, and none of their text is printed.
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { spotIssues } from '#features/site-search/spot-issues.server.ts';
import { openSearch } from './open-search.ts';

type Post = { text: string; topics: string[] };
const GOALS = { first: 0.72, three: 0.92 };

export async function evalTopics({ file, words, misses }: { file?: string; words: boolean; misses: boolean }): Promise<number> {
  if (!file || !existsSync(file)) {
    console.log('not run: no reference data');
    return 0;
  }
  const posts = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Post);
  const { index, embedders, close } = openSearch({ words, lanes: availableParallelism() });
  const wrong = new Map<string, number>();
  let [first, three, next] = [0, 0, 0];

  async function work(lane: number) {
    for (let post = posts[next++]; post; post = posts[next++]) {
      const { topics } = await spotIssues({ index, embedder: embedders[lane] }, post.text);
      const places = topics.map(({ id }) => post.topics.includes(id));
      if (places[0]) first++;
      else for (const id of post.topics) wrong.set(`${id} ← ${topics[0]?.id}`, (wrong.get(`${id} ← ${topics[0]?.id}`) ?? 0) + 1);
      if (places.slice(0, 3).includes(true)) three++;
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, embedders.length) }, (_, lane) => work(lane)));
  await close();

  const shares = { first: first / posts.length, three: three / posts.length };
  console.log(`${posts.length} posts   right topic first ${shares.first.toFixed(3)}   in the first three ${shares.three.toFixed(3)}`);
  if (misses) for (const [pair, count] of [...wrong].sort((a, b) => b[1] - a[1]).slice(0, 30)) console.log(`  ${count}  ${pair}`);
  const reached = shares.first >= GOALS.first && shares.three >= GOALS.three;
  if (!reached && !words) console.log(`Below the goal: first ${GOALS.first}, first three ${GOALS.three}`);
  return reached || words ? 0 : 1;
}
