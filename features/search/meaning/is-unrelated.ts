// Whether anything in the library is about a question. Below `none` the nearest passage is about
// something else; below `doubtful` the library must also know the words of the question.
import { type MeaningIndex, scoreByMeaning } from './meaning-index.ts';

const COSINES = { none: 0.31, doubtful: 0.36 };
export const MIN_COVERAGE = { doubtful: 0.75, withoutMeaning: 0.5 };

/** The cosine of the passage that is nearest to a question. */
export const measureNearest = (meaning: MeaningIndex, vector: Float32Array): number =>
  scoreByMeaning(meaning, vector).reduce((max, cosine) => Math.max(max, cosine), 0);

/** `coverage`: the share of its words that the library has. */
export const isUnrelated = (nearest: number, coverage: number): boolean =>
  nearest < COSINES.none || (nearest < COSINES.doubtful && coverage < MIN_COVERAGE.doubtful);
