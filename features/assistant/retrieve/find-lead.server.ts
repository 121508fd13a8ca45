// What may lead the answer to a question, best first, and how surely the first of it is right. What
// is about another act than the question's, for the other side, or for a narrow case that the
// question does not tell of neither leads nor is offered.
import { isAboutSureAct, mayLead } from '#features/search/acts/asked-acts.ts';
import { fitsSides, listItemSides } from '#features/search/acts/asked-sides.ts';
import { fitsCase } from '#features/search/acts/asked-words.ts';
import { fitsNamedThings } from '#features/search/acts/named-things.ts';
import type { SearchItem } from '#features/search/index/search-item.ts';
import type { RankedItem } from '#features/search/rank-items.ts';
import type { EngineDeps, UnderstoodQuestion } from '../understand/understand.server.ts';
import { createRelevance, type Relevance } from './best-passage.ts';
import { findItemByTitle, rankLeads } from './choose-lead.ts';
import { judgeLead, type LeadVerdict } from './judge-lead.ts';
import { fitsState, getOwnStateBonus } from './own-state-bonus.ts';
import { rankSources } from './rank-sources.ts';
import { findSuggestedItem } from './suggested-items.ts';

/** What people ask for the very act comes before what merely is of its field. */
const ACT_BONUS = 0.2;

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
  const { query, vector, fullQuestion, talk, acts, sides, askedTerms, leadChances, jurisdiction } =
    understood;
  const relevance = createRelevance(index, query, vector);
  const ranked = rankSources(index, understood);
  const closeLeads = rankLeads(ranked, fullQuestion, relevance);
  const fits = ({ item }: RankedItem) =>
    mayLead(acts, item) &&
    fitsSides(sides, listItemSides(item)) &&
    fitsCase(talk, item.case ?? {}) &&
    fitsNamedThings(talk, item, leadChances?.get(`${item.kind}:${item.id}`)) &&
    fitsState(item, jurisdiction);
  const leads = closeLeads
    .filter(fits)
    .map(({ item, score }) => ({
      item,
      score:
        score +
        (isAboutSureAct(acts, item) ? ACT_BONUS : 0) +
        getOwnStateBonus(index, item, understood),
    }))
    .sort((a, b) => b.score - a.score);
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
