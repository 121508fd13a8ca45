import { countDeadline } from '#features/deadlines/count-deadline.server.ts';
import { readForm } from '#features/deadlines/deadline-fields.ts';
import { writeCalendarFile } from '#features/deadlines/write-calendar-file.server.ts';
import { getVisit } from '../../http/context.ts';
import { fileResponse, noFileResponse } from '../../http/file-response.ts';
import type { Route } from './+types/deadlines-ics';

export function loader({ request, context }: Route.LoaderArgs) {
  const { deps } = getVisit(context);
  const result = countDeadline(deps, readForm(new URL(request.url).searchParams));
  if (!result.ok) return noFileResponse(result.failure);
  return fileResponse({
    name: `deadline-${result.value.entry.date}.ics`,
    type: 'text/calendar',
    text: writeCalendarFile(result.value, deps.site, deps.clock.now()),
  });
}
