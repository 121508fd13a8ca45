// One paper for a program: what it is, and what follows from it.
import type { Caller } from '#features/caller.ts';
import { takeReading } from '#features/citations/read/charge-reading.server.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import { findSafetyLine } from '#features/triage/safety-line.ts';
import { readJurisdiction } from '#legal/jurisdictions.ts';
import { toIsoDay } from '#lib/dates.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { type PaperAnswer, PaperBody } from '../answer-shape.ts';
import { chooseLead } from '../days/choose-lead.ts';
import * as apiTexts from '../messages/api-texts.ts';
import { type PaperDeps, readPaper } from '../read/read-paper.server.ts';
import { followPaper } from './follow-paper.server.ts';
import { noticePaperDanger } from './notice-paper-danger.server.ts';

/** The limits are taken first, also for what turns out to be wrong. */
export async function answerPaper(
  deps: PaperDeps & Pick<LibrarySearchDeps, 'search'>,
  caller: Caller,
  body: unknown,
  signal: AbortSignal,
): Promise<Result<PaperAnswer>> {
  const refused = await takeReading(deps, caller, 'papers', apiTexts.tooOften);
  if (refused) return refused;
  const parsed = PaperBody.safeParse(body);
  const state = readJurisdiction(parsed.data?.state);
  if (!parsed.success || (parsed.data.state && state === 'General'))
    return fail('invalid', apiTexts.form);
  const { text } = parsed.data;
  const read = await readPaper(deps, caller, text);
  if (!read.ok) return read;
  const reading = read.value;
  const noticed = await noticePaperDanger(deps, reading, text, signal);
  const { deadlines, questions, urgent } = followPaper(deps, reading, text, {
    state: state === 'General' ? (reading.state ?? undefined) : state,
    noticed,
  });
  const safety = findSafetyLine(deps, text);
  return ok({
    ...reading,
    caseNumber: reading.caseNumber?.text ?? null,
    court: reading.court?.text ?? null,
    deadlines,
    lead: chooseLead(deadlines, toIsoDay(deps.clock.now())),
    questions,
    urgent,
    ...(safety && { safety }),
  });
}
