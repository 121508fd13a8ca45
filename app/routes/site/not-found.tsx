import { data } from 'react-router';
import { getVisit } from '../../http/context.ts';
import type { Route } from './+types/not-found';

export function loader({ context }: Route.LoaderArgs): never {
  throw data(null, { status: getVisit(context).refusal?.status ?? 404 });
}

export function action(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
