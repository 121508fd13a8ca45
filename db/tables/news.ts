// Legal news and its feeds: built-in items, items added by the operator, and items from feeds. Only
// a short excerpt and the link are stored. All of it is published by others; nothing is about a
// visitor.
import { sql } from 'drizzle-orm';
import {
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const moment = (name: string) => timestamp(name, { withTimezone: true });
const newsId = () =>
  text('news_id')
    .notNull()
    .references(() => legalNews.id, { onDelete: 'cascade' });

/** News items. `topic` is the primary topic; news_topics holds all. */
export const legalNews = pgTable(
  'legal_news',
  {
    /**
     * Derived from the item's URL, so that an item in two feeds is stored once. Built-in items:
     * their id in content/news.
     */
    id: text().primaryKey(),
    title: text().notNull(),
    date: date().notNull(),
    url: text().notNull(),
    source: text().notNull(),
    content: text().notNull(),
    topic: text().notNull(),
    /** The feed's id, `built-in` or `operator`. */
    feed: text().notNull().default('operator'),
    /** US, or a two-letter state code. */
    jurisdiction: text().notNull().default('US'),
    /** Detects changes to a built-in item. */
    hash: text().notNull().default(''),
    /**
     * The migration raises its statistics target by hand: by default the planner estimates a rare
     * word in 1 of 200 items.
     */
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(sql`to_tsvector('english', title || ' ' || content || ' ' || source)`),
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

/**
 * All topics of an item, the primary one at position 0. The date is repeated so that one index scan
 * lists a topic's newest items.
 */
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

/** Citations in an item; the case is looked up when the item is displayed. */
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

/** Fetch status of a feed. */
export const feedStates = pgTable('feed_states', {
  /** Its id in content/feeds.yml. */
  id: text().primaryKey(),
  nextAt: moment('next_at').notNull(),
  lastTriedAt: moment('last_tried_at'),
  lastSuccessAt: moment('last_success_at'),
  /** For conditional requests: the URL that etag and lastModified came from. */
  url: text().notNull().default(''),
  etag: text().notNull().default(''),
  lastModified: text('last_modified').notNull().default(''),
  /** Consecutive failures. */
  failures: integer().notNull().default(0),
  lastError: text('last_error').notNull().default(''),
  /**
   * `items` and `leftOut` (items without a topic) are from the last response; the other counters
   * are totals.
   */
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
