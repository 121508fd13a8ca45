// Resumes, stops or rates one answer of the assistant; requires its token (docs/api.md).

import { rejoinAnswer, stopAnswer } from '#features/assistant/deliver/rejoin-answer.server.ts';
import { chatFaults } from '#features/assistant/notices.ts';
import { rateAnswer } from '#features/assistant/rate-answer.server.ts';
import type { Failure, Result } from '#lib/result.ts';
import { getVisit } from '../../http/context.ts';
import { eventStream } from '../../http/event-stream.ts';
import { jsonFailure, NO_STORE } from '../../http/json-response.ts';
import { readJson } from '../../http/read-json.ts';
import type { Route } from './+types/chat-answer-api';

const NOT_FOUND: Failure = { kind: 'not_found', message: chatFaults.notKept };

const readAnswerKey = (request: Request, answerId: string) => ({
  answerId,
  answerToken: request.headers.get('Answer-Token') ?? '',
});

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  if (params.intent !== undefined) return jsonFailure(NOT_FOUND);
  const disconnect = new AbortController();
  const result = await rejoinAnswer(
    deps,
    { ...caller, signal: disconnect.signal },
    readAnswerKey(request, params.answerId),
  );
  if (!result.ok) return jsonFailure(result.failure);
  return eventStream(result.value, {
    disconnect,
    onError: (error) => deps.log.error({ err: error }, 'an answer failed'),
  });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const answer = readAnswerKey(request, params.answerId);
  if (params.intent === 'stop') return noContent(await stopAnswer(deps, answer));
  if (params.intent === 'feedback')
    return noContent(await rateAnswer(deps, caller, { ...answer, body: await readJson(request) }));
  return jsonFailure(NOT_FOUND);
}

function noContent(result: Result<null>): Response {
  return result.ok
    ? new Response(null, { status: 204, headers: NO_STORE })
    : jsonFailure(result.failure);
}
