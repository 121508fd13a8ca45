// Everything that the account holds, as a file. Asked to confirm first; kept nowhere.
import { data, redirect } from 'react-router';
import { writeExport } from '#features/accounts/export/write-export.server.ts';
import { getVisit } from '../../http/context.ts';
import { failureStatus } from '../../http/failure-response.ts';
import { fileResponse } from '../../http/file-response.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/account-data';

export const handle = { cost: 'files' } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  if (caller.viewer.kind === 'visitor') return redirect('/auth/login?returnTo=%2Faccount');
  const result = await deps.accounts.exportAccount({ ...caller, headers: request.headers });
  if (!result.ok) {
    if (result.failure.kind === 'unauthenticated')
      return redirect('/auth/confirm?returnTo=%2Faccount');
    throw data(null, { status: failureStatus(result.failure) });
  }
  const format = new URL(request.url).searchParams.get('format') === 'pdf' ? 'pdf' : 'json';
  const { name: siteName } = deps.site;
  return fileResponse(
    await writeExport(result.value, { format, siteName, createdAt: deps.clock.now() }),
  );
}
