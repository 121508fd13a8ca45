// Everything a guide's page shows, or where its address leads.
import { explainTerms } from '#features/dictionary/explain-terms.server.ts';
import { findMoved } from '#features/search/find-moved.server.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import { getReferencedRules } from '#features/state-rules/list-state-rules.server.ts';
import { viewStages } from '#features/state-rules/view-stages.server.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { viewStatePart } from '../state/view-state-part.server.ts';
import { findGuide } from './view-guide.server.ts';

type GuideRequest = { id: string; jurisdiction: Jurisdiction };

export function getGuidePage(deps: LibrarySearchDeps, { id, jurisdiction }: GuideRequest) {
  const found = findGuide(deps, id, jurisdiction);
  if (!found) return { missing: findMoved(deps, { kind: 'guides', id, jurisdiction }) };
  const { contents, ...guide } = found;
  const { htmls, notes } = explainTerms(deps, contents);
  const ruleIds = guide.steps.flatMap(({ rules }) => rules);
  const referenced = getReferencedRules(deps, ruleIds, jurisdiction);
  return {
    guide,
    htmls,
    notes,
    referenced,
    cases: viewStages(deps, { guide: guide.id }, jurisdiction),
    state: viewStatePart(deps, jurisdiction, referenced),
  };
}
export type GuidePageView = Extract<ReturnType<typeof getGuidePage>, { guide: unknown }>;
