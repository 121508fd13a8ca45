// A section with what its page names beside it, or where its address leads.
import { formatCodeName } from '#legal/statutes/format-statute.ts';
import { formatPartialDate } from '#lib/dates.ts';
import { ok } from '#lib/result.ts';
import { getSection, type SectionDeps, type SectionInput } from './get-section.server.ts';
import { listOfficial } from './list-official.ts';
import { toSectionStructuredData } from './section-structured-data.ts';

export async function getSectionPage(deps: SectionDeps, input: SectionInput) {
  const found = await getSection(deps, input);
  if (!found.ok) return found;
  if ('movedTo' in found.value || 'missing' in found.value) return ok(found.value);
  const view = found.value;
  const { jurisdiction, code } = view.address;
  const official = listOfficial(view);
  return ok({
    view,
    codeName: formatCodeName(view.address),
    codePath: jurisdiction === 'us' ? `/law/us/${code}` : `/law/${jurisdiction}`,
    listDate: formatPartialDate(view.release.date),
    official,
    structured: toSectionStructuredData(view, official),
  });
}
type Answer = Awaited<ReturnType<typeof getSectionPage>>;
export type SectionPageView = Extract<Extract<Answer, { ok: true }>['value'], { view: unknown }>;
