// The linear models that give a second opinion on papers, as files of 32-bit floats in content/vectors. `npm run fit-papers` writes them. An empty
// one is no model: the rules of content/papers then decide alone.
import { type LinearModel, NO_MODEL } from '#lib/softmax-regression.ts';

export type PaperModels = {
  /** What a date is for. */
  dateRoles: LinearModel;
  /** Which kind a paper is, by its words and by its meaning. */
  kindWords: LinearModel;
  kindMeaning: LinearModel;
};

/** In the order of PaperModels. */
export const PAPER_MODEL_FILES = ['paper-date-roles.bin', 'paper-kind-words.bin', 'paper-kind-meaning.bin'];
export const NO_PAPER_MODELS: PaperModels = { dateRoles: NO_MODEL, kindWords: NO_MODEL, kindMeaning: NO_MODEL };

export function readPaperModels(files: Buffer[]): PaperModels {
  const [dateRoles = NO_MODEL, kindWords = NO_MODEL, kindMeaning = NO_MODEL] = files.map(
    (bytes) => new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length - (bytes.length % 4)) as ArrayBuffer),
  );
  return { dateRoles, kindWords, kindMeaning };
}
