import { data } from 'react-router';
import { exportCase } from '#features/research/saved/export-citations.server.ts';
import { visitOf } from '../../http/context.ts';
import { failureStatus } from '../../http/failure-response.ts';
import { fileResponse } from '../../http/file-response.ts';
import type { Route } from './+types/case-export';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { deps } = visitOf(context);
  const result = await exportCase(deps, { slug: params.caseId, format: params.format });
  if (!result.ok) throw data(null, { status: failureStatus(result.failure) });
  return fileResponse(result.value);
}
