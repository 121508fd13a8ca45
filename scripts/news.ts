// npm run news -- fetch [--all]     fetches the feeds that are due (--all: all of them) and stores
//   new items
// npm run news -- status            the status of each feed
// npm run news -- add --title … --date 2026-11-15 --url … --source … --topic employment [--topic …]
//   [--text …] [--jurisdiction CA]
import { parseArgs } from 'node:util';
import type { ContentSource } from '#features/library/files/read-content.server.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { createEmbedder } from '#features/models/embedder/create-embedder.server.ts';
import { addNews } from '#features/news/add-news.server.ts';
import { collectNews } from '#features/news/collect-news.server.ts';
import { listFeedStates } from '#features/news/list-feed-states.server.ts';
import { buildSearchIndex } from '#features/search/index/build-search-index.server.ts';
import { loadSearchData } from '#features/search/index/load-search-data.server.ts';
import { createLiveFeeds, formatUserAgent } from '#integrations/feeds/live-feeds.ts';
import { type OperatorDeps, runCommand, withOperatorDeps } from '#scripts/operator-deps.ts';
import { readOperatorSettings } from '#scripts/with-database.ts';
import { getServerSource } from '#server/boot/content-source.ts';

const USAGE =
  'Usage: npm run news -- fetch [--all]\n       npm run news -- status\n       npm run news -- add --title … --date … --url … --source … --topic …';
const stringOption = { type: 'string' } as const;

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      title: stringOption,
      date: stringOption,
      url: stringOption,
      source: stringOption,
      text: stringOption,
      jurisdiction: stringOption,
      topic: { type: 'string', multiple: true },
    },
  });
  const command = positionals.length === 1 ? positionals[0] : undefined;
  if (command !== 'fetch' && command !== 'status' && command !== 'add') {
    console.error(USAGE);
    return 2;
  }
  const source = getServerSource(readOperatorSettings());
  const { library } = loadLibrary(source);
  const { all, topic, ...news } = values;
  return withOperatorDeps('news', { mail: false }, (operator) => {
    const deps = { ...operator, library };
    if (command === 'status') return printStatus(deps);
    if (command === 'add') return addItem(deps, { ...news, topics: topic ?? [] });
    return fetchNews(deps, all, source);
  });
});

type NewsDeps = OperatorDeps & { library: ReturnType<typeof loadLibrary>['library'] };

async function fetchNews(deps: NewsDeps, all: boolean, source: ContentSource): Promise<number> {
  if (all)
    await deps.db.pool.query('UPDATE feed_states SET next_at = least(next_at, $1)', [
      deps.clock.now(),
    ]);
  const embedder = createEmbedder({ log: deps.log });
  try {
    const { data } = loadSearchData(source);
    const search = { index: buildSearchIndex(deps.library, data, source.snapshots), embedder };
    const feeds = createLiveFeeds({
      userAgent: formatUserAgent(deps.site.name, deps.site.publicUrl),
    });
    const { asked, failed, stored } = await collectNews({ ...deps, search, feeds });
    console.log(`${asked} feeds asked, ${failed} failed, ${stored} news stored.`);
    return asked > 0 && failed === asked ? 1 : 0;
  } finally {
    await embedder.close();
  }
}

async function printStatus(deps: NewsDeps): Promise<number> {
  const states = new Map((await listFeedStates(deps)).map((state) => [state.id, state]));
  const formatMinute = (time: Date | null | undefined) =>
    time?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never';
  for (const { id } of deps.library.feeds) {
    const state = states.get(id);
    const counts =
      state &&
      `${state.items} items, ${state.stored} stored, ${state.leftOut} left out, ${state.errors} errors`;
    const lastError = state?.lastError && `  last error: ${state.lastError}`;
    console.log(
      `${id.padEnd(32)} good ${formatMinute(state?.lastSuccessAt).padEnd(16)}  next ${formatMinute(state?.nextAt)}  ${counts ?? ''}${lastError ?? ''}`,
    );
  }
  return 0;
}

async function addItem(deps: NewsDeps, input: object): Promise<number> {
  const result = await addNews(deps, input);
  if (result.ok) console.log(`Added: ${result.value.id}`);
  else console.error(result.failure.message);
  return result.ok ? 0 : 1;
}
