// A decision with its terms explained, whether it is saved, and the results it was opened from.
import type { Caller } from '#features/caller.ts';
import { type CaseView, getCase } from '#features/case-law/page/get-case.server.ts';
import { explainTermsInText } from '#features/dictionary/explain-terms.server.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { ok } from '#lib/result.ts';
import { listSavedCitations } from '../saved/list-saved-citations.server.ts';
import { formatResearchAddress, type ResearchSearch } from './search-address.ts';

type CaseRequest = { slug: string; citesPage: number; citedByPage: number; from: ResearchSearch };

export async function getCasePage(
  deps: LibraryDeps,
  caller: Caller,
  { from, ...request }: CaseRequest,
) {
  const found = await getCase(deps, request);
  if (!found.ok) return found;
  if ('movedTo' in found.value) return ok(found.value);
  const view = found.value;
  const saved = await listSavedCitations(deps, caller, { max: 0, slugs: [view.slug] });
  return ok({
    view,
    ...explainOurs(deps, view.ours),
    saved: saved && { here: saved.among.length > 0 },
    results: from.q
      ? { query: from.q, to: formatResearchAddress({ ...from, tab: 'cases', list: true }) }
      : null,
  });
}

function explainOurs(deps: Pick<LibraryDeps, 'library'>, ours: CaseView['ours']) {
  const texts = ours ? [[ours.summary], ours.holdings, ours.keyPoints, ours.implications] : [];
  const { htmls, notes } = explainTermsInText(deps, texts.flat());
  const keyPointsAt = 1 + (ours?.holdings.length ?? 0);
  const implicationsAt = keyPointsAt + (ours?.keyPoints.length ?? 0);
  const html = ours && {
    summary: htmls[0] ?? '',
    holdings: htmls.slice(1, keyPointsAt),
    keyPoints: htmls.slice(keyPointsAt, implicationsAt),
    implications: htmls.slice(implicationsAt),
  };
  return { html, notes };
}

type Answer = Awaited<ReturnType<typeof getCasePage>>;
export type CasePageView = Extract<Extract<Answer, { ok: true }>['value'], { view: unknown }>;
