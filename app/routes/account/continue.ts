// What the home page shows to its member after it was loaded. Fetched by the page itself, and
// stored nowhere.

import { pickToContinue } from '#features/dashboard/dashboard.ts';
import { listDashboard } from '#features/dashboard/list-dashboard.server.ts';
import * as continueTexts from '#features/dashboard/messages/continue-texts.ts';
import { getVisit } from '../../http/context.ts';
import { jsonFailure, NO_STORE } from '../../http/json-response.ts';
import type { Route } from './+types/continue';

export async function loader({ context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  if (caller.viewer.kind === 'visitor') return Response.json({ lines: [] }, { headers: NO_STORE });
  const work = await listDashboard(deps, caller, { max: 1 });
  if (!work) return jsonFailure({ kind: 'unavailable', message: continueTexts.states.failed });
  return Response.json({ lines: pickToContinue(work) }, { headers: NO_STORE });
}
