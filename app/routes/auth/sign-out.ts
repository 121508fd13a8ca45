import { redirect } from 'react-router';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { withCookies } from '../../http/with-cookies.ts';
import type { Route } from './+types/sign-out';

export const handle = { beforeSecondStep: true, postCost: 'signing-in' } satisfies RouteHandle;

export function loader() {
  return redirect('/');
}

/** Redirects home, because the previous page may require signing in. */
export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const result = await deps.accounts.signOut({ ...caller, headers: request.headers });
  return redirect('/', { headers: withCookies(result.ok ? result.value.cookies : []) });
}
