// The linear models that give a second opinion on papers, as files in models/: those of dates and
// case numbers packed, the others as 32-bit floats. `npm run fit -- papers` writes them. An empty
// one is no model: the rules then decide alone.
import { unpackModel } from '#lib/packed-model.ts';
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
  'paper-date-roles.packed',
  'paper-kind-words.bin',
  'paper-case-numbers.packed',
];
export const NO_PAPER_MODELS: PaperModels = {
  dateRoles: NO_MODEL,
  kindWords: NO_MODEL,
  caseNumbers: NO_MODEL,
};

const NO_FILE = Buffer.alloc(0);

export function readPaperModels([
  dateRoles = NO_FILE,
  kindWords = NO_FILE,
  caseNumbers = NO_FILE,
]: Buffer[]): PaperModels {
  return {
    dateRoles: unpackModel(dateRoles),
    kindWords: readFloats(kindWords),
    caseNumbers: unpackModel(caseNumbers),
  };
}

const readFloats = (bytes: Buffer): LinearModel =>
  new Float32Array(
    bytes.buffer.slice(
      bytes.byteOffset,
      bytes.byteOffset + bytes.length - (bytes.length % 4),
    ) as ArrayBuffer,
  );
