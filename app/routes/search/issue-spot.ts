import { spotIssues } from '#features/search/meaning/spot-issues.server.ts';
import * as apiTexts from '#features/search/messages/api-texts.ts';
import { IssueBody } from '#features/search/topics-shape.ts';
import { takeLimits } from '#features/take-limits.ts';
import { getVisit } from '../../http/context.ts';
import { jsonFailure, jsonPostOnly, NO_STORE } from '../../http/json-response.ts';
import { readJson } from '../../http/read-json.ts';
import { MAX_JSON_BYTES, type RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/issue-spot';

export const handle = {
  machine: true,
  cost: 'searching',
  maxBodyBytes: MAX_JSON_BYTES,
} satisfies RouteHandle;

/** POST { "text": "…" } → { "topics": [{ "id", "score" }…] }: the topics of a text, best first. */
export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const parsed = IssueBody.safeParse(await readJson(request));
  if (!parsed.success) return jsonFailure({ kind: 'invalid', message: apiTexts.form });
  const limit = ['issue-spots', caller.clientAddress] as const;
  const refused = await takeLimits(deps, [limit], apiTexts.tooOften);
  if (refused) return jsonFailure(refused.failure);
  return Response.json(await spotIssues(deps.search, parsed.data.text), { headers: NO_STORE });
}

export function loader() {
  return jsonPostOnly('bad_method', apiTexts.post);
}
