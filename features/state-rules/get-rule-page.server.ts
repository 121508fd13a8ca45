// One rule across all states, with its uses, or where its address leads.
import { findMoved } from '#features/search/find-moved.server.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { findRule } from './get-rule.server.ts';
import { listRuleUses } from './list-rule-uses.server.ts';

type RuleRequest = { id: string; jurisdiction: Jurisdiction };

export function getRulePage(deps: LibrarySearchDeps, { id, jurisdiction }: RuleRequest) {
  const rule = findRule(deps, id);
  if (rule?.id !== id) return { missing: findMoved(deps, { kind: 'rules', id, jurisdiction }) };
  return {
    rule,
    uses: listRuleUses(deps, rule.id),
    here: rule.cells.find(({ state }) => state === jurisdiction) ?? null,
  };
}
