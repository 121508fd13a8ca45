// Prepares a complete motion without a model: gathers sources, assembles the sections and checks
// every citation. Everything that can fail happens here, before the first event, so that the free
// search can still be returned.
import { createAuthorityStates } from '#features/analysis/find/authority-state.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import { assembleMotion } from '../assemble-motion.ts';
import { checkMotion } from '../check-motion.server.ts';
import { fitPosture } from '../fit-posture.ts';
import type { Motion, MotionRequest } from '../motion.ts';
import { toStateCourtForm } from '../state-court-form.ts';
import { gatherSources } from './gather-sources.server.ts';
import { listMotionSources } from './motion-sources.ts';
import type { NumberedFact } from './select-facts.ts';

export type PrepareDeps = Pick<
  LibrarySearchDeps,
  'db' | 'library' | 'search' | 'log' | 'clock' | 'lookUpLive'
>;
export type PreparedMotion = { motion: Motion; facts: NumberedFact[] };

/** Returns undefined when the library has no template for this motion. */
export async function prepareMotion(
  deps: PrepareDeps,
  request: MotionRequest,
): Promise<PreparedMotion | undefined> {
  const found = deps.library.motions.find(({ id }) => id === request.motionType);
  if (!found) return undefined;
  const template = fitPosture(found, request.details);
  const gathered = await gatherSources(deps, template, request);
  const motion = await checkMotion(deps, {
    motionType: template.id,
    title: template.title,
    jurisdiction: request.jurisdiction,
    sections: assembleMotion(template, request, gathered, createAuthorityStates(deps.library)),
    sources: listMotionSources(
      deps.library,
      request.courtSystem === 'state' ? toStateCourtForm(template, undefined) : template,
      gathered,
    ),
  });
  return { motion, facts: [...gathered.facts, ...gathered.procedure] };
}
