// The linear models that give a second opinion on papers, as files in content/vectors: that of the dates packed, the others as 32-bit floats. `npm run fit-papers` writes them. An empty
// one is no model: the rules of content/papers then decide alone.
import { unpackModel } from '#lib/packed-model.ts';
import { type LinearModel, NO_MODEL } from '#lib/softmax-regression.ts';

export type PaperModels = {
  /** What a date is for. */
  dateRoles: LinearModel;
  /** Which kind a paper is, by its words and by its meaning. */
  kindWords: LinearModel;
  kindMeaning: LinearModel;
};

/** In the order of PaperModels. */
export const PAPER_MODEL_FILES = ['paper-date-roles.packed', 'paper-kind-words.bin', 'paper-kind-meaning.bin'];
export const NO_PAPER_MODELS: PaperModels = { dateRoles: NO_MODEL, kindWords: NO_MODEL, kindMeaning: NO_MODEL };

export function readPaperModels(files: Buffer[]): PaperModels {
  const [packed, ...plain] = files;
  const [kindWords = NO_MODEL, kindMeaning = NO_MODEL] = plain.map(
    (bytes) => new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length - (bytes.length % 4)) as ArrayBuffer),
  );
  return { dateRoles: packed ? unpackModel(packed) : NO_MODEL, kindWords, kindMeaning };
}
