// The dates of a paper as a calendar file. Asked for by POST, so that no date is in an address; the
// paper is read again, because the server stores nothing of it.
import { redirect } from 'react-router';
import { writePaperCalendar } from '#features/papers/form/answer-paper-form.server.ts';
import { readPaperForm } from '#features/papers/form/read-paper-form.server.ts';
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
  const file = await writePaperCalendar(deps, caller, form);
  return file.ok ? fileResponse(file.value) : noFileResponse(file.failure);
}
