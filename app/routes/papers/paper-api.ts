// For programs (docs/api.md): reads a paper. Cookies are not read, and the text is neither stored,
// logged nor sent to anybody.

import { takeReading } from '#features/citations/charge-reading.server.ts';
import { type PaperAnswer, PaperBody } from '#features/papers/answer-shape.ts';
import { chooseLead } from '#features/papers/days/choose-lead.ts';
import { followPaper } from '#features/papers/follow/follow-paper.server.ts';
import { noticePaperDanger } from '#features/papers/follow/notice-paper-danger.server.ts';
import * as apiTexts from '#features/papers/messages/api-texts.ts';
import { readPaper } from '#features/papers/read/read-paper.server.ts';
import { findSafetyLine } from '#features/triage/safety-line.ts';
import { readJurisdiction } from '#legal/jurisdictions.ts';
import { toIsoDay } from '#lib/dates.ts';
import { getVisit } from '../../http/context.ts';
import { jsonFailure, jsonPostOnly, NO_STORE } from '../../http/json-response.ts';
import { readJson } from '../../http/read-json.ts';
import { MAX_JSON_BYTES, type RouteHandle } from '../../http/route-handle.ts';
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
  const refused = await takeReading(deps, caller, 'papers', apiTexts.tooOften);
  if (refused) return jsonFailure(refused.failure);
  const parsed = PaperBody.safeParse(await readJson(request));
  const state = readJurisdiction(parsed.data?.state);
  if (!parsed.success || (parsed.data.state && state === 'General'))
    return jsonFailure({ kind: 'invalid', message: apiTexts.form });
  const { text } = parsed.data;
  const read = await readPaper(deps, caller, text);
  if (!read.ok) return jsonFailure(read.failure);
  const reading = read.value;
  const noticed = await noticePaperDanger(deps, reading, text, request.signal);
  const { deadlines, questions, urgent } = followPaper(deps, reading, text, {
    state: state === 'General' ? (reading.state ?? undefined) : state,
    noticed,
  });
  const { caseNumber, court } = reading;
  const safety = findSafetyLine(deps, text);
  const answer: PaperAnswer = {
    ...reading,
    caseNumber: caseNumber?.text ?? null,
    court: court?.text ?? null,
    deadlines,
    lead: chooseLead(deadlines, toIsoDay(deps.clock.now())),
    questions,
    urgent,
    ...(safety && { safety }),
  };
  return Response.json(answer, { headers: NO_STORE });
}

export function loader() {
  return jsonPostOnly('bad_method', apiTexts.post);
}
