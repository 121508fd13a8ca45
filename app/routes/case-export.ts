import { data } from 'react-router';
import { visitOf } from '#app/context.ts';
import { failureStatus } from '#app/failure-response.ts';
import { fileResponse } from '#app/file-response.ts';
import { exportCase } from '#features/research/export-citations.server.ts';
import type { Route } from './+types/case-export';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { deps } = visitOf(context);
  const result = await exportCase(deps, { slug: params.caseId, format: params.format });
  if (!result.ok) throw data(null, { status: failureStatus(result.failure) });
  return fileResponse(result.value);
}
