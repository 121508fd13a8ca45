// The questions people ask, of all topics or of one.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { listTopics } from '#features/library/list-topics.server.ts';
import { getReferencedRules } from '#features/state-rules/list-state-rules.server.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { viewStatePart } from '../state/view-state-part.server.ts';
import { listFaqs } from './list-faqs.server.ts';

type FaqRequest = { filter: { q: string; topic: string }; jurisdiction: Jurisdiction };

export function getFaqPage(
  deps: Pick<LibraryDeps, 'library' | 'clock'>,
  { filter, jurisdiction }: FaqRequest,
) {
  const groups = listFaqs(deps, filter);
  const ruleIds = groups.flatMap(({ faqs }) => faqs.flatMap(({ rules }) => rules));
  const referenced = getReferencedRules(deps, ruleIds, jurisdiction);
  return {
    filter,
    groups,
    referenced,
    topics: listTopics(deps).map(({ id, order, title, spine, resourceCount }) => ({
      id,
      order,
      title,
      spine,
      resourceCount,
    })),
    state: filter.topic && groups.length > 0 ? viewStatePart(deps, jurisdiction, referenced) : null,
  };
}
export type FaqPageView = ReturnType<typeof getFaqPage>;
