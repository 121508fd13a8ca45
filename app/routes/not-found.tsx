import { data } from 'react-router';
import { visitOf } from '#app/context.ts';
import type { Route } from './+types/not-found';

// Parts of the product that the frame already names and that open with a later version.
const NOT_OPEN_YET: Record<string, string> = {
  '/subscription': 'The plans page',
  '/support': 'The support form',
};

export function loader({ request, context }: Route.LoaderArgs): never {
  const { refusal } = visitOf(context);
  if (refusal) throw data(null, { status: refusal.status });
  const { pathname } = new URL(request.url);
  const key = Object.keys(NOT_OPEN_YET).find((path) => pathname === path || pathname.startsWith(`${path}/`));
  throw data({ part: key && NOT_OPEN_YET[key] }, { status: 404 });
}

export function action(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
