import { readForm } from '#features/deadlines/deadline-fields.ts';
import { getDeadlineFile } from '#features/deadlines/write-calendar-file.server.ts';
import { getVisit } from '../../http/context.ts';
import { fileResponse, noFileResponse } from '../../http/file-response.ts';
import type { Route } from './+types/deadlines-ics';

export function loader({ request, context }: Route.LoaderArgs) {
  const { deps } = getVisit(context);
  const file = getDeadlineFile(deps, readForm(new URL(request.url).searchParams));
  return file.ok ? fileResponse(file.value) : noFileResponse(file.failure);
}
