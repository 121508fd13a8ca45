// The scheduled jobs, in UTC, run once for the whole installation.

import type { AppDeps } from '#app/http/app-deps.ts';
import { deleteOldEvents } from '#features/accounts/changes/note-event.server.ts';
import { deleteExpiredAccounts } from '#features/accounts/delete-expired-accounts.server.ts';
import { deleteOldChallenges } from '#features/accounts/factors/passkeys.server.ts';
import {
  deleteExpiredAssistantData,
  deleteExpiredRecentAnswers,
} from '#features/assistant/deliver/delete-expired-answers.server.ts';
import { deleteExpiredLiveAnswers } from '#features/case-law/live/live-answers.server.ts';
import { readUnreadStatutes } from '#features/case-law/store/opinion-statutes.server.ts';
import { deleteExpiredReports } from '#features/contact/report-mistake.server.ts';
import { deleteExpiredSupportRequests } from '#features/contact/request-support.server.ts';
import { deleteExpiredUndos } from '#features/documents/undo.server.ts';
import { reportStale } from '#features/law/stale/report-stale.server.ts';
import { collectNews } from '#features/news/collect-news.server.ts';
import { sendDigests } from '#features/news/send-digests.server.ts';
import { deleteExpiredUnconfirmed } from '#features/newsletter/delete-expired-unconfirmed.server.ts';
import { deleteExpiredTrials } from '#features/plans/deleted-trials.server.ts';
import { createLiveFeeds, formatUserAgent } from '#integrations/feeds/live-feeds.ts';
import type { Settings } from '../env.ts';
import type { createRateLimiter } from '../load/rate-limiter.ts';
import type { Job } from './jobs.ts';

export function listJobs(
  deps: AppDeps,
  settings: Settings,
  limits: ReturnType<typeof createRateLimiter>,
): Job[] {
  const feeds = createLiveFeeds({
    userAgent: formatUserAgent(settings.siteName, settings.publicUrl),
  });
  return [
    { name: 'forget-old-limits', cron: '17 * * * *', run: () => limits.deleteExpired() },
    {
      name: 'forget-unconfirmed-subscriptions',
      cron: '41 3 * * *',
      run: () => deleteExpiredUnconfirmed(deps),
    },
    { name: 'forget-live-answers', cron: '23 * * * *', run: () => deleteExpiredLiveAnswers(deps) },
    { name: 'account-tasks', cron: '* * * * *', run: () => deps.accounts.runTasks() },
    { name: 'forget-old-accounts', cron: '31 3 * * *', run: () => deleteExpiredAccounts(deps) },
    { name: 'forget-account-events', cron: '33 3 * * *', run: () => deleteOldEvents(deps) },
    { name: 'forget-passkey-challenges', cron: '19 * * * *', run: () => deleteOldChallenges(deps) },
    { name: 'forget-deleted-trials', cron: '36 3 * * *', run: () => deleteExpiredTrials(deps) },
    { name: 'forget-old-undos', cron: '11 * * * *', run: () => deleteExpiredUndos(deps) },
    { name: 'forget-old-reports', cron: '51 3 * * *', run: () => deleteExpiredReports(deps) },
    {
      name: 'forget-recent-answers',
      cron: '* * * * *',
      run: () => deleteExpiredRecentAnswers(deps),
    },
    {
      name: 'forget-assistant-data',
      cron: '6 4 * * *',
      run: () => deleteExpiredAssistantData(deps),
    },
    {
      name: 'read-statutes-of-opinions',
      cron: '* * * * *',
      run: async (signal) => void (await readUnreadStatutes(deps, { signal })),
    },
    {
      name: 'send-news-digests',
      cron: '*/10 * * * *',
      run: async (signal) => void (await sendDigests(deps, signal)),
    },
    { name: 'report-stale-law', cron: '8,18,28,38,48,58 * * * *', run: () => reportStale(deps) },
    {
      name: 'forget-old-support-requests',
      cron: '56 3 * * *',
      run: () => deleteExpiredSupportRequests(deps),
    },
    {
      name: 'collect-news',
      cron: '*/5 * * * *',
      run: async (signal) =>
        void (settings.newsFeeds === 'on' && (await collectNews({ ...deps, feeds }, { signal }))),
    },
  ];
}
