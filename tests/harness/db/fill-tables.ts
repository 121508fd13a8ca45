// Fills tables with SQL, for query plans and lists at a million rows. Rows depend only on their
// number, so that runs are reproducible: user 1 owns many rows, other users few. Foreign keys are
// valid but not checked during the inserts.
import type pg from 'pg';
import { TOPIC_IDS } from '#features/library/schema/schema.ts';
import { TEST_TIME } from '#tests/harness/app/test-deps.ts';

/** The user with hundreds of rows in every table. */
export const BUSY_USER = 'p1';
/** Cited by one in twenty cases. */
const CITED_CASE = 1;
export const caseName = (n: number) => `Plain${n} v. Law${n % 997}`;
export const caseSlug = (n: number) => `case-${n}`;

const NOW = `timestamptz '${TEST_TIME}'`;
const TOPICS = `(ARRAY[${TOPIC_IDS.map((id) => `'${id}'`).join(',')}])[1 + n % ${TOPIC_IDS.length}]`;
const COURTS = `(ARRAY['scotus','ca1','ca2','ca3','ca4','ca5','ca6','ca7','ca8','ca9','cal','ny'])[1 + n % 12]`;
const RECENT_TIME = `${NOW} - (n % 300) * interval '1 day' - n * interval '1 millisecond'`;
const USER_ID = `'p' || CASE WHEN n <= 300 THEN 1 ELSE n END`;
const formatUuid = (kind: string, n = 'n') => `md5('${kind}' || ${n})::uuid`;

/** SQL expressions for the columns of each table; `n` is the row number. */
const ROWS: Record<string, Record<string, string>> = {
  users: {
    id: `'p' || n`,
    name: `'Person'`,
    email: `'p' || n || '@example.com'`,
    email_verified: 'n % 1000 <> 0',
    created_at: RECENT_TIME,
    updated_at: RECENT_TIME,
  },
  sessions: {
    id: `'s' || n`,
    user_id: USER_ID,
    token: `'t' || n`,
    expires_at: `${NOW} + (n % 1000 - 1) * interval '1 hour'`,
    created_at: RECENT_TIME,
    updated_at: RECENT_TIME,
  },
  sign_in_methods: {
    id: `'m' || n`,
    user_id: `'p' || n`,
    account_id: `'p' || n`,
    provider_id: `'credential'`,
    password: `'x'`,
    created_at: RECENT_TIME,
    updated_at: RECENT_TIME,
  },
  rate_limits: {
    limit: `'pages'`,
    key: `md5('k' || n)`,
    window_start: `${NOW} - (n % 1470) * interval '1 minute'`,
    count: '1',
  },
  plan_grants: {
    source: `'store'`,
    subscription: `'sub' || n`,
    user_id: `CASE WHEN n % 2 = 0 THEN 'p' || n END`,
    email: `CASE WHEN n % 2 = 1 THEN 'p' || n || '@example.com' END`,
    tier: `'research'`,
    starts_at: RECENT_TIME,
    last_event_at: RECENT_TIME,
  },
  deleted_trials: { email_hash: `md5('t' || n)`, deleted_on: `(${RECENT_TIME})::date` },
  store_events: {
    id: `'e' || n`,
    received_at: RECENT_TIME,
    occurred_at: RECENT_TIME,
    type: `'subscription.started'`,
    subscription: `'sub' || n`,
    user_id: `CASE WHEN n % 2 = 0 THEN 'p' || n END`,
    email: `CASE WHEN n % 2 = 1 THEN 'p' || n || '@example.com' END`,
  },
  feature_usage: {
    feature_id: `'advanced-research'`,
    user_id: `'p' || n`,
    claim: formatUuid('claim'),
    taken_at: RECENT_TIME,
    finished_at: RECENT_TIME,
  },
  conversations: {
    user_id: USER_ID,
    id: formatUuid('conversation'),
    title: `'A question about rent'`,
    started_at: RECENT_TIME,
    changed_at: `${NOW} - (n % 366) * interval '1 day'`,
  },
  conversation_turns: {
    user_id: USER_ID,
    conversation_id: formatUuid('conversation'),
    answer_id: `'a' || n`,
    question: `'May my landlord do this?'`,
    events: `'[{"type":"ended","how":"done"}]'::jsonb`,
    asked_at: `${NOW} - (n % 366) * interval '1 day'`,
  },
  answer_feedback: {
    key: `'f' || n`,
    vote: `'up'`,
    created_at: `${NOW} - (n % 366) * interval '1 day'`,
  },
  saved_citations: {
    user_id: USER_ID,
    citation: `'Plain' || n || ' v. Law'`,
    case_slug: `'case-' || n`,
    saved_at: RECENT_TIME,
  },
  document_drafts: {
    user_id: USER_ID,
    draft: formatUuid('draft'),
    version: '1',
    name: `'Letter'`,
    document_type: `'nda'`,
    request: `'{}'::jsonb`,
    saved_at: RECENT_TIME,
  },
  document_parties: {
    user_id: USER_ID,
    id: formatUuid('party'),
    name: `'Party ' || n`,
    address: `''`,
    role: `''`,
    saved_at: RECENT_TIME,
  },
  research_results: {
    id: formatUuid('result'),
    user_id: USER_ID,
    kind: `'memo'`,
    title: `'Memo'`,
    events: `'[]'::jsonb`,
    saved_at: RECENT_TIME,
  },
  support_requests: {
    user_id: `CASE WHEN n % 2 = 0 THEN 'p' || n END`,
    email: `'p' || n || '@example.com'`,
    message: `'Hello'`,
    created_at: `${NOW} - (n % 366) * interval '1 day'`,
  },
  mistake_reports: {
    about: `'guides/rent'`,
    text: `'A typo'`,
    created_at: `${NOW} - (n % 366) * interval '1 day'`,
  },
  newsletter_subscriptions: {
    id: formatUuid('reader'),
    email: `'reader' || n || '@example.com'`,
    newsletters: 'n % 5 <> 0',
    status: `CASE WHEN n % 50 = 0 THEN 'pending' WHEN n % 10 = 0 THEN 'unsubscribed' ELSE 'confirmed' END`,
    created_at: `${NOW} - (n % 31) * interval '1 day'`,
    confirmed_at: RECENT_TIME,
  },
  newsletter_digest_topics: { subscription_id: formatUuid('reader'), topic: TOPICS },
  newsletter_deliveries: {
    issue_id: `'issue-' || n % 2`,
    subscription_id: formatUuid('reader'),
    state: `'sent'`,
    changed_at: RECENT_TIME,
  },
  legal_news: {
    id: `'news-' || n`,
    title: `'Court rules on rent in matter ' || n % 5000`,
    date: `(${NOW} - (n % 1500) * interval '1 day')::date`,
    url: `'https://example.gov/' || n`,
    source: `'A court'`,
    content: `'The court held that a landlord must wait. Docket word' || n % 20000`,
    topic: TOPICS,
    feed: `'feed-' || n % 20`,
    jurisdiction: `(ARRAY['US','CA','NY','TX'])[1 + n % 4]`,
    stored_at: RECENT_TIME,
  },
  news_topics: {
    news_id: `'news-' || n`,
    topic: TOPICS,
    position: '0',
    date: `(${NOW} - (n % 1500) * interval '1 day')::date`,
  },
  news_cases: {
    news_id: `'news-' || n`,
    volume: `(1 + n % 50)::text`,
    reporter: `'F.3d'`,
    page: `(n % 1000)::text`,
  },
  cases: {
    id: 'n',
    slug: `'case-' || n`,
    name: `'Plain' || n || ' v. Law' || n % 997`,
    court_id: COURTS,
    docket_number: `'26-' || n`,
    decided: `date '1990-01-01' + n % 12000`,
    name_words: `('plain' || n || ' law' || n % 997 || ' ~plain' || n || '~law' || n % 997)::tsvector`,
    cited_by: 'n % 40',
  },
  case_sources: {
    source: `'courtlistener'`,
    source_id: 'n::text',
    case_id: 'n',
    name: `'Plain' || n || ' v. Law' || n % 997`,
    court_id: COURTS,
    citations: `ARRAY[1 + n % 999 || ' F.3d ' || n]`,
    hash: `'h'`,
  },
  case_citations: {
    case_id: 'n',
    volume: `(1 + n % 999)::text`,
    reporter: `'F.3d'`,
    page: 'n::text',
    first: 'true',
  },
  dockets: { source: `'courtlistener'`, source_id: 'n::text', court_id: COURTS },
  waiting_citations: {
    source: `'courtlistener'`,
    source_id: `'w' || n`,
    citation: `'1 F.3d ' || n`,
  },
  former_case_slugs: { slug: `'former-' || n`, case_id: 'n' },
  opinions: {
    id: 'n',
    case_id: 'n',
    source: `'courtlistener'`,
    source_id: 'n::text',
    paragraphs: `ARRAY['The court considered the appeal.', 'Word' || n % 4000 || ' decides it.']`,
    words: `('court:2 court~' || 4 + n % 20 || ' consid:3 appeal:5 appeal~' || 4 + n % 7 || ' decid:7 word' || n % 4000 || ':6 word' || n % 4000 || '~9')::tsvector`,
    hash: `'h'`,
  },
  case_links: {
    opinion_id: 'n',
    number: '1',
    from_case: 'n',
    paragraph: '1',
    volume: `(1 + n % 999)::text`,
    reporter: `'F.3d'`,
    page: `(n % 7919)::text`,
    to_case: `CASE WHEN n % 20 = 0 THEN ${CITED_CASE} WHEN n % 3 = 0 THEN NULL ELSE 1 + n / 2 END`,
  },
  opinion_statutes: {
    opinion_id: 'n',
    case_id: 'n',
    paragraph: '1',
    jurisdiction: `'us'`,
    code: `'42'`,
    number: `CASE WHEN n % 20 = 0 THEN '1983' ELSE (n % 7919)::text END`,
  },
  statute_sections: {
    id: 'n',
    jurisdiction: `CASE WHEN n % 2 = 0 THEN 'us' ELSE 'wa' END`,
    code: `CASE WHEN n % 2 = 0 THEN '42' ELSE '' END`,
    number: 'n::text',
    position: `lpad(n::text, 8, '0')`,
    heading: `'Heading ' || n`,
    version_id: 'n',
    words: `('word' || n % 4000 || ':1')::tsvector`,
  },
  statute_versions: {
    id: 'n',
    section_id: 'n',
    release_id: '1',
    last_release_id: '1',
    heading: `'Heading ' || n`,
    paragraphs: `ARRAY['See RCW ' || n + 2 || ' and RCW ' || n + 4 || '.']`,
    paths: `ARRAY['']`,
    hash: `'h' || n`,
  },
};

/** Small tables that the large ones reference. */
const LOOKUP_ROWS = `
  INSERT INTO courts (id, name, level) SELECT c, c, 'appellate' FROM unnest(ARRAY['scotus','ca1','ca2','ca3','ca4','ca5','ca6','ca7','ca8','ca9','cal','ny']) c
    ON CONFLICT DO NOTHING;
  INSERT INTO newsletter_issues (id, content_hash, started_at) SELECT 'issue-' || n, 'h', ${NOW} FROM generate_series(0, 1) n ON CONFLICT DO NOTHING;
  INSERT INTO trending_topics (topic_id, title, description, news_count, case_count, trend_score)
    SELECT topic, topic, topic, count(*), 0, count(*) FROM news_topics GROUP BY topic ON CONFLICT DO NOTHING;
  INSERT INTO statute_releases (id, jurisdiction, code, name, date) OVERRIDING SYSTEM VALUE VALUES (1, 'us', '42', 'one', '2026') ON CONFLICT DO NOTHING;
  SELECT setval(pg_get_serial_sequence('cases', 'id'), greatest(1, (SELECT max(id) FROM cases))),
    setval(pg_get_serial_sequence('opinions', 'id'), greatest(1, (SELECT max(id) FROM opinions)))`;

export const LARGE_TABLES = Object.keys(ROWS);

/** Inserts rows `from` to `size` into each table, so that existing tables can be extended. */
export async function fillTables(
  pool: pg.Pool,
  size: number,
  tables: readonly string[] = LARGE_TABLES,
  from = 1,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(
      `SET statement_timeout = 0; SET session_replication_role = replica; SET synchronous_commit = off`,
    );
    for (const table of tables) {
      const columns = Object.entries(ROWS[table] ?? {});
      const names = columns.map(([name]) => `"${name}"`).join(', ');
      const indexes = from === 1 ? await dropIndexes(client, table) : [];
      await client.query(
        `INSERT INTO ${table} (${names}) OVERRIDING SYSTEM VALUE SELECT ${columns.map(([, sql]) => sql).join(', ')} FROM generate_series(${from}, ${size}) n`,
      );
      for (const sql of indexes) await client.query(sql);
    }
    await client.query(LOOKUP_ROWS);
    await client.query('VACUUM ANALYZE');
  } finally {
    client.release(true); // close the connection: its settings were changed
  }
}

/** Indexes are made in half the time from rows that are there; returns what makes them again. */
async function dropIndexes(client: pg.PoolClient, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; sql: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS sql FROM pg_index
     WHERE indrelid = $1::regclass AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [table],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ sql }) => sql);
}
