import type { AssistantDeps } from '#features/assistant/assistant-deps.ts';
import type { Caller } from '#features/caller.ts';
import type { AnswerEvent } from '#features/grounding/answer.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { chatFaults } from '../notices.ts';
import { createAnswerKey } from '../write/answer-key.ts';

type AnswerDeps = Pick<AssistantDeps, 'answers' | 'secret'>;
type AnswerRef = { answerId: string; answerToken: string };

/** Replays an answer in progress or just finished from the start; requires its token. */
export async function rejoinAnswer(
  { answers, secret }: AnswerDeps,
  { signal }: Caller,
  { answerId, answerToken }: AnswerRef,
): Promise<Result<AsyncGenerator<AnswerEvent>>> {
  const events = await answers?.rejoin(createAnswerKey(secret, answerId, answerToken), signal);
  return events ? ok(withAnswerId(events, answerId)) : fail('not_found', chatFaults.notKept);
}

/** The answer may have been started by another reader with the same question, under another id. */
async function* withAnswerId(
  events: AsyncIterable<AnswerEvent>,
  answerId: string,
): AsyncGenerator<AnswerEvent> {
  for await (const event of events) yield event.type === 'begun' ? { ...event, answerId } : event;
}

export async function stopAnswer(
  { answers, secret }: AnswerDeps,
  { answerId, answerToken }: AnswerRef,
): Promise<Result<null>> {
  const stopped = await answers?.stop(createAnswerKey(secret, answerId, answerToken));
  return stopped ? ok(null) : fail('not_found', chatFaults.notKept);
}
