// The tagger on real items of courts' feeds and of the Federal Register, labelled by hand before it was run on them. The texts
// are read from the reference data and nothing of them is printed but a title, with --misses.
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
/** As content/feeds.yml hints for such feeds; the others have none. */
const HINTS: Record<string, TopicId[]> = { cafc: ['intellectual-property'], nysb_1: ['bankruptcy'] };

type Labels = Record<string, Record<string, string | string[]>>;
type Options = { words: boolean; misses: boolean; referenceData?: string };

export async function evalNews({ words, misses, referenceData }: Options): Promise<number> {
  const folder = join(referenceData ?? '', 'feeds');
  if (!referenceData || !existsSync(folder)) {
    console.log('not run: no reference data');
    return 0;
  }
  const labels = parse(readFileSync(join(import.meta.dirname, 'news-labels.yml'), 'utf8')) as Labels;
  const { index, embedders, close } = openSearch({ words });
  const search = { index, embedder: embedders[0] };
  const score = { right: 0, shelved: 0, keptOff: 0, off: 0 };
  for (const { feed, key, label, item } of labelled(folder, labels)) {
    const [primary = 'none'] = await tagTopics(search, item, HINTS[feed] ?? []);
    const right = [label].flat().includes(primary);
    const off = label === 'none';
    score[off ? 'off' : 'shelved']++;
    if (right) score[off ? 'keptOff' : 'right']++;
    else if (misses) console.log(`  ${key}  ${[label].flat().join('/')} ← ${primary}  ${item.title.slice(0, 90)}`);
  }
  await close();
  const share = score.right / score.shelved;
  console.log(`${score.shelved} items   primary topic right ${share.toFixed(3)}`);
  console.log(`${score.off} items on none of the shelves   left out ${(score.keptOff / score.off).toFixed(3)}`);
  const reached = share >= GOAL && score.shelved >= MIN_ITEMS;
  if (!reached && !words) console.log(`Below the goal: ${GOAL} of at least ${MIN_ITEMS}`);
  return reached || words ? 0 : 1;
}

function labelled(folder: string, labels: Labels) {
  return Object.entries(labels).flatMap(([feed, expected]) => {
    const items = readItems(folder, feed);
    return Object.entries(expected).map(([key, label]) => {
      const item = items.get(key);
      if (!item) throw new Error(`${feed} ${key} is not in the reference data`);
      return { feed, key, label, item };
    });
  });
}

/** By the key that the labels use: the document number, the number of the docket, the number at the end of a docket entry's guid. */
function readItems(folder: string, feed: string): Map<string, FeedItem> {
  const file = feed === 'federal-register' ? 'federal-register-documents.json' : `${feed}.xml`;
  const keyOf = ({ title, guid }: FeedItem) =>
    feed === 'federal-register' ? guid : feed === 'nysb_1' ? guid.slice(guid.indexOf('?') + 1) : (/\d{2}-\d+/.exec(title)?.[0] ?? '');
  const { items } = readFeed(readFileSync(join(folder, file)), 'https://feed.invalid/');
  return new Map(items.map((item) => [keyOf(item), item]));
}
