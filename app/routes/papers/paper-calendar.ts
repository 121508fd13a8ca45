// The dates of a paper as a calendar file. Asked for by POST, so that no date is in an address; the
// paper is read again, because the server stores nothing of it.
import { redirect } from 'react-router';
import { writeCalendar } from '#features/deadlines/write-calendar-file.server.ts';
import { listCalendarEvents } from '#features/papers/days/list-calendar-events.server.ts';
import { openPaper } from '#features/papers/form/open-paper.server.ts';
import { readPaperForm } from '#features/papers/form/read-paper-form.server.ts';
import { viewPaper } from '#features/papers/result/view-paper.server.ts';
import { MAX_PAPER_BYTES } from '#features/papers/schema.ts';
import { getVisit } from '../../http/context.ts';
import { fileResponse, noFileResponse } from '../../http/file-response.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/paper-calendar';

export const handle = { postCost: 'files', maxBodyBytes: MAX_PAPER_BYTES } satisfies RouteHandle;

export function loader() {
  return redirect('/paper');
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller, files } = getVisit(context);
  const form = readPaperForm(await readForm(request), files.get('file'), caller.jurisdiction);
  const result = await openPaper(deps, caller, form);
  if (!result.ok) return noFileResponse(result.failure);
  const events = listCalendarEvents(viewPaper(deps, form, result.value).deadlines);
  return fileResponse({
    name: 'paper-dates.ics',
    type: 'text/calendar',
    text: writeCalendar(events, deps.site, deps.clock.now()),
  });
}
