// Keeps the privacy policy in sync with the tables and retention periods in the code: a new table
// needs a row in the policy and an entry here.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, getTableName, isTable } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ADDRESS_DAYS, EVENT_MONTHS } from '#features/accounts/changes/note-event.server.ts';
import { SESSION_DAYS } from '#features/accounts/create-auth.server.ts';
import { UNVERIFIED_RETENTION_DAYS } from '#features/accounts/delete-expired-accounts.server.ts';
import { KNOWN_DEVICE_DAYS } from '#features/accounts/known-device.server.ts';
import { CONVERSATION_MONTHS } from '#features/assistant/conversations.server.ts';
import { CACHED_HOURS, MAX_CACHED } from '#features/assistant/deliver/answer-cache.server.ts';
import { MAX_CACHED_LENGTH } from '#features/assistant/deliver/is-cacheable-answer.ts';
import { LOST_SECONDS } from '#features/assistant/deliver/running-answers.server.ts';
import { BUFFERED_MINUTES } from '#features/assistant/deliver/running-answers-store.server.ts';
import { FEEDBACK_MONTHS } from '#features/assistant/rate-answer.server.ts';
import { MAX_EARLIER } from '#features/assistant/write/prompts.ts';
import { FOUND_CACHE_HOURS } from '#features/case-law/live/live-answers.server.ts';
import { UNCONFIRMED_RETENTION_DAYS } from '#features/newsletter/delete-expired-unconfirmed.server.ts';
import { DELETED_TRIAL_DAYS } from '#features/plans/deleted-trials.server.ts';
import { DESCRIBED_ACCOUNT_TABLES } from '#tests/fixtures/described-account-tables.ts';

const root = join(import.meta.dirname, '..');
const policy = readFileSync(join(root, 'content', 'pages', 'privacy-policy.md'), 'utf8').replace(
  /\s+/g,
  ' ',
);
const stored = policy.slice(policy.indexOf('## What we store'), policy.indexOf('## Logs'));

/** Where the policy describes each table, or why it does not have to. */
const DESCRIBED: Record<
  string,
  { phrase: string } | { nothingPersonal: string; columns: string[] }
> = {
  newsletter_subscriptions: {
    phrase:
      'Newsletter: your email address, your name if you gave it, which letters you want, and whether and when you confirmed',
  },
  newsletter_digest_topics: { phrase: 'the topics whose news you want by email' },
  ...DESCRIBED_ACCOUNT_TABLES,
  account_tasks: {
    phrase:
      'Account emails to be sent: your email address and what you asked for; for a new account also the scrambled password',
  },
  verifications: {
    nothingPersonal: 'a table of the sign-in library that this product leaves empty',
    columns: ['id', 'identifier', 'value', 'expires_at', 'created_at', 'updated_at'],
  },
  api_keys: { phrase: 'Keys of organizations for our API: the name of the organization' },
  live_answers: {
    phrase:
      'Answers of CourtListener: a scrambled code made from a citation or from search words, and the published cases',
  },
  conversations: {
    phrase:
      'Conversations with the assistant, only if you are signed in: your questions, the answers, and when you asked',
  },
  conversation_turns: {
    phrase:
      'Conversations with the assistant, only if you are signed in: your questions, the answers',
  },
  running_answers: { phrase: 'under a scrambled code that only your page can make again' },
  running_answer_parts: {
    phrase:
      'Answers while they are written by the AI model: the answer with its sources, not the question',
  },
  answer_cache: {
    phrase:
      "Answers to common questions: the AI model's answer, and scrambled codes made from the words of the question",
  },
  answer_feedback: {
    phrase: '"Did this help?": your thumb up or down, the reason if you gave one, and when',
  },
  llm_usage: {
    nothingPersonal: 'how much of the AI provider was used on a day',
    columns: ['day', 'tokens'],
  },
  undoable_deletions: {
    phrase:
      'Deletions that you can undo: your account, a random number for the deletion, and until when',
  },
  rate_limits: {
    phrase:
      'Request limits: scrambled codes made from your network address, your email address, your account or your device, and a count',
  },
  newsletter_issues: {
    nothingPersonal: 'which letters went out',
    columns: ['id', 'content_hash', 'started_at', 'finished_at'],
  },
  newsletter_deliveries: {
    phrase: 'Letters sent: which letter went to which subscription, and when',
  },
  plan_grants: { phrase: 'Your plan, if you have one: the tier, when it began and ends' },
  store_events: { phrase: 'your email address if you bought while signed out' },
  deleted_trials: {
    phrase:
      'Free searches of deleted accounts: a scrambled code made from the email address, and the day the account was deleted',
  },
  feature_usage: { phrase: 'Your free advanced search: that it was used, and when' },
  support_requests: {
    phrase:
      'Support requests: your name if you gave it, your email address, what you wrote, and whether your plan has priority',
  },
  mistake_reports: { phrase: '"Report a mistake": the page, what you wrote, and when' },
  courts: {
    nothingPersonal: 'courts that exist',
    columns: ['id', 'name', 'cite_as', 'level', 'jurisdiction'],
  },
  dockets: {
    nothingPersonal: 'published dockets',
    columns: ['source', 'source_id', 'court_id', 'number', 'name'],
  },
  cases: {
    nothingPersonal: 'published cases',
    columns: [
      'id',
      'slug',
      'name',
      'court_id',
      'docket_number',
      'decided',
      'day_known',
      'built_in',
      'name_words',
      'cited_by',
      'stored_at',
    ],
  },
  case_sources: {
    nothingPersonal: 'what each collection says of a published case',
    columns: [
      'source',
      'source_id',
      'case_id',
      'name',
      'full_name',
      'court_id',
      'docket_number',
      'decided',
      'citations',
      'hash',
    ],
  },
  former_case_slugs: {
    nothingPersonal: 'old addresses of case pages',
    columns: ['slug', 'case_id'],
  },
  waiting_citations: {
    nothingPersonal: 'citations of cases still to be read',
    columns: ['source', 'source_id', 'citation'],
  },
  case_citations: {
    nothingPersonal: 'where cases are reported',
    columns: ['case_id', 'volume', 'reporter', 'page', 'first'],
  },
  opinions: {
    nothingPersonal: 'published opinions',
    columns: [
      'id',
      'case_id',
      'source',
      'source_id',
      'position',
      'kind',
      'author',
      'paragraphs',
      'words',
      'hash',
      'statutes_read',
    ],
  },
  opinion_statutes: {
    nothingPersonal: 'which published opinion cites which statute',
    columns: ['opinion_id', 'case_id', 'paragraph', 'jurisdiction', 'code', 'number'],
  },
  statute_releases: {
    nothingPersonal: 'published releases of statutes',
    columns: ['id', 'jurisdiction', 'code', 'name', 'date', 'imported_at', 'finished_at'],
  },
  statute_sections: {
    nothingPersonal: 'published statutes',
    columns: [
      'id',
      'jurisdiction',
      'code',
      'number',
      'copy',
      'position',
      'heading',
      'version_id',
      'in_force',
      'words',
    ],
  },
  statute_versions: {
    nothingPersonal: 'published statutes',
    columns: [
      'id',
      'section_id',
      'release_id',
      'last_release_id',
      'heading',
      'paragraphs',
      'paths',
      'hash',
      'source_url',
      'reported_at',
    ],
  },
  statute_vectors: {
    nothingPersonal: 'the meaning of published statutes',
    columns: ['version_id', 'part', 'vector'],
  },
  case_links: {
    nothingPersonal: 'which published case cites which',
    columns: [
      'opinion_id',
      'number',
      'from_case',
      'paragraph',
      'volume',
      'reporter',
      'page',
      'name',
      'to_case',
    ],
  },
  case_imports: {
    nothingPersonal: 'which files of published cases were read',
    columns: [
      'path',
      'fingerprint',
      'stage',
      'file',
      'records',
      'counts',
      'started_at',
      'finished_at',
    ],
  },
  case_import_remarks: {
    nothingPersonal: 'which records of such files were skipped, and why',
    columns: ['path', 'number', 'file', 'record', 'source_id', 'kind', 'reason'],
  },
  document_drafts: {
    phrase:
      'Drafts of documents, only if you are signed in with a plan that has them: what you typed into them',
  },
  document_parties: {
    phrase:
      'Your party book, only if you save someone to it: the name, the address and the role that you gave',
  },
  research_results: {
    phrase:
      'Saved results of research, only if you press "Save to my account": the analysis, memo or motion, what you told us for it',
  },
  saved_citations: {
    phrase: 'Saved citations: the citations you saved, your notes on them, and when you saved them',
  },
  legal_news: {
    nothingPersonal: 'published news and where they are from',
    columns: [
      'id',
      'title',
      'date',
      'url',
      'source',
      'content',
      'topic',
      'stored_at',
      'feed',
      'jurisdiction',
      'hash',
      'words',
    ],
  },
  news_topics: {
    nothingPersonal: 'topics of published news',
    columns: ['news_id', 'topic', 'position', 'date'],
  },
  news_cases: {
    nothingPersonal: 'cases that published news cites',
    columns: ['news_id', 'volume', 'reporter', 'page'],
  },
  feed_states: {
    nothingPersonal: 'how it went with a public feed',
    columns: [
      'id',
      'next_at',
      'last_tried_at',
      'last_success_at',
      'url',
      'etag',
      'last_modified',
      'failures',
      'last_error',
      'fetches',
      'items',
      'stored',
      'left_out',
      'errors',
    ],
  },
  trending_topics: {
    nothingPersonal: 'topics that much is written about',
    columns: ['topic_id', 'title', 'description', 'news_count', 'case_count', 'trend_score'],
  },
};

const tables: Record<string, string[]> = {};
for (const file of readdirSync(join(root, 'db', 'tables')).filter((name) => name.endsWith('.ts'))) {
  for (const value of Object.values(await import(join(root, 'db', 'tables', file)))) {
    if (isTable(value))
      tables[getTableName(value)] = Object.values(getTableColumns(value)).map(
        (column) => column.name,
      );
  }
}

test('the tables are found', () => {
  expect(Object.keys(tables)).toEqual(
    expect.arrayContaining(['newsletter_subscriptions', 'rate_limits']),
  );
});

describe.each(Object.keys(tables))('%s', (name) => {
  test('is described under "What we store", or holds no personal data', () => {
    const entry = DESCRIBED[name];
    if (!entry)
      return expect.unreachable(
        `the privacy policy must describe the table ${name}; add it there and in this test`,
      );
    if ('phrase' in entry) expect(stored).toContain(entry.phrase);
    else expect(tables[name]?.toSorted()).toEqual(entry.columns.toSorted());
  });
});

test('no entry describes a removed table', () => {
  expect(Object.keys(tables)).toEqual(expect.arrayContaining(Object.keys(DESCRIBED)));
});

test('unconfirmed addresses are deleted after the stated period', () => {
  expect(stored).toContain(
    `An address that nobody confirms is deleted after ${UNCONFIRMED_RETENTION_DAYS} days`,
  );
});

test('registrations and sessions are deleted after the stated period', () => {
  expect(stored).toContain(
    `A registration that nobody verifies is deleted after ${UNVERIFIED_RETENTION_DAYS} days`,
  );
  expect(stored).toContain(`${SESSION_DAYS} days, or until you sign out`);
});

test('what happened to an account, and an earlier address, are forgotten as stated', () => {
  expect(stored).toContain(`To show it to you | ${EVENT_MONTHS} months`);
  expect(stored).toContain(`An earlier address ${ADDRESS_DAYS} days`);
});

test('used free searches of deleted accounts are forgotten after the stated year', () => {
  expect(DELETED_TRIAL_DAYS).toBe(365);
  expect(stored).toContain('One year after you delete the account.');
  const jobs = readFileSync(join(root, 'server', 'ops', 'list-jobs.ts'), 'utf8');
  expect(
    /name: 'forget-deleted-trials', cron: '\d+ \d+ \* \* \*'/.test(jobs),
    'the job runs every night',
  ).toBe(true);
});

test('the cookie of a known device lasts as long as stated', () => {
  expect(KNOWN_DEVICE_DAYS).toBe(365);
  expect(policy).toContain(
    '(`plainlaw.device`), only after you sign in, verify your address or set a new password there',
  );
  expect(policy).toContain('It holds random codes for one year');
});

test('rate limit counts are deleted within the stated hours', () => {
  const limiter = readFileSync(join(root, 'server', 'load', 'rate-limiter.ts'), 'utf8');
  const retentionHours = Number(/(\d+) \* 3_600_000/.exec(limiter)?.[1]);
  const cron = /name: 'forget-old-limits', cron: '\d+ \* \* \* \*'/.test(
    readFileSync(join(root, 'server', 'ops', 'list-jobs.ts'), 'utf8'),
  );
  expect(cron, 'the job runs every hour').toBe(true);
  const promisedHours = Number(
    /At most (\d+) hours/.exec(stored.slice(stored.indexOf('Request limits')))?.[1],
  );
  // A window can last almost an hour, and the job runs once an hour.
  expect(retentionHours + 2).toBeLessThanOrEqual(promisedHours);
});

test('CourtListener answers are deleted within the stated hours', () => {
  const row = stored.slice(stored.indexOf('Answers of CourtListener'));
  const cron = /name: 'forget-live-answers', cron: '\d+ \* \* \* \*'/.test(
    readFileSync(join(root, 'server', 'ops', 'list-jobs.ts'), 'utf8'),
  );
  expect(cron, 'the job runs every hour').toBe(true);
  expect(FOUND_CACHE_HOURS + 1).toBeLessThanOrEqual(Number(/At most (\d+) hours/.exec(row)?.[1]));
});

test('the policy states what is sent to CourtListener', () => {
  const leaves = policy.slice(policy.indexOf('## What leaves our server'));
  expect(leaves).toContain(
    'the words and filters of a search for cases, and citations that our own index does not hold',
  );
});

describe('the assistant', () => {
  const findRow = (name: string) =>
    stored.slice(
      stored.indexOf(`| ${name}`),
      stored.indexOf(' | |', stored.indexOf(`| ${name}`) + 1),
    );
  const jobs = readFileSync(join(root, 'server', 'ops', 'list-jobs.ts'), 'utf8');
  const readMonths = (text: string) => Number(/(\d+) months/.exec(text)?.[1]);

  test('answers in progress are deleted within the stated minutes', () => {
    expect(
      /name: 'forget-recent-answers',\s+cron: '\* \* \* \* \*'/.test(jobs),
      'the job runs every minute',
    ).toBe(true);
    expect(findRow('Answers while they are written')).toContain(
      `At most ${BUFFERED_MINUTES} minutes`,
    );
  });
  test('cached answers are limited in number, length and age as stated', () => {
    const text = findRow('Answers to common questions');
    expect(CACHED_HOURS + 1 / 60).toBeLessThanOrEqual(
      Number(/At most (\d+) hours/.exec(text)?.[1]),
    );
    expect(text).toContain(`never more than ${MAX_CACHED} of them`);
    expect(text).toContain(`under ${MAX_CACHED_LENGTH} characters`);
  });
  test('conversations and feedback are deleted after the stated period', () => {
    expect(
      /name: 'forget-assistant-data',\s+cron: '\d+ \d+ \* \* \*'/.test(jobs),
      'the job runs every night',
    ).toBe(true);
    expect(readMonths(findRow('Conversations with the assistant'))).toBe(CONVERSATION_MONTHS);
    expect(readMonths(findRow('"Did this help?"'))).toBe(FEEDBACK_MONTHS);
  });
  test('the policy states what is sent to the provider and when a lost connection ends', () => {
    expect(policy).toContain(`stopped after ${LOST_SECONDS} seconds unless you come back`);
    expect(policy).toContain(
      `the last questions and answers of the same conversation (at most ${MAX_EARLIER})`,
    );
  });
});
