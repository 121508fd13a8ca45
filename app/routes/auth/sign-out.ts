import { redirect } from 'react-router';
import { visitOf } from '../../http/context.ts';
import { withCookies } from '../../http/with-cookies.ts';
import type { Route } from './+types/sign-out';

export function loader() {
  return redirect('/');
}

/** Always home: the page one was on may be for signed-in people only. */
export async function action({ request, context }: Route.ActionArgs) {
  const { deps, clientAddress } = visitOf(context);
  const result = await deps.accounts.signOut({ clientAddress, headers: request.headers });
  return redirect('/', { headers: withCookies(result.ok ? result.value.cookies : []) });
}
