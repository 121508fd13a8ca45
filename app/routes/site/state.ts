import { data, redirect } from 'react-router';
import { readJurisdiction } from '#legal/jurisdictions.ts';
import { readLocalPath } from '#lib/local-path.ts';
import { getVisit } from '../../http/context.ts';
import { readForm } from '../../http/read-form.ts';
import { stateCookie } from '../../http/state-cookie.ts';
import type { Route } from './+types/state';

export function loader() {
  return redirect('/');
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const secure = getVisit(context).deps.site.publicUrl.startsWith('https:');
  const cookie = stateCookie(readJurisdiction(form.get('state')), secure);
  const headers = { 'Set-Cookie': cookie };
  // With JavaScript the page stays and revalidates; without it, the browser is redirected back.
  return form.get('stay')
    ? data(null, { headers })
    : redirect(readLocalPath(form.get('returnTo')), { headers });
}
