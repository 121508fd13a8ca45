// The lines of `npm run content -- due`. How often people ask about a topic is read off the
// everyday questions of the evaluations, each counted for the topic that its words speak of.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { listStaleItems, listStaleSections } from '#features/law/stale/find-stale.server.ts';
import { locateItem } from '#features/library/checks/locate-item.server.ts';
import { type DueContext, listDue } from '#features/library/due/list-due.ts';
import type { ContentSource } from '#features/library/files/read-content.server.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { TOPIC_IDS, type TopicId } from '#features/library/schema/schema.ts';
import { buildSearchIndex } from '#features/search/index/build-search-index.server.ts';
import { loadSearchData } from '#features/search/index/load-search-data.server.ts';
import { scoreTopicWords, type TopicWords } from '#features/search/meaning/topic-words.ts';
import { tokenizeWords } from '#lib/language/words.ts';
import { CLOSED_SITES_FILE } from './closed-sites.ts';
import { withOperatorDeps } from './operator-deps.ts';

const SHOWN = 60;
const root = join(import.meta.dirname, '..');

export async function printDue(
  source: ContentSource,
  { all, fromDatabase }: { all: boolean; fromDatabase: boolean },
): Promise<number> {
  const loaded = loadLibrary(source);
  const { library } = loaded;
  const { topicWords } = buildSearchIndex(library, loadSearchData(source).data, source.snapshots);
  const closedFile = join(source.derived, CLOSED_SITES_FILE);
  const context: DueContext = {
    now: new Date(),
    topicShares: countTopics(topicWords),
    closed: existsSync(closedFile) ? JSON.parse(readFileSync(closedFile, 'utf8')) : {},
    ...(fromDatabase && {
      stale: await withOperatorDeps('content', { mail: false }, async ({ db }) => {
        const sections = await listStaleSections({ db, library });
        return new Set(listStaleItems(library, sections).map(({ id }) => id));
      }),
    }),
  };
  const due = listDue(library, context);
  for (const { item, reasons, page } of all ? due : due.slice(0, SHOWN)) {
    const { file, line } = locateItem(loaded, item, root);
    console.log(`${item} (${file}:${line}): ${reasons.join('; ')}${page ? `; see ${page}` : ''}`);
  }
  console.log(
    due.length === 0
      ? 'nothing is due'
      : `${due.length} items are due${all || due.length <= SHOWN ? '' : `; --all lists them all`}`,
  );
  return 0;
}

function countTopics(topicWords: TopicWords): Map<TopicId, number> {
  const folder = join(root, 'evals');
  const questions = readdirSync(folder)
    .filter((name) => /^everyday-questions.*\.yml$/.test(name))
    .flatMap((name) => parse(readFileSync(join(folder, name), 'utf8')) as { question: string }[]);
  const counts = new Map<TopicId, number>();
  for (const { question } of questions) {
    const scores = scoreTopicWords(topicWords, tokenizeWords(question));
    const topic = TOPIC_IDS[scores.indexOf(Math.max(...scores))] as TopicId;
    counts.set(topic, (counts.get(topic) ?? 0) + 1 / questions.length);
  }
  return counts;
}
