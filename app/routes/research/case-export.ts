import { data } from 'react-router';
import { exportCase } from '#features/research/saved/export-citations.server.ts';
import { getVisit } from '../../http/context.ts';
import { failureStatus } from '../../http/failure-response.ts';
import { fileResponse } from '../../http/file-response.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/case-export';

export const handle = { cost: 'files' } satisfies RouteHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { deps } = getVisit(context);
  const result = await exportCase(deps, { slug: params.caseId, format: params.format });
  if (!result.ok) throw data(null, { status: failureStatus(result.failure) });
  return fileResponse(result.value);
}
