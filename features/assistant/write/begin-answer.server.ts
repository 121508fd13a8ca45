// The way in, for the API and for the form alike: what was sent is read, the limits are asked, and the answer begins. For
// people who are signed in and want it, the turn is kept in their account when it has ended.
import { randomUUID } from 'node:crypto';
import type { AssistantDeps } from '#features/assistant/assistant-deps.ts';
import type { AnswerEvent } from '#features/grounding/answer.ts';
import type { Viewer } from '#features/plans/gate.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { ChatBody, MAX_QUESTION_LENGTH } from '../chat-schema.ts';
import { keepTurn } from '../conversations.server.ts';
import { chatFaults } from '../notices.ts';
import { answerQuestion } from './answer-question.server.ts';

export type BegunAnswer = { answerId: string; answerToken: string; events: AsyncGenerator<AnswerEvent> };
type Caller = {
  /** The network address, for limits. */
  client: string;
  /** What counts when the question brings none. */
  jurisdiction: Jurisdiction;
  /** The reader's connection. */
  signal?: AbortSignal;
};

export async function beginAnswer(deps: AssistantDeps, viewer: Viewer, caller: Caller, body: unknown): Promise<Result<BegunAnswer>> {
  const parsed = ChatBody.safeParse(body);
  if (!parsed.success) return fail('invalid', chatFaults.badJson);
  const { question, conversationId, answerId = randomUUID(), answerToken = randomUUID(), ...rest } = parsed.data;
  if (question === '') return fail('invalid', chatFaults.noQuestion, { fields: { question: chatFaults.noQuestion } });
  if (question.length > MAX_QUESTION_LENGTH) return fail('invalid', chatFaults.tooLong, { fields: { question: chatFaults.tooLong } });
  const limits = [['assistant-network', caller.client], ...(viewer.kind === 'account' ? [['assistant', viewer.id]] : [])] as [
    string,
    string,
  ][];
  for (const [limit, key] of limits) {
    const taken = await deps.limits.take(limit, key);
    if (!taken.allowed) return fail('rate_limited', chatFaults.tooMany(taken.retryAfterSeconds), taken);
  }
  const input = { ...rest, question, answerId, answerToken, jurisdiction: rest.jurisdiction ?? caller.jurisdiction, signal: caller.signal };
  const events = answerQuestion(deps, viewer, caller.client, input);
  const kept =
    viewer.kind === 'account' && conversationId ? keepTurn(deps, viewer, { conversationId, answerId, question }, events) : events;
  return ok({ answerId, answerToken, events: kept });
}
