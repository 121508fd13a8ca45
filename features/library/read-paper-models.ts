// The linear models that give a second opinion on papers, as files in models/, which `npm run fit
// -- papers` writes. An empty one is no model: the rules then decide alone.
import { parseModelFile, readLinearModel } from '#lib/model-file.ts';
import { type LinearModel, NO_MODEL } from '#lib/softmax-regression.ts';

export type PaperModels = {
  /** What a date is for. */
  dateRoles: LinearModel;
  /** Which kind a paper is, by its words. */
  kindWords: LinearModel;
  /** Which number is that of the paper. */
  caseNumbers: LinearModel;
};

/** In the order of PaperModels. */
export const PAPER_MODEL_FILES = [
  'paper-dates.safetensors',
  'paper-kinds.safetensors',
  'paper-numbers.safetensors',
];
export const NO_PAPER_MODELS: PaperModels = {
  dateRoles: NO_MODEL,
  kindWords: NO_MODEL,
  caseNumbers: NO_MODEL,
};

export function readPaperModels(files: Buffer[]): PaperModels {
  const [dateRoles = NO_MODEL, kindWords = NO_MODEL, caseNumbers = NO_MODEL] = files.map((file) =>
    readLinearModel(parseModelFile(file)),
  );
  return { dateRoles, kindWords, caseNumbers };
}
