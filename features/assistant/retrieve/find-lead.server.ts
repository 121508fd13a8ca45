// What may lead the answer to a question, best first, and how surely the first of it is right. What
// is about another act than the question's, or for the other side, neither leads nor is offered.
import { mayLead } from '#features/site-search/acts/asked-acts.ts';
import { fitsSides, listItemSides } from '#features/site-search/acts/asked-sides.ts';
import type { SearchItem } from '#features/site-search/index/search-item.ts';
import type { RankedItem } from '#features/site-search/rank-items.ts';
import type { EngineDeps, UnderstoodQuestion } from '../understand/understand.server.ts';
import { createRelevance, type Relevance } from './best-passage.ts';
import { findItemByTitle, rankLeads } from './choose-lead.ts';
import { judgeLead, type LeadVerdict } from './judge-lead.ts';
import { rankSources } from './rank-sources.ts';
import { findSuggestedItem } from './suggested-items.ts';

export type FoundLead = {
  relevance: Relevance;
  /** The whole ranking. */
  ranked: RankedItem[];
  /** What could lead, of whatever act. */
  closeLeads: RankedItem[];
  /** What may lead. */
  leads: RankedItem[];
  fits: (ranked: RankedItem) => boolean;
  /** The item whose own question was asked. */
  named: SearchItem | undefined;
  /** None where terms are asked for: they lead. */
  first: SearchItem | undefined;
  verdict: LeadVerdict;
};

export function findLead(
  { search: { index } }: Pick<EngineDeps, 'search'>,
  understood: UnderstoodQuestion,
  question: string,
): FoundLead {
  const { query, vector, fullQuestion, acts, sides, askedTerms, leadChances } = understood;
  const relevance = createRelevance(index, query, vector);
  const ranked = rankSources(index, understood);
  const closeLeads = rankLeads(ranked, fullQuestion, relevance);
  const fits = ({ item }: RankedItem) =>
    mayLead(acts, item) && fitsSides(sides, listItemSides(item));
  const leads = closeLeads.filter(fits);
  const named = findItemByTitle(index.items, question) ?? findSuggestedItem(index.items, question);
  const leadsWithTerms = askedTerms.length > 0 || !leadChances?.size;
  return {
    relevance,
    ranked,
    closeLeads,
    leads,
    fits,
    named,
    first: named ?? (askedTerms.length === 0 ? leads[0]?.item : undefined),
    verdict: named
      ? 'certain'
      : leadsWithTerms
        ? 'clear'
        : judgeLead(understood, leads, index.sameSubject),
  };
}
