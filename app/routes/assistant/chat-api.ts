// The assistant, for programs and for the chat page (docs/api.md): streams the answer as events
// while it is written.

import { chatFaults } from '#features/assistant/notices.ts';
import { beginAnswer } from '#features/assistant/write/begin-answer.server.ts';
import { getVisit } from '../../http/context.ts';
import { eventStream } from '../../http/event-stream.ts';
import { jsonFailure, jsonPostOnly } from '../../http/json-response.ts';
import { readJson } from '../../http/read-json.ts';
import { MAX_JSON_BYTES, type RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/chat-api';

export const handle = { postCost: 'writing', maxBodyBytes: MAX_JSON_BYTES } satisfies RouteHandle;

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const disconnect = new AbortController();
  const result = await beginAnswer(
    deps,
    { ...caller, signal: disconnect.signal },
    await readJson(request),
  );
  if (!result.ok) return jsonFailure(result.failure);
  const { answerId, answerToken, events } = result.value;
  const onError = (error: unknown) => deps.log.error({ err: error }, 'an answer failed');
  return eventStream(events, {
    disconnect,
    onError,
    headers: { 'Answer-Id': answerId, 'Answer-Token': answerToken },
  });
}

export const loader = () => jsonPostOnly('bad_method', chatFaults.post);
