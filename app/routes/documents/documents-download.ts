// Downloads the generated document. It is generated again from the form, because the server stores
// nothing of it.
import { data, redirect } from 'react-router';
import { exportDocument } from '#features/documents/generate-document.server.ts';
import { FILE_FORMATS } from '#features/printing/write-file.server.ts';
import { parseJson } from '#lib/parse-json.ts';
import { getVisit } from '../../http/context.ts';
import { fileResponse, noFileResponse } from '../../http/file-response.ts';
import { readForm } from '../../http/read-form.ts';
import { KILOBYTE, type RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/documents-download';

export const handle = { postCost: 'files', maxBodyBytes: 1024 * KILOBYTE } satisfies RouteHandle;

export function loader() {
  return redirect('/documents');
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const form = await readForm(request);
  const format = FILE_FORMATS.find((name) => name === form.get('file-format'));
  const generated = parseJson(String(form.get('request')));
  if (!format || generated === null) throw data(null, { status: 400 });
  const result = await exportDocument(deps, caller, { request: generated, format });
  return result.ok ? fileResponse(result.value) : noFileResponse(result.failure);
}
