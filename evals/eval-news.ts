// Evaluates the tagger on real items of court feeds and the Federal Register, which were labeled by
// hand before it was run on them. The texts are read from the reference data; only titles are
// printed, with --misses.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { TopicId } from '#features/library/schema/schema.ts';
import { tagTopics } from '#features/news/tag-topics.server.ts';
import type { FeedItem } from '#integrations/feeds/feeds.ts';
import { readFeed } from '#integrations/feeds/read-feed.ts';
import { openSearch } from './open-search.ts';

const GOAL = 0.85;
const MIN_ITEMS = 100;
/** The hints that content/feeds.yml has for these feeds; the others have none. */
const HINTS: Record<string, TopicId[]> = {
  cafc: ['intellectual-property'],
  nysb_1: ['bankruptcy'],
};

type Labels = Record<string, Record<string, string | string[]>>;
type Options = { words: boolean; misses: boolean; referenceData?: string };

export async function evalNews({ words, misses, referenceData }: Options): Promise<number> {
  const folder = join(referenceData ?? '', 'feeds');
  if (!referenceData || !existsSync(folder)) {
    console.log('not run: no reference data');
    return 0;
  }
  const labels = parse(
    readFileSync(join(import.meta.dirname, 'news-labels.yml'), 'utf8'),
  ) as Labels;
  const { index, embedders, close } = openSearch({ words });
  const search = { index, embedder: embedders[0] };
  const score = { withTopic: 0, rightTopic: 0, withoutTopic: 0, leftOut: 0 };
  for (const { feed, key, label, item } of listLabeledItems(folder, labels)) {
    const [primary = 'none'] = await tagTopics(search, item, HINTS[feed] ?? []);
    const right = [label].flat().includes(primary);
    const hasNoTopic = label === 'none';
    score[hasNoTopic ? 'withoutTopic' : 'withTopic']++;
    if (right) score[hasNoTopic ? 'leftOut' : 'rightTopic']++;
    else if (misses)
      console.log(`  ${key}  ${[label].flat().join('/')} ← ${primary}  ${item.title.slice(0, 90)}`);
  }
  await close();
  const share = score.rightTopic / score.withTopic;
  console.log(`${score.withTopic} items   primary topic right ${share.toFixed(3)}`);
  console.log(
    `${score.withoutTopic} items on none of the shelves   left out ${(score.leftOut / score.withoutTopic).toFixed(3)}`,
  );
  const isGoalReached = share >= GOAL && score.withTopic >= MIN_ITEMS;
  if (!isGoalReached && !words) console.log(`Below the goal: ${GOAL} of at least ${MIN_ITEMS}`);
  return isGoalReached || words ? 0 : 1;
}

function listLabeledItems(folder: string, labels: Labels) {
  return Object.entries(labels).flatMap(([feed, expected]) => {
    const items = readItems(folder, feed);
    return Object.entries(expected).map(([key, label]) => {
      const item = items.get(key);
      if (!item) throw new Error(`${feed} ${key} is not in the reference data`);
      return { feed, key, label, item };
    });
  });
}

/**
 * Keyed as in the labels: by document number, docket number, or the number at the end of a docket
 * entry's guid.
 */
function readItems(folder: string, feed: string): Map<string, FeedItem> {
  const file = feed === 'federal-register' ? 'federal-register-documents.json' : `${feed}.xml`;
  const toLabelKey = ({ title, guid }: FeedItem) =>
    feed === 'federal-register'
      ? guid
      : feed === 'nysb_1'
        ? guid.slice(guid.indexOf('?') + 1)
        : (/\d{2}-\d+/.exec(title)?.[0] ?? '');
  const { items } = readFeed(readFileSync(join(folder, file)), 'https://feed.invalid/');
  return new Map(items.map((item) => [toLabelKey(item), item]));
}
