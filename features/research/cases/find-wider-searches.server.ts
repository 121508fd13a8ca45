// When a filtered case search finds nothing: which filter is to blame, and what the same words find
// without it.
import type { CaseSearchInput } from '#features/case-law/schema.ts';
import { holdsCourtLevel } from '#features/case-law/search/holds-court-level.server.ts';
import { searchCases } from '#features/case-law/search/search-cases.server.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import * as emptySearchTexts from '../messages/empty-search-texts.ts';
import type { EmptySearch } from '../research-outcome.ts';
import { formatResearchAddress, type ResearchSearch } from './search-address.ts';

type Input = { search: ResearchSearch; input: CaseSearchInput };
type WiderSearch = {
  label: (total: number) => string;
  reason: string;
  dropped: Partial<ResearchSearch>;
};

export async function findWiderSearches(
  deps: LibrarySearchDeps,
  { search, input }: Input,
): Promise<EmptySearch> {
  const notHeld =
    input.court && !(await holdsCourtLevel(deps, input.court))
      ? emptySearchTexts.notHeld[input.court]
      : undefined;
  const filters = listFilters(input);
  const single = await tryWithout(deps, { search, input }, filters);
  const found =
    single.length > 0 || filters.length < 2
      ? single
      : await tryWithout(deps, { search, input }, [dropAll(filters)]);
  return { reason: notHeld ?? found[0]?.reason ?? '', links: found.map(({ link }) => link) };
}

async function tryWithout(
  deps: LibrarySearchDeps,
  { search, input }: Input,
  filters: WiderSearch[],
) {
  const found: { reason: string; link: EmptySearch['links'][number] }[] = [];
  for (const { label, reason, dropped } of filters) {
    const wider = { ...search, jurisdiction: input.jurisdiction ?? '', page: 1, ...dropped };
    const { total } = await searchCases(deps, {
      query: input.query,
      jurisdiction: wider.jurisdiction,
      court: wider.court,
      fromYear: wider.from,
      toYear: wider.to,
      page: 1,
      list: true,
    });
    if (total > 0)
      found.push({ reason, link: { label: label(total), address: formatResearchAddress(wider) } });
  }
  return found;
}

const dropAll = (filters: WiderSearch[]): WiderSearch => ({
  label: emptySearchTexts.everywhere,
  reason: emptySearchTexts.together,
  dropped: Object.assign({}, ...filters.map(({ dropped }) => dropped)),
});

function listFilters({
  jurisdiction = '',
  court,
  fromYear,
  toYear,
}: CaseSearchInput): WiderSearch[] {
  const filters: WiderSearch[] = [];
  if (court) {
    filters.push({
      label: emptySearchTexts.anyCourt,
      reason: emptySearchTexts.courtFilter(court),
      dropped: { court: undefined },
    });
  }
  if (fromYear !== undefined || toYear !== undefined) {
    const dropped = { from: undefined, to: undefined };
    filters.push({
      label: emptySearchTexts.anyYear,
      reason: emptySearchTexts.yearFilter(fromYear, toYear),
      dropped,
    });
  }
  if (jurisdiction !== '') {
    const reason = emptySearchTexts.jurisdictionFilter(jurisdiction);
    filters.push({
      label: emptySearchTexts.anyJurisdiction,
      reason,
      dropped: { jurisdiction: '' },
    });
  }
  return filters;
}
