// Writes what training/train_topics.py reads to .cache/training: the topics, the library's passages
// with their topics, and for each post of training/posts what its words alone say of each topic;
// and for training/train_leads.py the passages of each question and guide.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { TOPIC_IDS } from '#features/library/schema/schema.ts';
import { listItems } from '#features/site-search/index/list-items.ts';
import { loadSearchData } from '#features/site-search/index/load-search-data.server.ts';
import { createNumbering } from '#features/site-search/index/word-index.ts';
import { listTopicTexts } from '#features/site-search/meaning/topic-samples.ts';
import {
  createTopicWords,
  listTopicStems,
  scoreTopicWords,
} from '#features/site-search/meaning/topic-words.ts';
import { tokenizeWords } from '#lib/language/words.ts';
import { checkout } from '#server/boot/content-source.ts';

const root = join(import.meta.dirname, '..');
const { library } = loadLibrary(checkout);
const { data } = loadSearchData(checkout);
const items = listItems(library, data);
const numbering = createNumbering();
const topicWords = createTopicWords(
  items.map((item) => ({ ...listTopicStems(item, numbering), topics: item.topics })),
);
const postFolder = join(root, 'training', 'posts');
const posts = readdirSync(postFolder)
  .sort()
  .flatMap((name) => readFileSync(join(postFolder, name), 'utf8').trim().split('\n'));

const folder = join(root, '.cache', 'training');
mkdirSync(folder, { recursive: true });
const write = (name: string, rows: unknown[]) =>
  writeFileSync(join(folder, name), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
writeFileSync(join(folder, 'topics.json'), JSON.stringify(TOPIC_IDS));
write('passages.jsonl', listTopicTexts(items));
write(
  'lead-passages.jsonl',
  items
    .filter(({ kind }) => kind === 'faq' || kind === 'guide')
    .flatMap(({ kind, id, title, passages }) => [
      { item: `${kind}:${id}`, kind: 'title', text: title },
      ...passages.map((passage) => ({
        item: `${kind}:${id}`,
        kind: passage.kind,
        text: passage.text,
      })),
    ]),
);
write(
  'post-words.jsonl',
  posts.map((line) =>
    Array.from(
      scoreTopicWords(topicWords, tokenizeWords((JSON.parse(line) as { text: string }).text)),
    ),
  ),
);
console.log(`${posts.length} posts`);
