// For programs (docs/api.md): reads a paper. Cookies are not read, and the text is neither stored,
// logged nor sent to anybody.
import { answerPaper } from '#features/papers/follow/answer-paper.server.ts';
import * as apiTexts from '#features/papers/messages/api-texts.ts';
import { getVisit } from '../../http/context.ts';
import { jsonFailure, jsonPostOnly, NO_STORE } from '../../http/json-response.ts';
import { readJson } from '../../http/read-json.ts';
import { MAX_JSON_BYTES, type RouteHandle } from '../../http/route-handle.ts';
import { toPaperAnswerV1 } from '../../http/wire/paper.ts';
import type { Route } from './+types/paper-api';

export const handle = {
  machine: true,
  cost: 'searching',
  maxBodyBytes: MAX_JSON_BYTES,
} satisfies RouteHandle;

/**
 * POST { "text": "…", "state"?: "OH" } → { "kind", "others", "dates", "periods", "amounts",
 * "caseNumber", "court", … }
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const answer = await answerPaper(deps, caller, await readJson(request), request.signal);
  return answer.ok
    ? Response.json(toPaperAnswerV1(answer.value), { headers: NO_STORE })
    : jsonFailure(answer.failure);
}

export function loader() {
  return jsonPostOnly('bad_method', apiTexts.post);
}
