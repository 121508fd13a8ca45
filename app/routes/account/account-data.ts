import { data, redirect } from 'react-router';
import { toIsoDay } from '#lib/dates.ts';
import { getVisit } from '../../http/context.ts';
import { failureStatus } from '../../http/failure-response.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/account-data';

export const handle = { cost: 'files' } satisfies RouteHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  if (caller.viewer.kind === 'visitor') return redirect('/auth/login?returnTo=%2Faccount');
  const result = await deps.accounts.downloadMyData(caller);
  if (!result.ok) throw data(null, { status: failureStatus(result.failure) });
  return new Response(`${JSON.stringify(result.value, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="my-data-${toIsoDay(deps.clock.now())}.json"`,
      'Cache-Control': 'no-store',
    },
  });
}
