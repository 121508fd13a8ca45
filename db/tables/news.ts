// Legal news and where it comes from: built-in items, an operator's own, and what the feeds brought. Only a short excerpt and the
// link are kept. All of it is published by others; nothing is about a visitor.
import { sql } from 'drizzle-orm';
import { customType, date, doublePrecision, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const moment = (name: string) => timestamp(name, { withTimezone: true });
const newsId = () =>
  text('news_id')
    .notNull()
    .references(() => legalNews.id, { onDelete: 'cascade' });

/** News about a topic: only a short excerpt, and the link. `topic` is the primary one; news_topics holds all. */
export const legalNews = pgTable(
  'legal_news',
  {
    /** Made from the item's own address: the same item from two feeds has one. Built-in items: their id in content/news. */
    id: text().primaryKey(),
    title: text().notNull(),
    date: date().notNull(),
    url: text().notNull(),
    source: text().notNull(),
    content: text().notNull(),
    topic: text().notNull(),
    /** The feed's id, `built-in` or `operator`. */
    feed: text().notNull().default('operator'),
    /** US, or a state's two letters. */
    jurisdiction: text().notNull().default('US'),
    /** Of a built-in item: tells whether it changed. */
    hash: text().notNull().default(''),
    /** With more statistics than usual, which the migration says by hand: else a rare word is taken for one of every two hundredth item. */
    words: tsvector().notNull().generatedAlwaysAs(sql`to_tsvector('english', title || ' ' || content || ' ' || source)`),
    storedAt: moment('stored_at').notNull().defaultNow(),
  },
  (table) => [
    index('legal_news_topic_date').on(table.topic, table.date.desc()),
    index('legal_news_stored').on(table.storedAt),
    index('legal_news_date').on(table.date.desc().nullsFirst()),
    index('legal_news_words').using('gin', table.words),
    index('legal_news_built_in').on(table.id).where(sql`${table.feed} = 'built-in'`),
  ],
);

/** Every topic of an item, the primary one at position 0. The date is the item's: a topic's newest are one walk of the index. */
export const newsTopics = pgTable(
  'news_topics',
  {
    newsId: newsId(),
    topic: text().notNull(),
    position: smallint().notNull(),
    date: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.newsId, table.topic] }),
    index('news_topics_topic_date').on(table.topic, table.date.desc().nullsFirst()),
  ],
);

/** Cases an item cites, by where they stand; which case that is, is looked up when it is shown. */
export const newsCases = pgTable(
  'news_cases',
  {
    newsId: newsId(),
    volume: text().notNull(),
    reporter: text().notNull(),
    page: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.newsId, table.volume, table.reporter, table.page] }),
    index('news_cases_place').on(table.reporter, table.volume, table.page),
  ],
);

/** How it went with a feed, and when it is next asked. */
export const feedStates = pgTable('feed_states', {
  /** Its id in content/feeds.yml. */
  id: text().primaryKey(),
  nextAt: moment('next_at').notNull(),
  lastTriedAt: moment('last_tried_at'),
  lastSuccessAt: moment('last_success_at'),
  /** For conditional requests; they belong to the address they came from. */
  url: text().notNull().default(''),
  etag: text().notNull().default(''),
  lastModified: text('last_modified').notNull().default(''),
  /** In a row. */
  failures: integer().notNull().default(0),
  lastError: text('last_error').notNull().default(''),
  /** In the last answer: items, and those of them that are on none of the shelves. The others count from the beginning. */
  items: integer().notNull().default(0),
  leftOut: integer('left_out').notNull().default(0),
  fetches: integer().notNull().default(0),
  stored: integer().notNull().default(0),
  errors: integer().notNull().default(0),
});

export const trendingTopics = pgTable('trending_topics', {
  topicId: text('topic_id').primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  newsCount: integer('news_count').notNull(),
  caseCount: integer('case_count').notNull(),
  trendScore: doublePrecision('trend_score').notNull(),
});
