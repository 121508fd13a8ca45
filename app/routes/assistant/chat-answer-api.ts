// One answer of the assistant, for who has its token: come back to it, stop it, say whether it helped (docs/api.md).

import { rejoinAnswer, stopAnswer } from '#features/assistant/deliver/rejoin-answer.server.ts';
import { chatFaults } from '#features/assistant/notices.ts';
import { rateAnswer } from '#features/assistant/rate-answer.server.ts';
import type { Failure } from '#lib/result.ts';
import { visitOf } from '../../http/context.ts';
import { eventStream } from '../../http/event-stream.ts';
import { failureHeaders, failureStatus } from '../../http/failure-response.ts';
import { readJson } from '../../http/read-json.ts';
import type { Route } from './+types/chat-answer-api';

const NEVER_KEPT = { 'Cache-Control': 'no-store' };
const NOTHING_HERE: Failure = { kind: 'not_found', message: chatFaults.notKept };

const named = (request: Request, answerId: string) => ({ answerId, answerToken: request.headers.get('Answer-Token') ?? '' });

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { deps } = visitOf(context);
  if (params.wish !== undefined) return refuse(NOTHING_HERE);
  const gone = new AbortController();
  const result = await rejoinAnswer(deps, named(request, params.answerId), gone.signal);
  if (!result.ok) return refuse(result.failure);
  return eventStream(result.value, { gone, onError: (error) => deps.log.error({ err: error }, 'an answer failed') });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { deps, clientAddress } = visitOf(context);
  const answer = named(request, params.answerId);
  if (params.wish === 'stop') return done(await stopAnswer(deps, answer));
  if (params.wish === 'feedback') return done(await rateAnswer(deps, clientAddress, answer, await readJson(request)));
  return refuse(NOTHING_HERE);
}

function done(result: Awaited<ReturnType<typeof stopAnswer>>): Response {
  return result.ok ? new Response(null, { status: 204, headers: NEVER_KEPT }) : refuse(result.failure);
}

function refuse(failure: Failure): Response {
  const { kind, message } = failure;
  return Response.json(
    { error: { kind, message } },
    { status: failureStatus(failure), headers: { ...NEVER_KEPT, ...failureHeaders(failure) } },
  );
}
