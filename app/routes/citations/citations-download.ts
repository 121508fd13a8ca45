// The checker's form, posted for a download. The text is checked again, because the server stores
// nothing of it.
import { data, redirect } from 'react-router';
import { answerDownloadForm } from '#features/citations/report/create-check-file.server.ts';
import { MAX_CHECK_BYTES } from '#features/citations/schema.ts';
import { getVisit } from '../../http/context.ts';
import { fileResponse, noFileResponse } from '../../http/file-response.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/citations-download';

export const handle = { postCost: 'files', maxBodyBytes: MAX_CHECK_BYTES } satisfies RouteHandle;

export function loader() {
  return redirect('/citations');
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller, files } = getVisit(context);
  const form = await readForm(request);
  const file = await answerDownloadForm(deps, caller, form, files.get('file'));
  if (!file) throw data(null, { status: 400 });
  return file.ok ? fileResponse(file.value) : noFileResponse(file.failure);
}
