// What the home page shows to its member after it was loaded. Fetched by the page itself, and
// stored nowhere.

import { listOwnWork } from '#features/own-work/list-own-work.server.ts';
import * as continueTexts from '#features/own-work/messages/continue-texts.ts';
import { pickToContinue } from '#features/own-work/own-work.ts';
import { getVisit } from '../../http/context.ts';
import { jsonFailure, NO_STORE } from '../../http/json-response.ts';
import type { Route } from './+types/continue';

export async function loader({ context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  if (caller.viewer.kind === 'visitor') return Response.json({ lines: [] }, { headers: NO_STORE });
  const work = await listOwnWork(deps, caller, { max: 1 });
  if (!work) return jsonFailure({ kind: 'unavailable', message: continueTexts.states.failed });
  return Response.json({ lines: pickToContinue(work) }, { headers: NO_STORE });
}
