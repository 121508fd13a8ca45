// The stages of the cases that a topic or a guide is about, with the days of the reader's state
// where its law was read.
import { findNamed } from '#features/library/earlier-names.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { isFilled } from './rule-view.ts';
import { viewCell } from './view-cell.ts';

type StageView = {
  title: string;
  text: string;
  time: string;
  rule?: { href: string; value: string };
};
export type StagesView = {
  id: string;
  title: string;
  stages: StageView[];
  sources: { title: string; url: string; cite?: string }[];
};

type StagesDeps = { library: Pick<Library, 'stages' | 'rules' | 'lawChanges'> };

export function viewStages(
  { library }: StagesDeps,
  page: { topic: string } | { guide: string },
  jurisdiction: Jurisdiction,
): StagesView[] {
  return library.stages
    .filter(({ topics, guides }) =>
      'topic' in page ? (topics as string[]).includes(page.topic) : guides.includes(page.guide),
    )
    .map(({ id, title, stages, sources }) => ({
      id,
      title,
      sources,
      stages: stages.map(({ rule: ruleId, ...stage }) => {
        const rule = jurisdiction === 'General' ? undefined : findNamed(library.rules, ruleId);
        const cell =
          rule && jurisdiction !== 'General' ? viewCell(rule, jurisdiction, library) : undefined;
        return cell && isFilled(cell)
          ? { ...stage, rule: { href: cell.href, value: cell.value } }
          : stage;
      }),
    }));
}
