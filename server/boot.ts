// Starts the product in named steps and stops it in reverse order. `npm start`, `npm run dev` and
// the tests all use this.
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { AppDeps } from '#app/http/app-deps.ts';
import { isReady } from '#db/connect.ts';
import type { AccountDeps } from '#features/accounts/account-parts.ts';
import { warnOfForeignPasskeys } from '#features/accounts/factors/passkeys.server.ts';
import type { Log } from '#features/deps.ts';
import { listFeedStates } from '#features/news/list-feed-states.server.ts';
import { systemClock } from '#lib/clock.ts';
import { checkEngine } from './boot/check-engine.ts';
import { type Cleanup, createCleanup } from './boot/cleanup.ts';
import { completeContent } from './boot/complete-content.ts';
import { getServerSource } from './boot/content-source.ts';
import { createDeps, mailFolder } from './boot/create-deps.ts';
import { closeServer, listen, listenError } from './boot/listen.ts';
import { loadBuild } from './boot/load-build.ts';
import { type Content, loadContent } from './boot/load-content.ts';
import { openDatabase } from './boot/open-database.ts';
import { rememberItems } from './boot/remember-items.ts';
import { watchDataVersion } from './boot/watch-data-version.ts';
import { watchLawChanges } from './boot/watch-law-changes.ts';
import { watchRuleAges } from './boot/watch-rule-ages.ts';
import { createPageCache, type PageCache } from './cache/page-cache.ts';
import type { Settings } from './env.ts';
import { type BuildSource, createRenderer } from './html/render.ts';
import { createApp } from './http/app.ts';
import { loadAssets } from './http/assets.ts';
import { createClientReader } from './http/client-address.ts';
import { createHttpServer } from './http/http-server.ts';
import { createNetworkList } from './http/network-list.ts';
import { renderRefusal } from './http/pages.ts';
import { type AdmissionControl, startAdmissionControl } from './load/admission-control.ts';
import { createAdmissionRefusals } from './load/admission-refusal.ts';
import type { LoopDelay } from './load/loop-delay.ts';
import { createOpenRequests } from './load/open-requests.ts';
import { createDevMailbox } from './ops/dev-mailbox.ts';
import { startJobs } from './ops/jobs.ts';
import { listJobs } from './ops/list-jobs.ts';
import { createLog, type LogDestination } from './ops/log.ts';
import { createMetrics, type Metrics, serveMetrics } from './ops/metrics.ts';
import { createOpenRoutes, type OpenRoutes } from './ops/open-routes.ts';

const root = join(import.meta.dirname, '..');
const DAY_MS = 86_400_000;

export type Running = {
  url: string;
  /** For the watchdog. */
  openRoutes: OpenRoutes['memory'];
  stop: (options?: { drainMs?: number }) => Promise<void>;
};
export type BootOptions = {
  settings: Settings;
  onProgress: (message: string) => void;
  mode?: 'production' | 'development';
  build?: BuildSource;
  before?: Parameters<typeof createHttpServer>[0]['before'];
  /** Where log lines go; the terminal unless a test wants to read them. */
  logTo?: LogDestination;
  /** Already loaded, for tests that start several apps in one process. */
  content?: Content;
  /** For tests of a machine where the model of meaning cannot run: why. */
  findEngineFault?: () => Promise<string | undefined>;
  /** For tests of other things: no scheduled jobs, and search without the language model. */
  quiet?: boolean;
  /** For tests of overload, which set the delay of the event loop. */
  loopDelay?: LoopDelay;
  /** For tests of other things than passwords: a hash that is quick. */
  passwords?: AccountDeps['passwords'];
  /** For tests of bodies that are late. */
  bodyGraceMs?: number;
};

export async function boot(options: BootOptions): Promise<Running> {
  const log = createLog(options.settings.logLevel, options.logTo);
  const cleanup = createCleanup(log);
  try {
    return await start(options, log, cleanup);
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}

async function start(options: BootOptions, log: Log, cleanup: Cleanup): Promise<Running> {
  const {
    settings,
    onProgress,
    mode = 'production',
    before,
    quiet = false,
    passwords,
    loopDelay,
    bodyGraceMs,
  } = options;
  const wordsAlone =
    (!quiet || options.findEngineFault !== undefined) &&
    (await checkEngine({ settings, log, onProgress }, options.findEngineFault));
  const source = getServerSource(settings);
  const content = options.content ?? loadContent(source);
  const missing = source.snapshots?.explainMissing();
  if (missing) log.info({}, missing);
  const { library } = content;
  onProgress(
    `Library loaded: ${library.topics.length} topics, ${library.faqs.length} questions, ${library.guides.length} guides, ${library.resources.length} resources`,
  );
  const db = await openDatabase({ settings, library, log, onProgress, cleanup });
  const { deps, limits } = createDeps({
    settings,
    content,
    db,
    log,
    cleanup,
    quiet,
    wordsAlone,
    passwords,
  });
  await warnOfForeignPasskeys({ deps });
  if (!quiet) {
    const jobs = await startJobs(db, listJobs(deps, settings, limits), log);
    cleanup.add(() => jobs.stop());
  }

  const secure = settings.publicUrl.startsWith('https:');
  const formTargets = settings.google ? [new URL(settings.google.issuer).origin] : [];
  const renderer = createRenderer(options.build ?? loadBuild(root), {
    mode,
    secure,
    formTargets,
  });
  const dataVersion = await watchDataVersion(deps, cleanup);
  await watchLawChanges(deps, cleanup);
  watchRuleAges(deps, cleanup);
  const memory = createPageCache({
    version: () => `${library.version} ${library.lawChanges.version} ${dataVersion()}`,
    day: () => Math.floor(systemClock.now().getTime() / DAY_MS),
    maxBytes: mode === 'production' ? settings.pageMemoryBytes : 0,
  });
  const overload = startAdmissionControl(settings, { log, onEnd: cleanup.add, loopDelay });
  const metrics = await startMetrics(settings, {
    deps,
    memory,
    overload,
    cleanup,
  });

  const counts = settings.overload === 'on' && settings.rateLimits === 'on';
  const mailbox = createDevMailbox(mailFolder(settings), settings.publicUrl);
  const isShared = createNetworkList(settings.sharedNetworks);
  let draining = false;
  const app = createApp({
    ...renderer,
    deps,
    memory,
    secure,
    mailbox,
    isShared,
    rateLimits: settings.rateLimits,
    bodyGraceMs,
    isReady: async () => !draining && (await isReady(db.pool)),
  });
  const openRoutes = createOpenRoutes();
  const server = createHttpServer({
    app,
    ...renderer,
    assets:
      mode === 'production'
        ? await loadAssets(join(root, 'build', 'client'), {
            secure,
            offlinePages: settings.offlinePages,
          })
        : new Map(),
    memory,
    readClient: createClientReader(settings.trustedProxies),
    metrics,
    overload: {
      ...overload,
      ...createAdmissionRefusals({ deps, render: renderer.render, secure }),
    },
    renderRefusal: (sender, refusal) =>
      renderRefusal({ deps, render: renderer.render, secure }, sender, refusal),
    openRequests: createOpenRequests(
      counts ? settings.overloadOpenPerNetwork : Number.POSITIVE_INFINITY,
    ),
    maxConnections: counts ? settings.overloadConnectionsPerNetwork : Number.POSITIVE_INFINITY,
    isShared,
    openRoutes,
    log,
    siteName: settings.siteName,
    secure,
    isDraining: () => draining,
    before,
  });
  await listen(server, settings);
  completeContent(content, deps.search, { log, cleanup });
  rememberItems(source, library, log);
  const url =
    settings.port === 0
      ? `http://localhost:${(server.address() as AddressInfo).port}`
      : settings.publicUrl;
  if (mailbox)
    onProgress(`No mail server is set. Mails are shown at ${url}/dev/mail?key=${mailbox.key}`);

  async function stop(drainMs: number): Promise<void> {
    draining = true;
    await new Promise((done) => setTimeout(done, drainMs));
    await closeServer(server);
    await cleanup.run();
  }
  let stopping: Promise<void> | undefined;
  return {
    url,
    openRoutes: openRoutes.memory,
    stop: ({ drainMs = 0 } = {}) => {
      stopping ??= stop(drainMs);
      return stopping;
    },
  };
}

type Measured = {
  deps: AppDeps;
  memory: Pick<PageCache, 'stats'>;
  overload: AdmissionControl;
  cleanup: Cleanup;
};

async function startMetrics(
  settings: Settings,
  { deps, memory, overload, cleanup }: Measured,
): Promise<Metrics> {
  const metrics = createMetrics();
  metrics.watchPages(memory);
  metrics.watchOverload(overload);
  metrics.watchPool(deps.db.pool);
  metrics.watchFeeds(() => listFeedStates(deps));
  const address = settings.metrics;
  if (address) {
    const server = await serveMetrics(metrics, address).catch((error) => {
      throw listenError(error, address, 'METRICS_');
    });
    cleanup.add(() => new Promise((done) => server.close(done)));
  }
  return metrics;
}
