// For programs (docs/api.md). Cookies are not read, and the text is not stored.
import { z } from 'zod';
import { checkCitations } from '#features/citations/check-citations.server.ts';
import { checker } from '#features/citations/messages.ts';
import { MAX_CHARACTERS } from '#features/citations/schema.ts';
import { getVisit } from '../../http/context.ts';
import { jsonFailure, NO_STORE } from '../../http/json-response.ts';
import { readJson } from '../../http/read-json.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/citations-check';

export const handle = { machine: true, postCost: 'files', maxBodyBytes: 4 * MAX_CHARACTERS } satisfies RouteHandle;

const Body = z.object({ text: z.string() });
const NO_CITATIONS = { citations: [], quotations: [], textCut: false, citationsCut: false, partial: false, liveFailed: false };

/** POST { "text": "…" } → { "citations": [{ "start", "end", "text", "parsed", "status", … }], … } */
export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const parsed = Body.safeParse(await readJson(request));
  if (!parsed.success) return jsonFailure({ kind: 'invalid', message: checker.badJson });
  if (parsed.data.text.trim() === '') return Response.json(NO_CITATIONS, { headers: NO_STORE });
  const result = await checkCitations(deps, caller, { text: parsed.data.text });
  if (!result.ok) return jsonFailure(result.failure);
  const { text: _, ...checked } = result.value;
  return Response.json(checked, { headers: NO_STORE });
}

export function loader() {
  return Response.json({ error: { kind: 'bad_method', message: checker.post } }, { status: 405, headers: { ...NO_STORE, Allow: 'POST' } });
}
