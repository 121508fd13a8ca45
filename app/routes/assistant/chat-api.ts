// The assistant for programs and for our own page (docs/api.md): the answer comes as a stream of events while it is written.

import { chatFaults } from '#features/assistant/notices.ts';
import { beginAnswer } from '#features/assistant/write/begin-answer.server.ts';
import { visitOf } from '../../http/context.ts';
import { eventStream } from '../../http/event-stream.ts';
import { failureHeaders, failureStatus } from '../../http/failure-response.ts';
import { readJson } from '../../http/read-json.ts';
import type { Route } from './+types/chat-api';

const NEVER_KEPT = { 'Cache-Control': 'no-store' };

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, viewer, clientAddress, jurisdiction } = visitOf(context);
  const gone = new AbortController();
  const result = await beginAnswer(deps, viewer, { client: clientAddress, jurisdiction, signal: gone.signal }, await readJson(request));
  if (!result.ok) {
    const { kind, message } = result.failure;
    const headers = { ...NEVER_KEPT, ...failureHeaders(result.failure) };
    return Response.json({ error: { kind, message } }, { status: failureStatus(result.failure), headers });
  }
  const { answerId, answerToken, events } = result.value;
  const onError = (error: unknown) => deps.log.error({ err: error }, 'an answer failed');
  return eventStream(events, { gone, onError, headers: { 'Answer-Id': answerId, 'Answer-Token': answerToken } });
}

export function loader() {
  const error = { kind: 'bad_method', message: chatFaults.post };
  return Response.json({ error }, { status: 405, headers: { ...NEVER_KEPT, Allow: 'POST' } });
}
