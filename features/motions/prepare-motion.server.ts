// A whole motion without a model: material gathered, sections put together, every citation looked up. All that can fail happens here,
// before the first event, so that a free search that fails is given back.
import type { LibrarySearchDeps } from '#features/site-search/library-search-deps.ts';
import { assembleMotion } from './assemble-motion.ts';
import { checkMotion } from './check-motion.server.ts';
import { gatherMaterial } from './gather-sources.server.ts';
import type { Motion, MotionRequest } from './motion.ts';
import { motionSources } from './motion-sources.ts';
import type { NumberedFact } from './select-facts.ts';

export type PrepareDeps = Pick<LibrarySearchDeps, 'db' | 'library' | 'search' | 'log' | 'clock' | 'lookUpLive'>;
export type PreparedMotion = { motion: Motion; facts: NumberedFact[] };

/** Undefined: the library has no such motion. */
export async function prepareMotion(deps: PrepareDeps, request: MotionRequest): Promise<PreparedMotion | undefined> {
  const template = deps.library.motions.find(({ id }) => id === request.motionType);
  if (!template) return undefined;
  const material = await gatherMaterial(deps, template, request);
  const motion = await checkMotion(deps, {
    motionType: template.id,
    title: template.title,
    jurisdiction: request.jurisdiction,
    sections: assembleMotion(template, request, material),
    sources: motionSources(deps.library, template, material),
  });
  return { motion, facts: material.facts };
}
