// Starts everything in order and knows how to end it in order. `npm start`, `npm run dev` and the tests all come through here.
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { AppDeps } from '#app/http/app-deps.ts';
import { connectDatabase, isReady } from '#db/connect.ts';
import { startEmbedded } from '#db/embedded/start-embedded.ts';
import { migrate } from '#db/migrate.ts';
import { createAccounts } from '#features/accounts/create-accounts.server.ts';
import { createRunningAnswers } from '#features/assistant/deliver/running-answers.server.ts';
import { withBudget } from '#features/assistant/deliver/token-budget.server.ts';
import { liveLookup } from '#features/case-law/live/live-citations.server.ts';
import { syncBuiltInCases } from '#features/case-law/store/sync-built-in-cases.server.ts';
import { createCitationReader } from '#features/citations/create-citation-reader.server.ts';
import { listFeedStates } from '#features/news/list-feed-states.server.ts';
import { findNewsVersion } from '#features/news/list-topic-news.server.ts';
import { syncBuiltInNews } from '#features/news/sync-built-in-news.server.ts';
import { createEmbedder } from '#features/site-search/meaning/create-embedder.server.ts';
import { courtListenerV4 } from '#integrations/courtlistener/courtlistener-v4.ts';
import { openAiCompatible } from '#integrations/llm/openai-compatible.ts';
import { fileMail } from '#integrations/mail/file-mail.ts';
import { smtpMail } from '#integrations/mail/smtp-mail.ts';
import { systemClock } from '#lib/clock.ts';
import { createPageCache } from './cache/page-cache.ts';
import { type Settings, SettingsError } from './env.ts';
import { type BuildSource, createRenderer } from './html/render.ts';
import { createApp } from './http/app.ts';
import { loadAssets } from './http/assets.ts';
import { createClientReader } from './http/client-address.ts';
import { createHttpServer } from './http/http-server.ts';
import { startAdmissionControl } from './load/admission-control.ts';
import { createAdmissionRefusal } from './load/admission-refusal.ts';
import type { LoopDelay } from './load/loop-delay.ts';
import { createRateLimiter } from './load/rate-limiter.ts';
import { type Content, loadContent } from './load-content.ts';
import { loadOrCreateSecret } from './ops/app-secret.ts';
import { startJobs } from './ops/jobs.ts';
import { listJobs } from './ops/list-jobs.ts';
import { createLog, type LogDestination } from './ops/log.ts';
import { createMetrics, serveMetrics } from './ops/metrics.ts';

const root = join(import.meta.dirname, '..');
const NEWS_LOOK_MS = 15_000;
const DAY_MS = 86_400_000;

export type Running = { url: string; stop: (options?: { drainMs?: number }) => Promise<void> };
export type BootOptions = {
  settings: Settings;
  onProgress: (message: string) => void;
  mode?: 'production' | 'development';
  build?: BuildSource;
  before?: Parameters<typeof createHttpServer>[0]['before'];
  /** Where log lines go; the terminal unless a test wants to read them. */
  logTo?: LogDestination;
  /** Read before, by whoever starts several apps in one process. */
  content?: Content;
  /** For tests of other things: no work by the clock, and search by words alone. */
  quiet?: boolean;
  /** For tests of overload, which say how far behind the event loop is. */
  loopDelay?: LoopDelay;
};

export async function boot(options: BootOptions): Promise<Running> {
  const { settings, onProgress, mode = 'production', build, before, logTo, content, quiet = false, loopDelay } = options;
  const log = createLog(settings.logLevel, logTo);
  const endings: (() => Promise<unknown> | unknown)[] = [];
  const endAll = async () => {
    for (const end of endings.splice(0).reverse())
      await Promise.resolve(end()).catch((error) => log.error({ err: error }, 'ending failed'));
  };
  try {
    if (settings.contentDir && !existsSync(settings.contentDir)) {
      throw new SettingsError(`Setting CONTENT_DIR must be a folder that exists, not ${settings.contentDir}.`);
    }
    const { library, index } = content ?? loadContent(settings.contentDir);
    onProgress(
      `Library loaded: ${library.topics.length} topics, ${library.faqs.length} questions, ${library.guides.length} guides, ${library.resources.length} resources`,
    );

    const embedded = settings.databaseUrl ? undefined : await startEmbedded({ dataDir: settings.dataDir, onProgress, log });
    if (embedded) endings.push(() => embedded.stop());
    const db = await connectDatabase({
      url: settings.databaseUrl,
      replicaUrls: settings.databaseReplicaUrls,
      embedded: embedded?.connection,
      poolSize: settings.databasePoolSize,
      applicationName: 'plainlaw',
      log,
    });
    endings.push(() => db.close());
    onProgress('Bringing the database up to date');
    await migrate(db, join(root, 'db', 'migrations'));
    await syncBuiltInCases({ db, library });
    await syncBuiltInNews({ db, library, clock: systemClock });

    const secret = settings.appSecret ?? loadOrCreateSecret(settings.dataDir);
    const secure = settings.publicUrl.startsWith('https:');
    const mail = settings.smtpUrl
      ? smtpMail({ url: settings.smtpUrl, from: settings.mailFrom })
      : fileMail({
          folder: join(settings.dataDir, 'mail'),
          from: settings.mailFrom,
          onWaiting: () => log.info({}, 'a mail is waiting in the data folder'),
        });
    if (settings.rateLimits === 'off') log.warn({}, 'RATE_LIMITS=off: no limit is enforced');
    const limits = createRateLimiter({ db, limits: settings.limits, mode: settings.rateLimits, secret, clock: systemClock, log });
    const embedder = quiet ? undefined : createEmbedder({ log });
    endings.push(() => embedder?.close());
    const citationReader = createCitationReader();
    endings.push(() => citationReader.close());
    const provider = settings.llm && openAiCompatible(settings.llm, systemClock);
    const budgeted =
      provider && settings.llmDailyTokens ? withBudget(provider, { db, clock: systemClock, log }, settings.llmDailyTokens) : undefined;
    const answers = createRunningAnswers({ db, clock: systemClock, log });
    endings.push(() => answers.close());
    const base = {
      db,
      library,
      search: { index, embedder },
      citationReader,
      mail,
      limits,
      clock: systemClock,
      site: {
        name: settings.siteName,
        publicUrl: settings.publicUrl,
        supportEmail: settings.supportEmail,
        storeUrl: settings.storeUrl,
        paywall: settings.paywall,
      },
      secret,
      storeSecret: settings.storeSecret,
      log,
      llm: budgeted?.llm ?? provider,
      llmBudget: budgeted?.budget,
      answers,
      courtListener: settings.courtListener && courtListenerV4(settings.courtListener, systemClock),
    };
    const accounts = createAccounts(base, settings.google);
    endings.push(() => accounts.settle());
    const deps: AppDeps = { ...base, accounts, lookUpLive: base.courtListener && liveLookup(base) };

    if (!quiet) {
      const jobs = await startJobs(db, listJobs(deps, settings, limits), log);
      endings.push(() => jobs.stop());
    }

    const newsVersion = await watchNewsVersion(deps, (stop) => endings.push(stop));
    const source = build ?? builtPages();
    const renderer = createRenderer(source, {
      mode,
      secure,
      formTargets: settings.google ? [new URL(settings.google.issuer).origin] : [],
    });
    const memory = createPageCache({
      mostBytes: mode === 'production' ? settings.pageMemoryBytes : 0,
      version: () => `${library.version} ${newsVersion()} ${Math.floor(systemClock.now().getTime() / DAY_MS)}`,
    });
    const metrics = createMetrics();
    const overload = startAdmissionControl(settings, { log, onEnd: (stop) => endings.push(stop), loopDelay });
    metrics.watchPages(memory);
    metrics.watchOverload(overload);
    metrics.watchPool(db.pool);
    metrics.watchFeeds(() => listFeedStates(deps));
    if (settings.metrics) {
      const metricsServer = await serveMetrics(metrics, settings.metrics).catch((error) => {
        throw listenError(error, settings.metrics ?? settings, 'METRICS_');
      });
      endings.push(() => new Promise((done) => metricsServer.close(done)));
    }

    let draining = false;
    const app = createApp({
      ...renderer,
      deps,
      memory,
      secure,
      mailFolder: settings.smtpUrl ? undefined : join(settings.dataDir, 'mail'),
      isReady: async () => !draining && (await isReady(db.pool)),
    });
    const assets = mode === 'production' ? await loadAssets(join(root, 'build', 'client'), secure) : new Map();
    const readClient = createClientReader(settings.trustedProxies);
    const server = createHttpServer({
      app,
      assets,
      memory,
      readClient,
      metrics,
      overload: { ...overload, refuse: createAdmissionRefusal({ deps, render: renderer.render, secure }) },
      log,
      siteName: settings.siteName,
      secure,
      isDraining: () => draining,
      before,
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, settings)));
      server.listen(settings.port, settings.host, resolve);
    });

    let stopping: Promise<void> | undefined;
    return {
      url: settings.port === 0 ? `http://localhost:${(server.address() as AddressInfo).port}` : settings.publicUrl,
      stop: ({ drainMs = 0 } = {}) => {
        stopping ??= (async () => {
          draining = true;
          await new Promise((done) => setTimeout(done, drainMs));
          await untilNobodyKnocks(server);
          const closed = new Promise((done) => server.close(done));
          // Again and again: a browser keeps the connection of a request that has just been finished.
          const sweeping = setInterval(() => server.closeIdleConnections(), 100);
          const impatience = setTimeout(() => server.closeAllConnections(), 20_000);
          await closed;
          clearTimeout(impatience);
          clearInterval(sweeping);
          await endAll();
        })();
        return stopping;
      },
    };
  } catch (error) {
    await endAll();
    throw error;
  }
}

/** Whoever has connected but was not taken in yet would be turned away by closing the door: takes them in first. */
async function untilNobodyKnocks(server: Server): Promise<void> {
  let last = 0;
  let turn = 0;
  const count = () => {
    last = turn;
  };
  server.on('connection', count);
  for (; turn < last + 5 && turn < 1_000; turn++) await new Promise((done) => setImmediate(done));
  server.off('connection', count);
}

function listenError(error: NodeJS.ErrnoException, { port, host }: { port: number; host: string }, prefix = ''): Error {
  if (error.code === 'EADDRINUSE') return new SettingsError(`Port ${port} is taken by another program. Choose another with ${prefix}PORT.`);
  if (error.code === 'EACCES') return new SettingsError(`This user may not use port ${port}. Choose another with ${prefix}PORT.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new SettingsError(`This machine has no address ${host}. Choose another with ${prefix}HOST.`);
  }
  return error;
}

/** The news version without asking the database per request: looked up now and then, kept when the database is away. */
async function watchNewsVersion(deps: AppDeps, onEnd: (stop: () => void) => void): Promise<() => string> {
  let version = await findNewsVersion(deps);
  const timer = setInterval(() => {
    findNewsVersion(deps).then(
      (found) => {
        version = found;
      },
      () => {},
    );
  }, NEWS_LOOK_MS);
  onEnd(() => clearInterval(timer));
  return () => version;
}

function builtPages(): BuildSource {
  const file = join(root, 'build', 'server', 'index.js');
  if (!existsSync(file)) throw new SettingsError('The pages are not built yet. Run: npm start');
  let loaded: ReturnType<BuildSource> | undefined;
  return () => {
    loaded ??= import(file);
    return loaded;
  };
}
