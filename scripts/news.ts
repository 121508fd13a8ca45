// npm run news -- fetch [--all]     asks the feeds that are due (--all: every one now), and stores what is new
// npm run news -- status            how it stands with each feed
// npm run news -- add --title … --date 2026-11-15 --url … --source … --topic employment [--topic …] [--text …] [--jurisdiction CA]
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { addNews } from '#features/news/add-news.server.ts';
import { collectNews } from '#features/news/collect-news.server.ts';
import { listFeedStates } from '#features/news/list-feed-states.server.ts';
import { buildSearchIndex } from '#features/site-search/index/build-search-index.server.ts';
import { loadSearchData } from '#features/site-search/index/load-search-data.server.ts';
import { createEmbedder } from '#features/site-search/meaning/create-embedder.server.ts';
import { feedReaderName, liveFeeds } from '#integrations/feeds/live-feeds.ts';
import { type OperatorDeps, runCommand, withOperatorDeps } from '#scripts/operator-deps.ts';
import { readOperatorSettings } from '#scripts/with-database.ts';

const USAGE =
  'Usage: npm run news -- fetch [--all]\n       npm run news -- status\n       npm run news -- add --title … --date … --url … --source … --topic …';
const text = { type: 'string' } as const;

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      title: text,
      date: text,
      url: text,
      source: text,
      text,
      jurisdiction: text,
      topic: { type: 'string', multiple: true },
    },
  });
  const command = positionals.length === 1 ? positionals[0] : undefined;
  if (command !== 'fetch' && command !== 'status' && command !== 'add') {
    console.error(USAGE);
    return 2;
  }
  const content = join(import.meta.dirname, '..', 'content');
  const { contentDir } = readOperatorSettings();
  const { library } = loadLibrary(content, contentDir);
  const { all, topic, ...news } = values;
  return withOperatorDeps('news', { mail: false }, (operator) => {
    const deps = { ...operator, library };
    if (command === 'status') return status(deps);
    if (command === 'add') return add(deps, { ...news, topics: topic ?? [] });
    return fetchNews(deps, all, loadSearchData(content, contentDir).data);
  });
});

type NewsDeps = OperatorDeps & { library: ReturnType<typeof loadLibrary>['library'] };

async function fetchNews(deps: NewsDeps, all: boolean, data: ReturnType<typeof loadSearchData>['data']): Promise<number> {
  if (all) await deps.db.pool.query('UPDATE feed_states SET next_at = least(next_at, $1)', [deps.clock.now()]);
  const embedder = createEmbedder({ log: deps.log });
  try {
    const search = { index: buildSearchIndex(deps.library, data), embedder };
    const feeds = liveFeeds({ userAgent: feedReaderName(deps.site.name, deps.site.publicUrl) });
    const { asked, failed, stored } = await collectNews({ ...deps, search, feeds });
    console.log(`${asked} feeds asked, ${failed} failed, ${stored} news stored.`);
    return asked > 0 && failed === asked ? 1 : 0;
  } finally {
    await embedder.close();
  }
}

async function status(deps: NewsDeps): Promise<number> {
  const states = new Map((await listFeedStates(deps)).map((state) => [state.id, state]));
  const minute = (at: Date | null | undefined) => at?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never';
  for (const { id } of deps.library.feeds) {
    const state = states.get(id);
    const counts = state && `${state.items} items, ${state.stored} stored, ${state.leftOut} left out, ${state.errors} errors`;
    const wrong = state?.lastError && `  last error: ${state.lastError}`;
    console.log(
      `${id.padEnd(32)} good ${minute(state?.lastSuccessAt).padEnd(16)}  next ${minute(state?.nextAt)}  ${counts ?? ''}${wrong ?? ''}`,
    );
  }
  return 0;
}

async function add(deps: NewsDeps, input: object): Promise<number> {
  const result = await addNews(deps, input);
  if (result.ok) console.log(`Added: ${result.value.id}`);
  else console.error(result.failure.message);
  return result.ok ? 0 : 1;
}
