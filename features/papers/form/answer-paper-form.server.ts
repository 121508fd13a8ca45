// The form of /paper, and what its page shows of a paper; the same as a calendar file. The server
// stores nothing of it, so that each reads the paper again.
import type { Caller } from '#features/caller.ts';
import { writeCalendar } from '#features/deadlines/write-calendar-file.server.ts';
import type { Deps } from '#features/deps.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import { findSafetyLine, type SafetyLine } from '#features/triage/safety-line.ts';
import { triage } from '#features/triage/triage.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import { type Failure, ok, type Result } from '#lib/result.ts';
import { listCalendarEvents } from '../days/list-calendar-events.server.ts';
import { noticePaperDanger } from '../follow/notice-paper-danger.server.ts';
import type { PaperDeps } from '../read/read-paper.server.ts';
import { type PaperView, viewPaper } from '../result/view-paper.server.ts';
import { openPaper } from './open-paper.server.ts';
import type { PaperSent } from './paper-fields.tsx';
import type { PaperForm } from './read-paper-form.server.ts';

/** `urgent`: danger in a text that was refused; a text that was read has it in its view. */
export type PaperAnswer = {
  failure: Failure | null;
  sent: PaperSent | null;
  view: PaperView | null;
  urgent?: UrgentLine[];
  safety?: SafetyLine;
};

export async function answerPaperForm(
  deps: PaperDeps & Pick<LibrarySearchDeps, 'search'>,
  caller: Caller,
  form: PaperForm,
  signal: AbortSignal,
): Promise<PaperAnswer> {
  const { text, state, stateBy, kind = '', date = '', dateRole } = form;
  const sent: PaperSent = { text, state, stateBy, kind, date, dateRole };
  const opened = await openPaper(deps, caller, form);
  const line = findSafetyLine(deps, text);
  const safety = line && { safety: line };
  if (!opened.ok) {
    const urgent = triage(deps.library.triage, text);
    return { failure: opened.failure, sent, view: null, urgent, ...safety };
  }
  const read = opened.value;
  const noticed = await noticePaperDanger(deps, read.reading, read.text, signal);
  const view = viewPaper(deps, form, read, noticed);
  return { failure: null, sent: { ...sent, text: read.text }, view, ...safety };
}

export async function writePaperCalendar(
  deps: PaperDeps & Pick<Deps, 'site'>,
  caller: Caller,
  form: PaperForm,
): Promise<Result<{ name: string; type: string; text: string }>> {
  const opened = await openPaper(deps, caller, form);
  if (!opened.ok) return opened;
  const events = listCalendarEvents(viewPaper(deps, form, opened.value).deadlines);
  const text = writeCalendar(events, deps.site, deps.clock.now());
  return ok({ name: 'paper-dates.ics', type: 'text/calendar', text });
}
