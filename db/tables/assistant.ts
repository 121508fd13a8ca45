// The assistant's tables: answers in progress and, for an hour, finished ones; conversations of
// signed-in users; feedback; and the tokens used per day. Questions are stored only in
// `conversation_turns`.
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
 * An answer in progress, so that a reloaded page or another process can follow it. The migration
 * makes this table and running_answer_parts UNLOGGED (edited by hand): they need not survive a
 * crash and must not reach a standby or a WAL archive.
 */
export const runningAnswers = pgTable(
  'running_answers',
  {
    /** HMAC of the answer's id and token with the app secret: a reader needs both. */
    key: text().primaryKey(),
    /**
     * Dedupe key: equal for equal questions, so that a question in progress is answered only once.
     */
    flight: text(),
    done: boolean().notNull().default(false),
    stopAsked: boolean('stop_asked').notNull().default(false),
    /** Heartbeat of the process that writes the answer. */
    seenAt: moment('seen_at').notNull(),
    /** Last time that another process read it. */
    readAt: moment('read_at'),
    keptUntil: moment('kept_until').notNull(),
  },
  (table) => [
    uniqueIndex('running_answers_flight').on(table.flight).where(sql`${table.flight} is not null`),
    index('running_answers_kept_until').on(table.keptUntil),
  ],
);

/** The answer's events, appended in batches so that stored events are never rewritten. */
export const runningAnswerParts = pgTable(
  'running_answer_parts',
  {
    key: text()
      .notNull()
      .references(() => runningAnswers.key, { onDelete: 'cascade' }),
    /** Index of the first event in this batch. */
    first: integer().notNull(),
    events: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.first] })],
);

/**
 * Answers to questions without personal details. `key` and `words` are hashed: the question cannot
 * be recovered from them.
 */
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
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('conversations_changed').on(table.changedAt),
  ],
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

/** Thumbs up or down, without the question or the answer. */
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

/** Estimated tokens sent to and received from the AI provider per day. */
export const llmUsage = pgTable('llm_usage', {
  day: date().primaryKey(),
  tokens: integer().notNull(),
});
