import { data, redirect } from 'react-router';
import { visitOf } from '../../http/context.ts';
import { failureStatus } from '../../http/failure-response.ts';
import type { Route } from './+types/account-data';

export async function loader({ context }: Route.LoaderArgs) {
  const { deps, viewer } = visitOf(context);
  if (viewer.kind === 'visitor') return redirect('/auth/login?returnTo=%2Faccount');
  const result = await deps.accounts.downloadMyData(viewer);
  if (!result.ok) throw data(null, { status: failureStatus(result.failure) });
  return new Response(`${JSON.stringify(result.value, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="my-data-${deps.clock.now().toISOString().slice(0, 10)}.json"`,
      'Cache-Control': 'no-store',
    },
  });
}
