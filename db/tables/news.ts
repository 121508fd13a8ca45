import { date, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** News about a topic: only a short excerpt, and the link. `topic` is the primary one. */
export const legalNews = pgTable(
  'legal_news',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    date: date().notNull(),
    url: text().notNull(),
    source: text().notNull(),
    content: text().notNull(),
    topic: text().notNull(),
    storedAt: timestamp('stored_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('legal_news_topic_date').on(table.topic, table.date.desc()), index('legal_news_stored').on(table.storedAt)],
);
