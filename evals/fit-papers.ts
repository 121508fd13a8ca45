// Fits the models that give a second opinion on papers, from labeled ones, and reads papers of
// writers that a model has not seen: the only honest figures for papers it could have been fitted
// on.
import type { Library } from '#features/library/load-library.server.ts';
import { NO_PAPER_MODELS, type PaperModels } from '#features/library/read-paper-models.ts';
import { fitWordModel, type KindSample } from '#features/papers/read/kind-model.ts';
import { readPaperText } from '#features/papers/read/read-paper.server.ts';
import { fitNumberModel } from '#legal/papers/case-number-model.ts';
import { type DatedPaper, describeDate } from '#legal/papers/date-features.ts';
import { fitRoleModel, type RoleSample } from '#legal/papers/date-role-model.ts';
import { findDates } from '#legal/papers/find-dates.ts';
import type { LabeledPaper } from './labeled-papers.ts';

export function fitPapers(library: Library, papers: LabeledPaper[]): PaperModels {
  const ruled = papers.map((paper) => ({ paper, kind: readKindByRules(library, paper) }));
  return {
    dateRoles: fitRoleModel(
      papers.flatMap((paper) =>
        listLabeledDates(library, paper).map(({ dated, index, role }) => ({
          features: describeDate(dated, index),
          role,
        })),
      ),
    ),
    kindWords: fitWordModel(
      papers.map(({ text, kind }) => ({ text, kind: kind as KindSample['kind'] })),
    ),
    caseNumbers: fitNumberModel(
      ruled.map(({ paper: { text, caseNumber }, kind }) => ({ text, caseNumber, kind })),
    ),
  };
}

/** The kind as the rules read it: a model must not rely on labels that it will not have. */
const readKindByRules = (library: Library, { text }: LabeledPaper) =>
  readPaperText({ library: { ...library, paperModels: () => NO_PAPER_MODELS } }, text).kind.id;

type LabeledDate = { dated: DatedPaper; index: number; role: RoleSample['role'] };

/** The dates that are found and labeled. */
export function listLabeledDates(library: Library, paper: LabeledPaper): LabeledDate[] {
  const kind = readKindByRules(library, paper);
  const decision = library.papers.find(({ id }) => id === kind)?.decision ?? false;
  const dates = findDates(paper.text);
  const labels = [...paper.dates];
  return dates.flatMap(({ date }, index) => {
    const position = labels.findIndex((label) => label.date === date);
    const [label] = position === -1 ? [] : labels.splice(position, 1);
    return label
      ? [
          {
            dated: { text: paper.text, dates, kind, decision },
            index,
            role: label.role as RoleSample['role'],
          },
        ]
      : [];
  });
}

/** The first letter of an id is its writer. */
export const getWriter = ({ id }: LabeledPaper) => id.split('-', 1)[0] ?? '';
