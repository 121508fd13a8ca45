// Writes what training/train.py reads to .cache/training. For topics: the topics, the library's
// passages with theirs, and what the words alone of each post of training/posts say of each topic.
// For leads: the passages of each question and guide. For papers: the passage around each labeled
// date with what the date is for, and the parts of each labeled paper with its kind.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Library, loadLibrary } from '#features/library/load-library.server.ts';
import { TOPIC_IDS } from '#features/library/schema/schema.ts';
import { PAPER_CLASSES } from '#features/models/paper-model.ts';
import { MODEL_KINDS, splitForMeaning } from '#features/papers/read/kind-model.ts';
import type { PaperKindId } from '#features/papers/schema.ts';
import { listItems } from '#features/search/index/list-items.ts';
import { loadSearchData } from '#features/search/index/load-search-data.server.ts';
import { createNumbering } from '#features/search/index/word-index.ts';
import { listTopicTexts } from '#features/search/meaning/topic-samples.ts';
import {
  createTopicWords,
  listTopicStems,
  scoreTopicWords,
} from '#features/search/meaning/topic-words.ts';
import { writeDatePassage } from '#legal/papers/date-passage.ts';
import { MODEL_ROLES } from '#legal/papers/date-role-model.ts';
import { tokenizeWords } from '#lib/language/words.ts';
import { checkout } from '#server/boot/content-source.ts';
import { getWriter, listLabeledDates } from '../evals/fit-papers.ts';
import { DEVELOPMENT_FILE, readLabeledPapers } from '../evals/labeled-papers.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache', 'training');

export function writeSamples(): void {
  mkdirSync(folder, { recursive: true });
  const { library } = loadLibrary(checkout);
  writeLibrarySamples(library);
  writePaperSamples(library);
}

function writeLibrarySamples(library: Library): void {
  const items = listItems(library, loadSearchData(checkout).data);
  const numbering = createNumbering();
  const topicWords = createTopicWords(
    items.map((item) => ({ ...listTopicStems(item, numbering), topics: item.topics })),
  );
  const postFolder = join(root, 'training', 'posts');
  const posts = readdirSync(postFolder)
    .sort()
    .flatMap((name) => readFileSync(join(postFolder, name), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as { text: string });
  write('topics.json', [TOPIC_IDS]);
  write('passages.jsonl', listTopicTexts(items));
  write(
    'lead-passages.jsonl',
    items
      .filter(({ kind }) => kind === 'faq' || kind === 'guide')
      .flatMap(({ kind, id, title, passages }) =>
        [{ kind: 'title', text: title }, ...passages].map((passage) => ({
          item: `${kind}:${id}`,
          kind: passage.kind,
          text: passage.text,
        })),
      ),
  );
  write(
    'post-words.jsonl',
    posts.map(({ text }) => Array.from(scoreTopicWords(topicWords, tokenizeWords(text)))),
  );
}

function writePaperSamples(library: Library): void {
  const papers = readLabeledPapers(DEVELOPMENT_FILE);
  write('paper-classes.json', [PAPER_CLASSES]);
  write(
    'papers.jsonl',
    papers.flatMap((paper) => {
      const writer = getWriter(paper);
      const kind = MODEL_KINDS.indexOf(paper.kind as PaperKindId | 'none');
      const dates = listLabeledDates(library, paper).map(({ dated, index, role }) => ({
        writer,
        texts: [writeDatePassage(dated, index)],
        role: MODEL_ROLES.indexOf(role),
      }));
      return [{ writer, texts: splitForMeaning(paper.text), kind }, ...dates];
    }),
  );
}

function write(name: string, rows: readonly unknown[]): void {
  writeFileSync(join(folder, name), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  console.log(`.cache/training/${name}: ${rows.length} rows`);
}
