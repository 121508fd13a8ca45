// The checker's form, posted for a download. The text is checked again, because the server stores
// nothing of it.
import { data, redirect } from 'react-router';
import { checkCitations } from '#features/citations/check-citations.server.ts';
import { CHECK_FORMATS, createCheckFile } from '#features/citations/create-check-file.server.ts';
import { readCheckForm } from '#features/citations/read-check-form.server.ts';
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
  const format = CHECK_FORMATS.find((name) => name === form.get('file-format'));
  if (!format) throw data(null, { status: 400 });
  const { job } = readCheckForm(form, files.get('file'));
  const result = await checkCitations(deps, caller, job);
  if (!result.ok) return noFileResponse(result.failure);
  const file = await createCheckFile(deps, result.value, {
    format,
    chosen: form.getAll('correct').map(String),
    digest: String(form.get('checked') ?? ''),
  });
  return file.ok ? fileResponse(file.value) : noFileResponse(file.failure);
}
