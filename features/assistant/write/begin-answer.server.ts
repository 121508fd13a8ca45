// Entry point of the API and the form: validates the request, checks the rate limits and starts the
// answer. For signed-in users with a conversation id, the turn is saved in their account when it
// ends.
import { randomUUID } from 'node:crypto';
import type { AssistantDeps } from '#features/assistant/assistant-deps.ts';
import type { Caller } from '#features/caller.ts';
import type { AnswerEvent } from '#features/grounding/answer.ts';
import { takeLimits } from '#features/take-limits.ts';
import { noticeDangerIfRefused } from '#features/triage/notice-danger.server.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import { type Failure, fail, ok, type Result } from '#lib/result.ts';
import { ChatBody, MAX_QUESTION_LENGTH } from '../chat-schema.ts';
import { saveTurn } from '../conversations.server.ts';
import { chatFaults } from '../notices.ts';
import { signAnswerToken } from './answer-key.ts';
import { answerQuestion } from './answer-question.server.ts';
import { createBegun } from './write-answer.server.ts';

export type StartedAnswer = {
  answerId: string;
  answerToken: string;
  events: AsyncGenerator<AnswerEvent>;
};

export async function beginAnswer(
  deps: AssistantDeps,
  caller: Caller,
  body: unknown,
): Promise<Result<StartedAnswer>> {
  const { viewer, clientAddress, signal } = caller;
  const parsed = ChatBody.safeParse(body);
  if (!parsed.success) return fail('invalid', chatFaults.badJson);
  const { question, conversationId, answerId = randomUUID(), ...rest } = parsed.data;
  const answerToken = signAnswerToken(deps.secret, answerId, rest.answerToken ?? randomUUID());
  if (question === '')
    return fail('invalid', chatFaults.noQuestion, { fields: { question: chatFaults.noQuestion } });
  const refuse = async (failure: Failure): Promise<Result<StartedAnswer>> => {
    const lines = await noticeDangerIfRefused(deps, caller, question);
    const opening = createBegun(deps, { answerId, question, libraryOnly: true });
    return lines.length > 0
      ? ok({ answerId, answerToken, events: showUrgentLines(opening, lines, failure) })
      : { ok: false, failure };
  };
  if (question.length > MAX_QUESTION_LENGTH) {
    return refuse({
      kind: 'invalid',
      message: chatFaults.tooLong,
      fields: { question: chatFaults.tooLong },
    });
  }
  const limits = [
    ['assistant-network', clientAddress],
    ...(viewer.kind === 'account' ? [['assistant', viewer.id]] : []),
  ] as [string, string][];
  const refused = await takeLimits(deps, limits, chatFaults.tooMany);
  if (refused) return refuse(refused.failure);
  const input = {
    ...rest,
    question,
    answerId,
    answerToken,
    jurisdiction: rest.jurisdiction ?? caller.jurisdiction,
    signal,
  };
  const events = answerQuestion(deps, input);
  const savedEvents =
    viewer.kind === 'account' && conversationId
      ? saveTurn(deps, viewer, { conversationId, answerId, question }, events)
      : events;
  return ok({ answerId, answerToken, events: savedEvents });
}

/**
 * Danger comes before every limit: a refused question still gets its urgent lines, with the reason
 * why there is no answer.
 */
async function* showUrgentLines(
  opening: AnswerEvent,
  lines: UrgentLine[],
  { message }: Failure,
): AsyncGenerator<AnswerEvent> {
  yield opening;
  yield { type: 'urgent', lines };
  yield { type: 'notice', notice: 'refused', text: message };
  yield { type: 'ended', how: 'finished' };
}
