// GET downloads the CSV template; POST turns a filled-in table into a zip of documents.
import { data, redirect } from 'react-router';
import { batchDocuments, createBatchTable } from '#features/documents/batch-documents.server.ts';
import { FILE_FORMATS } from '#features/printing/write-file.server.ts';
import { getVisit } from '../../http/context.ts';
import { fileResponse, noFileResponse } from '../../http/file-response.ts';
import { readForm } from '../../http/read-form.ts';
import { KILOBYTE, type RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/documents-batch';

export const handle = { postCost: 'files', maxBodyBytes: 1024 * KILOBYTE } satisfies RouteHandle;

export function loader({ request, context }: Route.LoaderArgs) {
  const type = new URL(request.url).searchParams.get('type');
  const template = getVisit(context).deps.library.documents.find(({ id }) => id === type);
  if (!template) return redirect('/documents');
  return fileResponse({
    name: `${template.id.replaceAll('_', '-')}-table.csv`,
    type: 'text/csv',
    text: createBatchTable(template),
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller, files } = getVisit(context);
  const form = await readForm(request);
  const format = FILE_FORMATS.find((name) => name === form.get('file-format'));
  // A file, or the text of a table that was checked on the page.
  const table = form.get('table');
  if (!format || table === null) throw data(null, { status: 400 });
  const csv =
    typeof table === 'string'
      ? new TextEncoder().encode(table)
      : (files.get('table')?.bytes ?? new Uint8Array());
  const result = await batchDocuments(deps, caller, {
    documentType: form.get('documentType'),
    csv,
    format,
  });
  return result.ok ? fileResponse(result.value) : noFileResponse(result.failure);
}
