// Builds what every feature is given: infrastructure first, then the services that features run for
// each other.
import { join } from 'node:path';
import type { AppDeps } from '#app/http/app-deps.ts';
import type { Database } from '#db/database.ts';
import type { AccountDeps } from '#features/accounts/account-parts.ts';
import {
  createDeletionLog,
  getDeletionFile,
} from '#features/accounts/changes/deletion-log.server.ts';
import { createAccounts } from '#features/accounts/create-accounts.server.ts';
import { settleDeletions } from '#features/accounts/delete-account.server.ts';
import { createRunningAnswers } from '#features/assistant/deliver/running-answers.server.ts';
import { withBudget } from '#features/assistant/deliver/token-budget.server.ts';
import { createLiveLookup } from '#features/case-law/live/live-citations.server.ts';
import { createCitationReader } from '#features/citations/read/create-citation-reader.server.ts';
import type { Log } from '#features/deps.ts';
import { createEmbedder } from '#features/models/embedder/create-embedder.server.ts';
import { createCourtListenerV4 } from '#integrations/courtlistener/courtlistener-v4.ts';
import { createOpenAiCompatibleLlm } from '#integrations/llm/openai-compatible.ts';
import { createFileMail } from '#integrations/mail/file-mail.ts';
import { createSmtpMail } from '#integrations/mail/smtp-mail.ts';
import { systemClock } from '#lib/clock.ts';
import type { Settings } from '../env.ts';
import { createRateLimiter } from '../load/rate-limiter.ts';
import { loadOrCreateSecret } from '../ops/app-secret.ts';
import type { Cleanup } from './cleanup.ts';
import type { Content } from './load-content.ts';

type Parts = {
  settings: Settings;
  content: Content;
  db: Database;
  log: Log;
  cleanup: Cleanup;
  quiet: boolean;
  /** The model of meaning cannot run here. */
  wordsAlone: boolean;
  passwords?: AccountDeps['passwords'];
};

/** Where mail is written when no mail server is configured. */
export const mailFolder = (settings: Settings) =>
  settings.smtpUrl ? undefined : join(settings.dataDir, 'mail');

export function createDeps({
  settings,
  content,
  db,
  log,
  cleanup,
  quiet,
  wordsAlone,
  passwords,
}: Parts): {
  deps: AppDeps;
  limits: ReturnType<typeof createRateLimiter>;
} {
  const secret = settings.appSecret ?? loadOrCreateSecret(settings.dataDir);
  if (settings.rateLimits === 'off') log.warn({}, 'RATE_LIMITS=off: no limit is enforced');
  const limits = createRateLimiter({
    db,
    limits: settings.limits,
    mode: settings.rateLimits,
    secret,
    clock: systemClock,
    log,
  });
  const embedder =
    quiet || wordsAlone
      ? undefined
      : createEmbedder({
          log,
          adapterFolder: content.modelsFolder,
          charge: (network, seconds) => limits.take('inference-seconds', network, seconds),
        });
  cleanup.add(() => embedder?.close());
  const citationReader = createCitationReader();
  cleanup.add(() => citationReader.close());
  const answers = createRunningAnswers({ db, clock: systemClock, log });
  cleanup.add(() => answers.close());
  const base = {
    db,
    library: content.library,
    search: { index: content.index, embedder, wordsAlone },
    citationReader,
    mail: createMail(settings, log),
    limits,
    clock: systemClock,
    site: {
      name: settings.siteName,
      publicUrl: settings.publicUrl,
      supportEmail: settings.supportEmail,
      storeUrl: settings.storeUrl,
      paywall: settings.paywall,
      longerCopies: settings.longerCopies,
      limits: settings.limits,
      mcpOrigins: settings.mcpOrigins,
      widgetOrigins: settings.widgetOrigins,
    },
    secret,
    storeSecret: settings.storeSecret,
    log,
    ...createLlm(settings, db, log),
    answers,
    courtListener:
      settings.courtListener && createCourtListenerV4(settings.courtListener, systemClock),
  };
  const deletions = createDeletionLog(getDeletionFile(settings.dataDir), secret);
  const accounts = createAccounts({ ...base, passwords, deletions }, settings.google);
  cleanup.add(() => accounts.settle());
  const settled = settleDeletions({ db, log, deletions });
  cleanup.add(() => settled);
  return {
    deps: { ...base, accounts, lookUpLive: base.courtListener && createLiveLookup(base) },
    limits,
  };
}

function createMail(settings: Settings, log: Log) {
  if (settings.smtpUrl) return createSmtpMail({ url: settings.smtpUrl, from: settings.mailFrom });
  const onWaiting = () => log.info({}, 'a mail is waiting in the data folder');
  return createFileMail({
    folder: join(settings.dataDir, 'mail'),
    from: settings.mailFrom,
    onWaiting,
  });
}

function createLlm(settings: Settings, db: Database, log: Log) {
  const provider = settings.llm && createOpenAiCompatibleLlm(settings.llm, systemClock);
  if (!provider || !settings.llmDailyTokens) return { llm: provider, llmBudget: undefined };
  const { llm, budget } = withBudget(
    provider,
    { db, clock: systemClock, log },
    settings.llmDailyTokens,
  );
  return { llm, llmBudget: budget };
}
