// For programs (docs/api.md). Cookies are not read, and the text is not stored.
import { checkCitations } from '#features/citations/check/check-citations.server.ts';
import * as checker from '#features/citations/messages/checker.ts';
import { readCheckJson } from '#features/citations/read/read-check-json.ts';
import { MAX_TEXT_BYTES } from '#features/citations/schema.ts';
import { getVisit } from '../../http/context.ts';
import { jsonFailure, jsonPostOnly, NO_STORE } from '../../http/json-response.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { toCheckedTextV1 } from '../../http/wire/citation-check.ts';
import type { Route } from './+types/citations-check';

export const handle = {
  machine: true,
  postCost: 'files',
  maxBodyBytes: MAX_TEXT_BYTES,
} satisfies RouteHandle;

const NO_CITATIONS = {
  citations: [],
  quotations: [],
  textCut: false,
  citationsCut: false,
  partial: false,
  liveFailed: false,
};

/**
 * POST { "text": "…" } → { "citations": [{ "start", "end", "text", "parsed", "status", … }], … }
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const job = readCheckJson(new Uint8Array(await request.arrayBuffer()));
  if (job.ok && 'text' in job.value && job.value.text.trim() === '')
    return Response.json(NO_CITATIONS, { headers: NO_STORE });
  const result = await checkCitations(deps, caller, job);
  if (!result.ok) return jsonFailure(result.failure);
  const { text: _, ...checked } = result.value;
  return Response.json(toCheckedTextV1(checked), { headers: NO_STORE });
}

export const loader = () => jsonPostOnly('bad_method', checker.post);
