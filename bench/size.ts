// npm run bench -- size   a million chat turns, newsletter addresses and news items: lists and
//   pages of them as multiples of a primary-key read in the same run, and their growth from a
//   hundredth of the rows. BENCH_ROWS selects another size. A million rows take some minutes and
//   four gigabytes in the system's temporary folder; Ctrl-C stops it and cleans up.

import type pg from 'pg';
import { getConversation, listConversations } from '#features/assistant/conversations.server.ts';
import { findNewsVersion, findTopicNews } from '#features/news/list-topic-news.server.ts';
import { listTrending } from '#features/news/list-trending.server.ts';
import { searchNews } from '#features/news/search-news.server.ts';
import { updateTrending } from '#features/news/update-trending.server.ts';
import { findPreferences } from '#features/newsletter/choose-preferences.server.ts';
import { handleEmailSubscription } from '#features/newsletter/handle-email-subscription.server.ts';
import { sendNewsletter } from '#features/newsletter/send-newsletter.server.ts';
import { listSavedCitations } from '#features/research/saved/list-saved-citations.server.ts';
import { signToken } from '#lib/signed-token.ts';
import { asCaller } from '#tests/harness/as-caller.ts';
import { BUSY_USER, fillTables } from '#tests/harness/fill-tables.ts';
import { createTestDeps, type TestDeps } from '#tests/harness/test-deps.ts';
import { withEmptyDatabase } from './cases-database.ts';
import { atMost, getMedian, type Ratio, withoutAim } from './ratios.ts';

const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000);
const TABLES = [
  ...[
    'users',
    'conversations',
    'conversation_turns',
    'saved_citations',
    'legal_news',
    'news_topics',
    'news_cases',
  ],
  ...['newsletter_subscriptions', 'newsletter_digest_topics', 'newsletter_deliveries'],
];
const ROUNDS = 60;
/** Maximum cost of a page, in primary-key reads. */
const MAX_READS = 150;
/** Maximum growth of the time for a hundred times the rows. */
const MAX_GROWTH = 5;

type BenchQuery = (deps: TestDeps, round: number) => Promise<unknown>;
const busyPerson = {
  kind: 'account',
  id: BUSY_USER,
  email: 'p1@example.com',
  tier: 'basic',
} as const;
const createPerson = (round: number) => ({ ...busyPerson, id: `p${301 + round * 97}` });
const TOPICS = ['landlord-tenant', 'family-law', 'employment', 'criminal-law'] as const;

const LISTS: Record<string, BenchQuery> = {
  'the conversations of a busy person': (deps) => listConversations(deps, asCaller(busyPerson)),
  'the conversations of anybody': (deps, round) =>
    listConversations(deps, asCaller(createPerson(round))),
  'one conversation': (deps, round) =>
    getConversation(
      deps,
      asCaller(busyPerson),
      conversationIds[round % conversationIds.length] ?? '',
    ),
  'saved citations': (deps) => listSavedCitations(deps, asCaller(busyPerson), { max: 20 }),
  'news by a word of every item': (deps) => searchNews(deps, { query: 'rent', jurisdiction: '' }),
  'news by a rare word': (deps, round) =>
    searchNews(deps, { query: `word${round * 13}`, jurisdiction: '' }),
  'news by three words in a state': (deps, round) =>
    searchNews(deps, { query: `landlord docket word${round}`, jurisdiction: 'Texas' }),
  'what is trending': (deps) => listTrending(deps),
  'whether there is news': (deps) => findNewsVersion(deps),
  'signing up for the newsletter': (deps, round) =>
    handleEmailSubscription(deps, asCaller('203.0.113.9'), {
      email: `new${round}@example.org`,
      preferences: { legal_updates: true, newsletters: true },
    }),
  "a reader's choices": (deps, round) =>
    findPreferences(
      deps,
      signToken(deps.secret, 'newsletter-preferences', readerIds[round % readerIds.length] ?? ''),
    ),
};
/**
 * These scan everything they count: a topic's page after its news has changed, a round of the
 * feeds, the start of a mailing.
 */
const COUNTS: Record<string, BenchQuery> = {
  "a topic's page of news": (deps, round) =>
    findTopicNews(deps, TOPICS[round % TOPICS.length] ?? 'landlord-tenant'),
  'trends, counted anew': (deps) => updateTrending(deps),
  'beginning a letter': (deps, round) =>
    sendNewsletter(
      { ...deps, mail: NO_MAIL },
      { id: `l${round}`, subject: 'L', list: 'newsletters', body: 'L', hash: 'h' },
    ),
};
const NO_MAIL: TestDeps['mail'] = { send: () => Promise.reject(new Error('no mail server')) };
/** Ids of the busy person's conversations, and of newsletter readers. */
let conversationIds: string[] = [];
let readerIds: string[] = [];

export async function run(): Promise<Ratio[]> {
  return withEmptyDatabase(async (database) => {
    const deps = createTestDeps({ db: database });
    const few = Math.max(1_000, ROWS / 100);
    await fillTables(database.pool, few, TABLES);
    conversationIds = await readIds(database.pool, `conversations WHERE user_id = '${BUSY_USER}'`);
    readerIds = await readIds(database.pool, 'newsletter_subscriptions');
    const before = await measure(deps, few);
    const started = performance.now();
    await fillTables(database.pool, ROWS, TABLES, few + 1);
    console.log(
      `filled ${TABLES.length} tables with ${ROWS.toLocaleString('en')} rows each in ${((performance.now() - started) / 1000).toFixed(0)} s`,
    );
    return compare(before, await measure(deps, ROWS));
  });
}

async function readIds(pool: pg.Pool, where: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(`SELECT id FROM ${where} LIMIT 50`);
  return rows.map(({ id }) => id);
}

/** By name: median milliseconds of the query, and of the primary-key reads between its runs. */
type Measurement = { rows: number; times: Map<string, { ms: number; read: number }> };

async function measure(deps: TestDeps, rows: number): Promise<Measurement> {
  const times: Measurement['times'] = new Map();
  for (const [name, query] of Object.entries(LISTS))
    times.set(name, await timeQuery(query, deps, rows, ROUNDS));
  for (const [name, query] of Object.entries(COUNTS))
    times.set(name, await timeQuery(query, deps, rows, 5));
  return { rows, times };
}

function compare(before: Measurement, now: Measurement): Ratio[] {
  const ratios: Ratio[] = [];
  const few = before.rows.toLocaleString('en');
  console.log(
    `multiples of a read by primary key among ${now.rows.toLocaleString('en')} rows, and what they have grown by since ${few}:`,
  );
  for (const [name, { ms, read }] of now.times) {
    const earlier = before.times.get(name) ?? { ms: 0, read: 1 };
    const growth = ms / read / (earlier.ms / earlier.read);
    const note = `${growth.toFixed(1)} times its multiple among ${few} rows`;
    const title = `${name}, as reads by primary key`;
    if (name in COUNTS) ratios.push(withoutAim(title, ms / read, note));
    else {
      const reads = `from ${(earlier.ms / earlier.read).toFixed(1)} reads by primary key to ${(ms / read).toFixed(1)}`;
      ratios.push(atMost(title, ms / read, MAX_READS, note));
      ratios.push(
        atMost(`${name}: growth with a hundred times the rows`, growth, MAX_GROWTH, reads),
      );
    }
    console.log(
      `  ${name.padEnd(36)}${(ms / read).toFixed(1).padStart(9)}×${`${ms.toFixed(2)} ms`.padStart(12)}   ${growth.toFixed(2)}× grown`,
    );
  }
  const missed = ratios
    .filter(({ met }) => !met)
    .map(({ name, ratio, aim }) => `  MISSED: ${name}: ${ratio.toFixed(1)}, wanted ${aim}`);
  console.log(missed.join('\n') || '  all aims met');
  return ratios;
}

async function readByKey(pool: pg.Pool, n: number): Promise<void> {
  await pool.query({
    name: 'bench-read',
    text: 'SELECT name FROM users WHERE id = $1',
    values: [`p${n}`],
  });
}

/** Alternates with primary-key reads, so that other load on the machine affects both. */
async function timeQuery(
  query: BenchQuery,
  deps: TestDeps,
  rows: number,
  rounds: number,
): Promise<{ ms: number; read: number }> {
  const times: number[] = [];
  const reads: number[] = [];
  for (let round = -Math.ceil(rounds / 10); round < rounds; round++) {
    const startTime = performance.now();
    await readByKey(deps.db.pool, 1 + ((Math.abs(round) * 7919) % rows));
    const readTime = performance.now();
    await query(deps, Math.abs(round));
    if (round < 0) continue;
    reads.push(readTime - startTime);
    times.push(performance.now() - readTime);
  }
  return { ms: getMedian(times), read: getMedian(reads) };
}
