// One paper for a program: what it is, and what follows from it.
import type { Caller } from '#features/caller.ts';
import { takeReading } from '#features/citations/read/charge-reading.server.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import type { SafetyLine } from '#features/triage/safety-line.ts';
import { findSafetyLine } from '#features/triage/safety-line.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import { readJurisdiction } from '#legal/jurisdictions.ts';
import { toIsoDay } from '#lib/dates.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { chooseLead } from '../days/choose-lead.ts';
import type { PaperDeadline } from '../days/paper-deadline.ts';
import * as apiTexts from '../messages/api-texts.ts';
import { PaperBody } from '../paper-body.ts';
import { type PaperDeps, readPaper } from '../read/read-paper.server.ts';
import type { PaperReading } from '../schema.ts';
import { followPaper } from './follow-paper.server.ts';
import type { PaperQuestion } from './list-questions.ts';
import { noticePaperDanger } from './notice-paper-danger.server.ts';

/** `lead`: the index of the deadline to show first; -1 if none is clear. */
export type AnsweredPaper = {
  reading: PaperReading;
  deadlines: PaperDeadline[];
  lead: number;
  questions: PaperQuestion[];
  urgent: UrgentLine[];
  safety?: SafetyLine;
};

/** The limits are taken first, also for what turns out to be wrong. */
export async function answerPaper(
  deps: PaperDeps & Pick<LibrarySearchDeps, 'search'>,
  caller: Caller,
  body: unknown,
  signal: AbortSignal,
): Promise<Result<AnsweredPaper>> {
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
    reading,
    deadlines,
    lead: chooseLead(deadlines, toIsoDay(deps.clock.now())),
    questions,
    urgent,
    ...(safety && { safety }),
  });
}
