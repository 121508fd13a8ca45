import { data, redirect } from 'react-router';
import { exportCitations } from '#features/research/saved/export-citations.server.ts';
import { getVisit } from '../../http/context.ts';
import { failureStatus } from '../../http/failure-response.ts';
import { fileResponse } from '../../http/file-response.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/saved-citations-export';

export const handle = { cost: 'files' } satisfies RouteHandle;

export function loader() {
  return redirect('/research/saved');
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const form = await readForm(request);
  const result = await exportCitations(deps, caller, {
    format: form.get('format'),
    cases: form.getAll('case'),
  });
  if (result.ok) return fileResponse(result.value);
  if (result.failure.kind === 'unauthenticated')
    return redirect('/auth/login?returnTo=%2Fresearch%2Fsaved');
  throw data(null, { status: failureStatus(result.failure) });
}
