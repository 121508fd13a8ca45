// The answer for an address whose item is not there: 301 to its address of today, 410 with what is
// nearest after it was deleted, 404 otherwise.
import { data, redirect } from 'react-router';
import type { Moved } from '#features/search/find-moved.server.ts';

export function leaveMissing(moved: Moved): never {
  if (!moved) throw data(null, { status: 404 });
  if ('movedTo' in moved) throw redirect(moved.movedTo, 301);
  throw data({ near: moved.gone }, { status: 410 });
}
