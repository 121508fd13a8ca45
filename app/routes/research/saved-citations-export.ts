import { data, redirect } from 'react-router';
import { exportCitations } from '#features/research/saved/export-citations.server.ts';
import { visitOf } from '../../http/context.ts';
import { failureStatus } from '../../http/failure-response.ts';
import { fileResponse } from '../../http/file-response.ts';
import { readForm } from '../../http/read-form.ts';
import type { Route } from './+types/saved-citations-export';

export function loader() {
  return redirect('/research/saved');
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, viewer } = visitOf(context);
  const form = await readForm(request);
  const result = await exportCitations(deps, viewer, { format: form.get('format'), cases: form.getAll('case') });
  if (result.ok) return fileResponse(result.value);
  if (result.failure.kind === 'unauthenticated') return redirect('/auth/login?returnTo=%2Fresearch%2Fsaved');
  throw data(null, { status: failureStatus(result.failure) });
}
