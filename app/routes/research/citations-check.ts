// For programs (docs/api.md). Cookies play no part, and nothing that is sent is kept.
import { z } from 'zod';
import { checkCitations } from '#features/citations/check-citations.server.ts';
import { checker } from '#features/citations/messages.ts';
import type { Failure } from '#lib/result.ts';
import { visitOf } from '../../http/context.ts';
import { failureHeaders, failureStatus } from '../../http/failure-response.ts';
import { readJson } from '../../http/read-json.ts';
import type { Route } from './+types/citations-check';

const Body = z.object({ text: z.string() });
const NEVER_KEPT = { 'Cache-Control': 'no-store' };
const NOTHING = { citations: [], quotations: [], textCut: false, citationsCut: false, partial: false, liveFailed: false };

/** POST { "text": "…" } → { "citations": [{ "start", "end", "text", "parsed", "status", … }], … } */
export async function action({ request, context }: Route.ActionArgs) {
  const { deps, clientAddress } = visitOf(context);
  const parsed = Body.safeParse(await readJson(request));
  if (!parsed.success) return refuse({ kind: 'invalid', message: checker.badJson });
  if (parsed.data.text.trim() === '') return Response.json(NOTHING, { headers: NEVER_KEPT });
  const result = await checkCitations(deps, clientAddress, { text: parsed.data.text, signal: request.signal });
  if (!result.ok) return refuse(result.failure);
  const { text: _, ...checked } = result.value;
  return Response.json(checked, { headers: NEVER_KEPT });
}

function refuse(failure: Failure): Response {
  const { kind, message } = failure;
  return Response.json(
    { error: { kind, message } },
    { status: failureStatus(failure), headers: { ...NEVER_KEPT, ...failureHeaders(failure) } },
  );
}

export function loader() {
  return Response.json(
    { error: { kind: 'bad_method', message: checker.post } },
    { status: 405, headers: { ...NEVER_KEPT, Allow: 'POST' } },
  );
}
