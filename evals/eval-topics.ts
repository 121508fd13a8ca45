// Evaluates the issue spotter on posts by lay people: one JSON object per line, with `text` and its
// acceptable `topics`. The posts are used only for evaluation: nothing is tuned on them, and none
// of their text is printed.
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import type { Measure } from '#features/library/schema/accuracy-schema.ts';
import type { SearchDeps } from '#features/search/library-search-deps.ts';
import { spotIssues } from '#features/search/meaning/spot-issues.server.ts';
import { readAnalysisPatterns } from './analysis-patterns.ts';
import { readAssistantQuestions } from './assistant-questions.ts';
import { openSearch } from './open-search.ts';
import { recordMeasure } from './record-measures.ts';

type Post = { id?: string; text: string; topics: string[] };
type SpottedTopic = { first: boolean; three: boolean; found: string | undefined; ranked: string[] };
const PUBLISHED_SET = 'lay-questions.jsonl';
const GOALS = { first: 0.72, three: 0.92 };

/**
 * Topics that are newer than the posts' labels: two readers who had not seen the spotter added
 * them, and what both added counts.
 */
const NEW_LABELS = join(import.meta.dirname, 'new-topic-labels.tsv');

type Options = { file?: string | undefined; words: boolean; misses: boolean; today: string };

export async function evalTopics({ file, words, misses, today }: Options): Promise<number> {
  if (!file || !existsSync(file)) {
    console.log('not run: no reference data');
    return 0;
  }
  const added = readNewLabels();
  const posts = readPosts(file).map((post) => ({
    ...post,
    topics: [...post.topics, ...(added.get(post.id ?? '') ?? [])],
  }));
  const oldTopics = readPosts(file).map(({ topics }) => topics);
  const { index, embedders, close } = openSearch({ words, lanes: availableParallelism() });
  const wrongPairs = new Map<string, number>();
  const spotted: SpottedTopic[] = [];
  const spottedByOldLabels: SpottedTopic[] = [];
  let next = 0;

  async function spotPosts(lane: number) {
    for (let post = posts[next]; post; post = posts[next]) {
      const before = oldTopics[next++] ?? [];
      const one = await spotInPost({ index, embedder: embedders[lane] }, post);
      spotted.push(one);
      spottedByOldLabels.push(judge(one.ranked, before));
      const pairs = one.first ? [] : post.topics.map((id) => `${id} ← ${one.found}`);
      for (const pair of pairs) wrongPairs.set(pair, (wrongPairs.get(pair) ?? 0) + 1);
    }
  }
  await Promise.all(
    Array.from({ length: Math.max(1, embedders.length) }, (_, lane) => spotPosts(lane)),
  );
  await close();

  const shares = computeShares(spotted);
  const report = (label: string, { first, three }: { first: number; three: number }) =>
    console.log(
      `${posts.length} posts, ${label}   right topic first ${first.toFixed(3)}   in the first three ${three.toFixed(3)}`,
    );
  report('labels of 25 topics', shares);
  report('labels of the first 22', computeShares(spottedByOldLabels));
  if (misses)
    for (const [pair, count] of [...wrongPairs].sort((a, b) => b[1] - a[1]).slice(0, 30))
      console.log(`  ${count}  ${pair}`);
  // Other files are tried out, not published.
  if (!words && basename(file) === PUBLISHED_SET)
    recordMeasure({ id: 'topics', measuredOn: today, figures: countFigures(spotted) });
  const areGoalsReached = shares.first >= GOALS.first && shares.three >= GOALS.three;
  if (!areGoalsReached && !words)
    console.log(`Below the goal: first ${GOALS.first}, first three ${GOALS.three}`);
  return areGoalsReached || words ? 0 : 1;
}

export async function scoreTopics(
  search: SearchDeps,
  posts: Post[],
): Promise<{ first: number; three: number }> {
  const spotted: SpottedTopic[] = [];
  for (const post of posts) spotted.push(await spotInPost(search, post));
  return computeShares(spotted);
}

/**
 * Questions and stories of other evaluations, each with its topics; unlike real people's posts,
 * they are in the repository.
 */
export function readOwnPosts(): Post[] {
  const questions = readAssistantQuestions().map(({ question, topic, alsoTopics = [] }) => ({
    text: question,
    topics: [topic, ...alsoTopics],
  }));
  const stories = readAnalysisPatterns().map(({ facts, topic, alsoTopics = [] }) => ({
    text: facts,
    topics: [topic, ...alsoTopics],
  }));
  return [...questions, ...stories];
}

export function readPosts(file: string): Post[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Post);
}

async function spotInPost(search: SearchDeps, post: Post): Promise<SpottedTopic> {
  const { topics } = await spotIssues(search, post.text);
  return judge(
    topics.map(({ id }) => id),
    post.topics,
  );
}

function judge(ranked: string[], acceptable: string[]): SpottedTopic {
  const right = ranked.map((id) => acceptable.includes(id));
  return {
    first: right[0] ?? false,
    three: right.slice(0, 3).includes(true),
    found: ranked[0],
    ranked,
  };
}

function readNewLabels(): Map<string, string[]> {
  const rows = readFileSync(NEW_LABELS, 'utf8').trim().split('\n').slice(1);
  return new Map(
    rows.map((row) => {
      const [id = '', first = '', second = ''] = row.split('\t');
      return [id, first.split(',').filter((topic) => topic && second.split(',').includes(topic))];
    }),
  );
}

const countFigures = (spotted: SpottedTopic[]): Measure['figures'] => [
  { id: 'first', count: spotted.filter(({ first }) => first).length, total: spotted.length },
  { id: 'three', count: spotted.filter(({ three }) => three).length, total: spotted.length },
];

function computeShares(spotted: SpottedTopic[]): { first: number; three: number } {
  const computeShare = (predicate: (one: SpottedTopic) => boolean) =>
    spotted.filter(predicate).length / spotted.length;
  return { first: computeShare(({ first }) => first), three: computeShare(({ three }) => three) };
}
