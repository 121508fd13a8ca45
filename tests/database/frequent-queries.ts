// The most frequent database work of the product: reading, users' own lists, writing, and scheduled
// jobs. Each entry calls the use case itself; tests/database/query-plans.test.ts records the
// statements.

import type { PgBoss } from 'pg-boss';
import type { AccountCaller } from '#features/accounts/account-parts.ts';
import { deleteExpiredAccounts } from '#features/accounts/delete-expired-accounts.server.ts';
import { readTables } from '#features/accounts/export/export-account.server.ts';
import { readViewer } from '#features/accounts/read-viewer.server.ts';
import {
  deleteConversation,
  deleteExpiredConversations,
  getConversation,
  listConversations,
  saveTurn,
} from '#features/assistant/conversations.server.ts';
import { cacheAnswer, findCachedAnswer } from '#features/assistant/deliver/answer-cache.server.ts';
import {
  deleteExpiredAssistantData,
  deleteExpiredRecentAnswers,
} from '#features/assistant/deliver/delete-expired-answers.server.ts';
import { createRunningAnswerStore } from '#features/assistant/deliver/running-answers-store.server.ts';
import { deleteExpiredLiveAnswers } from '#features/case-law/live/live-answers.server.ts';
import { getCase } from '#features/case-law/page/get-case.server.ts';
import { searchCases } from '#features/case-law/search/search-cases.server.ts';
import { readUnreadStatutes } from '#features/case-law/store/opinion-statutes.server.ts';
import { storeCases } from '#features/case-law/store/store-cases.server.ts';
import { compareQuotations } from '#features/citations/check/compare-quotations.server.ts';
import { lookUpCitations } from '#features/citations/check/look-up-citations.server.ts';
import { createWorkMeter } from '#features/citations/check/work-meter.server.ts';
import { deleteExpiredReports } from '#features/contact/report-mistake.server.ts';
import {
  deleteExpiredSupportRequests,
  requestSupport,
} from '#features/contact/request-support.server.ts';
import { listDashboard } from '#features/dashboard/list-dashboard.server.ts';
import { listDrafts, openDraft, saveDraft } from '#features/documents/drafts.server.ts';
import { listParties } from '#features/documents/parties/parties.server.ts';
import { findLawVersion } from '#features/law/list/find-law-version.server.ts';
import { getSection } from '#features/law/page/get-section.server.ts';
import { findNewsVersion, findTopicNews } from '#features/news/list-topic-news.server.ts';
import { listTrending } from '#features/news/list-trending.server.ts';
import { findRelatedCases } from '#features/news/related-cases.server.ts';
import { searchNews } from '#features/news/search-news.server.ts';
import { sendDigests } from '#features/news/send-digests.server.ts';
import {
  findNewStories,
  runInNewsTransaction,
  writeNews,
} from '#features/news/store-news.server.ts';
import { syncBuiltInNews } from '#features/news/sync-built-in-news.server.ts';
import {
  choosePreferences,
  findPreferences,
} from '#features/newsletter/choose-preferences.server.ts';
import { deleteExpiredUnconfirmed } from '#features/newsletter/delete-expired-unconfirmed.server.ts';
import { handleEmailSubscription } from '#features/newsletter/handle-email-subscription.server.ts';
import { sendNewsletter } from '#features/newsletter/send-newsletter.server.ts';
import { deletePurchases } from '#features/plans/delete-purchases.server.ts';
import { deleteExpiredTrials } from '#features/plans/deleted-trials.server.ts';
import { getTier } from '#features/plans/get-tier.server.ts';
import { isFreeTrialUsed, takeFreeTrial } from '#features/plans/take-free-trial.server.ts';
import { getCoverage } from '#features/research/cases/coverage.server.ts';
import { listSavedCitations } from '#features/research/saved/list-saved-citations.server.ts';
import { saveCitations } from '#features/research/saved/save-citations.server.ts';
import { listResults } from '#features/research/saved/saved-results.server.ts';
import { signToken } from '#lib/signed-token.ts';
import type { createRateLimiter } from '#server/load/rate-limiter.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import type { AccountViewer } from '#tests/harness/app/test-accounts.ts';
import type { TestDeps } from '#tests/harness/app/test-deps.ts';
import { caseName, caseSlug } from '#tests/harness/db/fill-tables.ts';

export type QueryContext = {
  deps: TestDeps;
  limits: ReturnType<typeof createRateLimiter>;
  boss: PgBoss;
  /** The user with hundreds of rows; `member` can sign in. */
  busy: AccountViewer;
  member: AccountViewer;
  caller: AccountCaller;
  /** Belongs to the busy user. */
  conversation: string;
  draft: string;
  reader: string;
};
export type FrequentQuery = {
  run: (context: QueryContext) => Promise<unknown>;
  /**
   * Statements that count all rows and may therefore scan the table: once per mailing or feed
   * round.
   */
  counts?: RegExp;
};

const search = (input: Omit<Parameters<typeof searchCases>[1], 'page'>) => ({
  run: ({ deps }: QueryContext) => searchCases(deps, { page: 1, ...input }),
});
const run = (work: FrequentQuery['run'], counts?: RegExp): FrequentQuery => ({ run: work, counts });
const AUDIENCE = /^select count\(\*\) from "newsletter_/;
const FEDERAL = { jurisdiction: 'us', code: '42', number: '1983' };
const FIRST_PAGE = { version: 0, compare: 0, citedByPage: 1 };
const CACHE_KEY = { key: 'a key', words: ['a', 'b'] };

export const FREQUENT_QUERIES: Record<string, FrequentQuery> = {
  'cases by a common word': search({ query: 'court' }),
  'cases by rare words': search({ query: 'word77 appeal court' }),
  'cases by a phrase': search({ query: '"considered the appeal"' }),
  'cases by name': search({ query: caseName(4321) }),
  'cases by one party': search({ query: 'plain4321' }),
  'cases by citation': search({ query: '323 F.3d 4321' }),
  'cases of a court and some years': search({
    query: 'appeal court',
    jurisdiction: '9th Circuit',
    fromYear: 1999,
    toYear: 2001,
  }),
  'cases of a state, with the federal ones': search({
    query: 'word77',
    jurisdiction: 'California',
    fromYear: 1995,
  }),
  'cases of many courts': search({ query: 'word77', jurisdiction: 'federal', fromYear: 1995 }),
  'the page of a case with thousands of citing cases': run(({ deps }) =>
    getCase(deps, { slug: caseSlug(1), citesPage: 1, citedByPage: 1 }),
  ),
  'a later page of its citing cases': run(({ deps }) =>
    getCase(deps, { slug: caseSlug(1), citesPage: 1, citedByPage: 90 }),
  ),
  'a former slug of a case': run(({ deps }) =>
    getCase(deps, { slug: 'former-77', citesPage: 1, citedByPage: 1 }),
  ),
  'fifty citations': run(({ deps }) =>
    lookUpCitations(
      deps,
      Array.from({ length: 50 }, (_, i) => ({
        volume: String(1 + ((700 + i) % 999)),
        reporter: 'F.3d',
        page: String(700 + i),
      })),
    ),
  ),
  'the text of a quoted case': run(({ deps }) => {
    const text =
      '"The court considered the appeal with care." Plain4321 v. Law333, 326 F.3d 4321 (2001).';
    const cited = { start: 44, end: text.length, name: caseName(4321) };
    return compareQuotations(
      { ...deps, meter: createWorkMeter() },
      {
        text,
        citations: [cited] as never,
        judged: [{ status: 'verified', matches: [{ id: caseSlug(4321) }] }] as never,
      },
    );
  }),
  'the page of a section that thousands of opinions cite': run(({ deps }) =>
    getSection(deps, { ...FEDERAL, ...FIRST_PAGE }),
  ),
  'the page of a state’s section': run(({ deps }) =>
    getSection(deps, { jurisdiction: 'wa', code: '', number: '4321', ...FIRST_PAGE }),
  ),
  'a section that is not stored, and the nearest': run(({ deps }) =>
    getSection(deps, { jurisdiction: 'wa', code: '', number: '4320', ...FIRST_PAGE }),
  ),
  'statutes of opinions that were stored before': run(({ deps }) => readUnreadStatutes(deps)),
  'the law version': run(({ deps }) => findLawVersion(deps)),
  'the coverage of the research page, counted to ten thousand': run(
    ({ deps }) => getCoverage(deps),
    /^\s*select \(select count/,
  ),

  "a topic's news": run(({ deps }) => findTopicNews(deps, 'landlord-tenant')),
  'news by a common word': run(({ deps }) => searchNews(deps, { query: 'rent', jurisdiction: '' })),
  'news by rare words in a state': run(({ deps }) =>
    searchNews(deps, { query: 'docket word777', jurisdiction: 'California' }),
  ),
  'news by many words': run(({ deps }) =>
    searchNews(deps, { query: 'landlord word777 word778 matter', jurisdiction: '' }),
  ),
  'cases that news cites': run(({ deps }) =>
    findRelatedCases(deps, ['news-7', 'news-8', 'news-9']),
  ),
  'trending topics': run(({ deps }) => listTrending(deps)),
  'the news version': run(({ deps }) => findNewsVersion(deps)),
  'storing news': run(({ deps }) =>
    runInNewsTransaction(deps.db, async (client) => {
      const item = {
        link: 'https://example.gov/new',
        url: 'https://example.gov/new',
        feed: 'feed-1',
        title: 'A wholly new thing',
        date: '2026-11-14',
      };
      await findNewStories(client, [{ ...item, id: 'new-1' }]);
      await writeNews(client, [
        {
          ...item,
          id: 'new-1',
          source: 'A court',
          content: 'Text',
          topics: ['landlord-tenant'],
          cases: [],
          jurisdiction: 'US',
        },
      ]);
    }),
  ),
  'syncing built-in news and recounting trending topics': run(
    ({ deps }) => syncBuiltInNews(deps),
    /GROUP BY/,
  ),

  'a session and its plan': run(({ deps, caller }) => readViewer(deps, caller.headers)),
  'signing in': run(({ deps, caller, member }) =>
    deps.accounts.signIn(
      { ...caller, headers: new Headers() },
      { email: member.email, password: 'seven quiet lanterns' },
    ),
  ),
  'the plan of a paying user': run(({ deps }) => getTier(deps, 'p78', deps.clock.now())),
  'the plan of a user who paid while signed out': run(({ deps }) =>
    getTier(deps, 'p77', deps.clock.now()),
  ),
  'a rate limit': run(({ limits }) => limits.take('pages', '203.0.113.9')),
  'the free search': run(async ({ deps }) => {
    const account = { id: 'p77', email: 'p77@example.com' };
    await isFreeTrialUsed(deps, account);
    await takeFreeTrial(deps, account);
  }),
  'the list of conversations': run(({ deps, busy }) => listConversations(deps, asCaller(busy))),
  'one conversation': run(({ deps, busy, conversation }) =>
    getConversation(deps, asCaller(busy), conversation),
  ),
  'saving a turn, deleting a conversation': run(async ({ deps, member, conversation }) => {
    const ended = (async function* () {
      yield { type: 'ended', how: 'done' } as never;
    })();
    for await (const _ of saveTurn(
      deps,
      member,
      { conversationId: conversation, answerId: 'x', question: 'Why?' },
      ended,
    ));
    await deleteConversation(deps, asCaller(member), conversation);
  }),
  'the answer cache': run(async ({ deps }) => {
    await findCachedAnswer(deps, CACHE_KEY);
    await cacheAnswer(deps, CACHE_KEY, []);
  }),
  'an answer in progress': run(async ({ deps }) => {
    const store = createRunningAnswerStore(deps);
    await store.claim('key', 'flight');
    await store.append([{ key: 'key', first: 0, events: [] }]);
    await store.readStates(['key']);
    await store.readFrom('key', 0);
    await store.finish('key');
  }),
  'own work': run(({ deps, busy }) =>
    listDashboard({ ...deps, library: { documents: [] } as never }, asCaller(busy), { max: 1 }),
  ),
  'saved citations': run(({ deps, busy }) =>
    listSavedCitations(deps, asCaller(busy), { max: 5, slugs: [caseSlug(7), caseSlug(8)] }),
  ),
  'saving a citation': run(({ deps, member }) =>
    saveCitations(deps, asCaller(member), { cases: [caseSlug(7)] }),
  ),
  'drafts and parties': run(async ({ deps, busy, member, draft }) => {
    await listDrafts(deps, asCaller(busy));
    await openDraft(deps, asCaller(busy), { draft, version: 1 });
    await listParties(deps, asCaller(busy));
    return saveDraft({ ...deps, site: { ...deps.site, paywall: 'off' } }, asCaller(member), {
      draft,
      name: 'Letter',
      request: DRAFT,
    });
  }),
  'saved analyses': run(({ deps, busy }) => listResults(deps, asCaller(busy))),
  'a support request': run(({ deps, busy }) =>
    requestSupport(deps, asCaller(busy), { email: 'p1@example.com', message: 'Please help me.' }),
  ),

  'signing up for the newsletter': run(({ deps }) =>
    handleEmailSubscription(deps, asCaller('203.0.113.9'), {
      email: 'reader77@example.com',
      preferences: { legal_updates: true, newsletters: true },
    }),
  ),
  "a reader's newsletter preferences": run(async ({ deps, reader }) => {
    const token = signToken(deps.secret, 'newsletter-preferences', reader);
    await findPreferences(deps, token);
    return choosePreferences(deps, token, {
      legal_updates: true,
      newsletters: true,
      topics: ['landlord-tenant'],
    });
  }),
  'a batch of a newsletter': run(({ deps }) => startNewsletter(deps, 'a-letter'), AUDIENCE),
  'resuming a newsletter': run(({ deps }) => startNewsletter(deps, 'issue-1'), AUDIENCE),
  'the weekly digest': run(({ deps }) => sendDigests(deps, AbortSignal.abort()), AUDIENCE),

  'the data export of an account': run(({ deps, busy }) =>
    Array.fromAsync(readTables(deps, busy.id)),
  ),
  'the account page': run(({ deps, member, caller }) =>
    deps.accounts.readAccountPage({ ...caller, viewer: member }),
  ),
  'deleting an account': run(async ({ deps, member, caller }) => {
    await deletePurchases(deps, 'p77@example.com');
    return deps.accounts.deleteAccount({ ...caller, viewer: member });
  }),
  'importing records': run(({ deps }) =>
    storeCases(
      deps.db,
      Array.from({ length: 20 }, (_, i) => ({
        source: 'courtlistener' as const,
        sourceId: `new-${i}`,
        name: `New${i} v. Law`,
        courtId: 'ca9',
        docketNumber: `26-${i}`,
        decided: '2026-10-01',
        citations: [{ volume: '999', reporter: 'F.3d', page: String(90_000_000 + i) }],
        opinions: [
          {
            sourceId: `new-${i}`,
            position: 0,
            kind: 'opinion',
            author: '',
            text: 'See Plain7 v. Law7, 8 F.3d 7 (1990).',
          },
        ],
      })),
    ),
  ),

  'the next job': run(({ boss }) => boss.fetch('minute')),
  'account tasks': run(({ deps }) => deps.accounts.runTasks()),
  'jobs that run every minute': run(({ deps }) => deleteExpiredRecentAnswers(deps)),
  'jobs that run every hour': run(async ({ deps, limits }) => {
    await limits.deleteExpired();
    await deleteExpiredLiveAnswers(deps);
  }),
  'jobs that run every night': run(async ({ deps }) => {
    await deleteExpiredUnconfirmed(deps);
    await deleteExpiredAccounts(deps);
    await deleteExpiredTrials(deps);
    await deleteExpiredReports(deps);
    await deleteExpiredConversations(deps);
    await deleteExpiredAssistantData(deps);
    await deleteExpiredSupportRequests(deps);
  }),
};

/** Fails at the first mail. */
async function startNewsletter(deps: TestDeps, id: string): Promise<void> {
  const mail: TestDeps['mail'] = { send: () => Promise.reject(new Error('no mail server')) };
  await sendNewsletter(
    { ...deps, mail },
    { id, subject: 'Letter', list: 'newsletters', body: 'Text', hash: 'h' },
  );
}

const DRAFT = {
  documentType: 'nda',
  parties: [],
  details: {},
  jurisdiction: 'General',
  dates: { effective_date: '2026-11-15' },
};
