// The issue spotter on posts by lay people: one JSON object a line, with `text` and the `topics` it may be filed under.
// The posts are evaluation data only: nothing is fitted to them, and none of their text is printed.
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { spotIssues } from '#features/site-search/meaning/spot-issues.server.ts';
import type { SearchDeps } from '#features/site-search/search-library.server.ts';
import { readAnalysisPatterns } from './analysis-patterns.ts';
import { readAssistantQuestions } from './assistant-questions.ts';
import { openSearch } from './open-search.ts';

type Post = { text: string; topics: string[] };
type Spotted = { first: boolean; three: boolean; found: string | undefined };
const GOALS = { first: 0.72, three: 0.92 };

export async function evalTopics({ file, words, misses }: { file?: string; words: boolean; misses: boolean }): Promise<number> {
  if (!file || !existsSync(file)) {
    console.log('not run: no reference data');
    return 0;
  }
  const posts = readPosts(file);
  const { index, embedders, close } = openSearch({ words, lanes: availableParallelism() });
  const wrong = new Map<string, number>();
  const spotted: Spotted[] = [];
  let next = 0;

  async function work(lane: number) {
    for (let post = posts[next++]; post; post = posts[next++]) {
      const one = await spotInPost({ index, embedder: embedders[lane] }, post);
      spotted.push(one);
      const pairs = one.first ? [] : post.topics.map((id) => `${id} ← ${one.found}`);
      for (const pair of pairs) wrong.set(pair, (wrong.get(pair) ?? 0) + 1);
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, embedders.length) }, (_, lane) => work(lane)));
  await close();

  const shares = sharesRight(spotted);
  console.log(`${posts.length} posts   right topic first ${shares.first.toFixed(3)}   in the first three ${shares.three.toFixed(3)}`);
  if (misses) for (const [pair, count] of [...wrong].sort((a, b) => b[1] - a[1]).slice(0, 30)) console.log(`  ${count}  ${pair}`);
  const reached = shares.first >= GOALS.first && shares.three >= GOALS.three;
  if (!reached && !words) console.log(`Below the goal: first ${GOALS.first}, first three ${GOALS.three}`);
  return reached || words ? 0 : 1;
}

export async function scoreTopics(search: SearchDeps, posts: Post[]): Promise<{ first: number; three: number }> {
  const spotted: Spotted[] = [];
  for (const post of posts) spotted.push(await spotInPost(search, post));
  return sharesRight(spotted);
}

/** Written for other evaluations, each with one topic: they are in the repository, real people's posts are not. */
export function readOwnPosts(): Post[] {
  const questions = readAssistantQuestions().map(({ question, topic }) => ({ text: question, topics: [topic] }));
  const stories = readAnalysisPatterns().map(({ facts, topic }) => ({ text: facts, topics: [topic] }));
  return [...questions, ...stories];
}

export function readPosts(file: string): Post[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Post);
}

async function spotInPost(search: SearchDeps, post: Post): Promise<Spotted> {
  const { topics } = await spotIssues(search, post.text);
  const right = topics.map(({ id }) => post.topics.includes(id));
  return { first: right[0] ?? false, three: right.slice(0, 3).includes(true), found: topics[0]?.id };
}

function sharesRight(spotted: Spotted[]): { first: number; three: number } {
  const share = (is: (one: Spotted) => boolean) => spotted.filter(is).length / spotted.length;
  return { first: share(({ first }) => first), three: share(({ three }) => three) };
}
