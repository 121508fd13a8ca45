// An account with a second step can do nothing in a session that has not taken it, whichever way
// the session was opened. Here, before any route runs, such a request is led to the second step;
// the routes that stay open say so (`handle.beforeSecondStep`), so a new route is closed. Programs'
// routes never read the session, and what they answer is the same for everybody.

import { wantsJson } from './refusals.ts';
import type { RouteFacts } from './route-table.ts';

const SECOND_STEP = '/auth/second-step';
const MESSAGE = 'Please take the second step of your sign-in first.';

type Guarded = {
  method: string;
  url: string;
  accept: string | undefined;
  /** Its address has a token, which is written into no other one. */
  tokenInAddress?: boolean;
};

/** Whether a session that waits for its second step may ask for this route. */
export const isOpenBeforeSecondStep = (route: RouteFacts | undefined): boolean =>
  route?.beforeSecondStep === true;

export function leadToSecondStep({
  method,
  url,
  accept,
  tokenInAddress = false,
}: Guarded): Response {
  const { pathname, search } = new URL(url);
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  const isPageData = pathname.endsWith('.data');
  if (!isPageData && wantsJson(pathname, accept))
    return Response.json(
      { error: { kind: 'unauthenticated', message: MESSAGE } },
      { status: 401, headers },
    );
  const query =
    method === 'POST' || tokenInAddress
      ? ''
      : `?returnTo=${encodeURIComponent(toPage(pathname, search))}`;
  if (isPageData) {
    // How React Router's browser side reads a redirect from a server in front of it.
    headers.set('X-Remix-Redirect', `${SECOND_STEP}${query}`);
    headers.set('X-Remix-Status', '302');
    headers.set('X-Remix-Reload-Document', 'true');
    return new Response(null, { status: 204, headers });
  }
  headers.set('Location', `${SECOND_STEP}${query}`);
  return new Response(null, { status: 303, headers });
}

/** The address of the page whose data was asked for. */
function toPage(pathname: string, search: string): string {
  const page = pathname.replace(/(?:^\/_root|\/_)?\.data$/, '') || '/';
  const query = new URLSearchParams(search);
  query.delete('_routes');
  return query.size > 0 ? `${page}?${query}` : page;
}
