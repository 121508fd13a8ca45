import type { AssistantDeps } from '#features/assistant/assistant-deps.ts';
import type { AnswerEvent } from '#features/grounding/answer.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { chatFaults } from '../notices.ts';
import { answerKey } from '../write/answer-key.ts';

type AnswerDeps = Pick<AssistantDeps, 'answers' | 'secret'>;
type Named = { answerId: string; answerToken: string };

/** An answer that is being written, or was just now, from its beginning, for who has its token. */
export async function rejoinAnswer(
  { answers, secret }: AnswerDeps,
  { answerId, answerToken }: Named,
  signal: AbortSignal,
): Promise<Result<AsyncGenerator<AnswerEvent>>> {
  const events = await answers?.rejoin(answerKey(secret, answerId, answerToken), signal);
  return events ? ok(named(events, answerId)) : fail('not_found', chatFaults.notKept);
}

/** It may have been begun for somebody else who asked the same. */
async function* named(events: AsyncIterable<AnswerEvent>, answerId: string): AsyncGenerator<AnswerEvent> {
  for await (const event of events) yield event.type === 'begun' ? { ...event, answerId } : event;
}

export async function stopAnswer({ answers, secret }: AnswerDeps, { answerId, answerToken }: Named): Promise<Result<null>> {
  const stopped = await answers?.stop(answerKey(secret, answerId, answerToken));
  return stopped ? ok(null) : fail('not_found', chatFaults.notKept);
}
