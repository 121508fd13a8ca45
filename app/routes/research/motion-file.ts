// Downloads a motion from the signed payload that the page posts back; the server stores nothing of
// it.
import { data, redirect } from 'react-router';
import { exportMotion } from '#features/motions/export-motion.server.ts';
import { FILE_FORMATS } from '#features/printing/write-file.server.ts';
import { getVisit } from '../../http/context.ts';
import { fileResponse, noFileResponse } from '../../http/file-response.ts';
import { readForm } from '../../http/read-form.ts';
import { KILOBYTE, type RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/motion-file';

export const handle = { cost: 'files', maxBodyBytes: 1024 * KILOBYTE } satisfies RouteHandle;

export const loader = () => redirect('/research?tab=motions');

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const form = await readForm(request);
  const format = FILE_FORMATS.find((name) => name === form.get('file-format'));
  if (!format) throw data(null, { status: 400 });
  const result = await exportMotion(deps, caller, { sealed: form.get('sealed'), format });
  return result.ok ? fileResponse(result.value) : noFileResponse(result.failure);
}
