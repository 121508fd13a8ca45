// Conversations of signed-in users, who can read and delete their own. Those of visitors are not
// stored on the server.

import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import { conversations, conversationTurns } from '#db/tables/assistant.ts';
import type { Caller, Viewer } from '#features/caller.ts';
import type { Deps } from '#features/deps.ts';
import type { AnswerEvent } from '#features/grounding/answer.ts';

import { fail, ok, type Result } from '#lib/result.ts';
import { chatFaults } from './notices.ts';

type ConversationDeps = Pick<Deps, 'db' | 'clock' | 'log'>;
type Account = Extract<Viewer, { kind: 'account' }>;
/** `last`: its last question. */
export type ConversationItem = {
  id: string;
  title: string;
  last: string;
  questions: number;
  changedAt: Date;
};
export type SavedTurn = {
  answerId: string;
  question: string;
  events: AnswerEvent[];
  askedAt: Date;
};

export const CONVERSATION_MONTHS = 12;
const MAX_CONVERSATIONS = 200;
const MAX_TITLE_LENGTH = 80;

/**
 * Forwards the events of an answer and saves the turn when it ends; an answer that nobody reads to
 * its end is not saved.
 */
export async function* saveTurn(
  deps: ConversationDeps,
  viewer: Account,
  turn: { conversationId: string; answerId: string; question: string },
  answer: AsyncIterable<AnswerEvent>,
): AsyncGenerator<AnswerEvent> {
  const events: AnswerEvent[] = [];
  for await (const event of answer) {
    events.push(event);
    // Saved before the last event is sent, so that a list loaded after it includes the turn.
    if (event.type === 'ended' && event.how !== 'failed')
      await insertTurn(deps, viewer, turn, events);
    yield event;
  }
}

async function insertTurn(
  deps: ConversationDeps,
  { id: userId }: Account,
  turn: Parameters<typeof saveTurn>[2],
  events: AnswerEvent[],
) {
  const now = deps.clock.now();
  const { conversationId, answerId, question } = turn;
  try {
    await deps.db.db.transaction(async (transaction) => {
      await transaction
        .insert(conversations)
        .values({
          userId,
          id: conversationId,
          title: formatTitle(question),
          startedAt: now,
          changedAt: now,
        })
        .onConflictDoUpdate({
          target: [conversations.userId, conversations.id],
          set: { changedAt: now },
        });
      await transaction
        .insert(conversationTurns)
        .values({ userId, conversationId, answerId, question, events, askedAt: now })
        .onConflictDoUpdate({
          target: [
            conversationTurns.userId,
            conversationTurns.conversationId,
            conversationTurns.answerId,
          ],
          set: { question, events: sql`excluded.events` },
        });
    });
  } catch (error) {
    deps.log.warn({ err: error }, 'a turn could not be kept');
  }
}

function formatTitle(question: string): string {
  const line = question.replace(/\s+/g, ' ');
  return line.length <= MAX_TITLE_LENGTH
    ? line
    : `${line.slice(0, MAX_TITLE_LENGTH - 1).trimEnd()}…`;
}

/** Latest first. */
export async function listConversations(
  { db }: Pick<Deps, 'db'>,
  { viewer }: Caller,
): Promise<Result<ConversationItem[]>> {
  if (viewer.kind !== 'account') return fail('unauthenticated', chatFaults.signIn);
  const { id, title, changedAt } = conversations;
  const isItsTurn = and(
    eq(conversationTurns.userId, viewer.id),
    eq(conversationTurns.conversationId, id),
  );
  const { question, askedAt } = conversationTurns;
  const rows = await db.db
    .select({
      id,
      title,
      changedAt,
      last: sql<
        string | null
      >`(${db.db.select({ question }).from(conversationTurns).where(isItsTurn).orderBy(desc(askedAt)).limit(1)})`,
      questions: db.db.$count(conversationTurns, isItsTurn),
    })
    .from(conversations)
    .where(eq(conversations.userId, viewer.id))
    .orderBy(desc(changedAt))
    .limit(MAX_CONVERSATIONS);
  return ok(rows.map((row) => ({ ...row, last: formatTitle(row.last ?? row.title) })));
}

export async function getConversation(
  { db }: Pick<Deps, 'db'>,
  { viewer }: Caller,
  id: string,
): Promise<Result<SavedTurn[]>> {
  if (viewer.kind !== 'account') return fail('unauthenticated', chatFaults.signIn);
  if (!isUuid(id)) return fail('not_found', chatFaults.notYours);
  const { answerId, question, events, askedAt } = conversationTurns;
  const turns = await db.db
    .select({ answerId, question, events, askedAt })
    .from(conversationTurns)
    .where(and(eq(conversationTurns.userId, viewer.id), eq(conversationTurns.conversationId, id)))
    .orderBy(asc(askedAt));
  return turns.length > 0
    ? ok(turns.map((turn) => ({ ...turn, events: turn.events as AnswerEvent[] })))
    : fail('not_found', chatFaults.notYours);
}

export async function deleteConversation(
  { db }: Pick<Deps, 'db'>,
  { viewer }: Caller,
  id: string,
): Promise<Result<null>> {
  if (viewer.kind !== 'account') return fail('unauthenticated', chatFaults.signIn);
  if (isUuid(id))
    await db.db
      .delete(conversations)
      .where(and(eq(conversations.userId, viewer.id), eq(conversations.id, id)));
  return ok(null);
}

const isUuid = (id: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

export async function deleteExpiredConversations({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const cutoff = clock.now();
  cutoff.setUTCMonth(cutoff.getUTCMonth() - CONVERSATION_MONTHS);
  await db.db.delete(conversationTurns).where(lt(conversationTurns.askedAt, cutoff));
  await db.db.delete(conversations).where(lt(conversations.changedAt, cutoff));
}
