// What the assistant keeps: answers while they are being written, finished ones for an hour, the conversations of people who
// are signed in, thumbs, and how much of the day's token budget is used. No question stands anywhere but in `conversation_turns`.
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * An answer that is being written, so that a page that was loaded again, or another process, can follow it. The migration makes
 * this table and its parts UNLOGGED by hand: they need not survive a crash and must not reach a standby or an archive.
 */
export const runningAnswers = pgTable(
  'running_answers',
  {
    /** Made from the answer's id and token with the app secret: who has both may read it. */
    key: text().primaryKey(),
    /** The same for the same question, while it is being answered: it is answered once. */
    flight: text(),
    done: boolean().notNull().default(false),
    stopAsked: boolean('stop_asked').notNull().default(false),
    /** The writing process is alive. */
    seenAt: moment('seen_at').notNull(),
    /** Somebody reads it in another process. */
    readAt: moment('read_at'),
    keptUntil: moment('kept_until').notNull(),
  },
  (table) => [
    uniqueIndex('running_answers_flight').on(table.flight).where(sql`${table.flight} is not null`),
    index('running_answers_kept_until').on(table.keptUntil),
  ],
);

/** Its events, a few at a time: nothing that was written is written again. */
export const runningAnswerParts = pgTable(
  'running_answer_parts',
  {
    key: text()
      .notNull()
      .references(() => runningAnswers.key, { onDelete: 'cascade' }),
    /** The number of the first of these events. */
    first: integer().notNull(),
    events: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.first] })],
);

/** Answers to questions without anything personal. Neither the question nor a word of it can be read from the codes. */
export const answerCache = pgTable(
  'answer_cache',
  {
    key: text().primaryKey(),
    words: text().array().notNull(),
    events: jsonb().notNull(),
    storedAt: moment('stored_at').notNull(),
  },
  (table) => [index('answer_cache_stored').on(table.storedAt)],
);

export const conversations = pgTable(
  'conversations',
  {
    userId: owner(),
    id: uuid().notNull(),
    title: text().notNull(),
    startedAt: moment('started_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index('conversations_changed').on(table.changedAt)],
);

export const conversationTurns = pgTable(
  'conversation_turns',
  {
    userId: owner(),
    conversationId: uuid('conversation_id').notNull(),
    answerId: text('answer_id').notNull(),
    question: text().notNull(),
    events: jsonb().notNull(),
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.conversationId, table.answerId] }),
    index('conversation_turns_asked').on(table.askedAt),
    foreignKey({
      name: 'conversation_turns_conversation',
      columns: [table.userId, table.conversationId],
      foreignColumns: [conversations.userId, conversations.id],
    }).onDelete('cascade'),
  ],
);

/** Thumbs, without the question or the answer. */
export const answerFeedback = pgTable(
  'answer_feedback',
  {
    key: text().primaryKey(),
    vote: text({ enum: ['up', 'down'] }).notNull(),
    reason: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('answer_feedback_created').on(table.createdAt)],
);

/** Tokens that went to and came from the AI provider on a day, by our estimate. */
export const llmUsage = pgTable('llm_usage', { day: date().primaryKey(), tokens: integer().notNull() });
