// What counts how much where items of the library are ranked, with the questions that chose it.
// Meaning is a cosine, words are BM25 as a share of the best item's.
import type { SearchKind } from '../schema.ts';

export type MeaningWeights = {
  /** The nearest passage, the mean of the nearest three, and the average of all passages. */
  nearest: number;
  nearestThree: number;
  whole: number;
  /** So many items have their passages compared; for the others the average stands for them. */
  candidates: number;
};

export type Weights = MeaningWeights & {
  /** Meaning counts as a share of the best item's. */
  isRelative: boolean;
  words: number;
  topic: number;
  /** The chance that the lead model gives an item. */
  lead: number;
  penalties: Record<SearchKind, number>;
};

/**
 * Chosen on evals/search-queries.yml. A topic is similar to everything in it, but the answer itself
 * should rank above it.
 */
export const SEARCH_WEIGHTS: Weights = {
  nearest: 0.5,
  nearestThree: 0,
  whole: 0.5,
  candidates: 200,
  isRelative: true,
  words: 0.2,
  topic: 0,
  lead: 0,
  penalties: { topic: 0.08, guide: 0, faq: 0, resource: 0, rule: 0.15, term: 0.3, case: 0.35 },
};

/**
 * For questions in prose. Chosen on evals/assistant-questions.yml only; the second batch is held
 * out. `lead` was chosen with writers that the model had not read. Topics are broad, directory
 * entries short, and terms answer few questions.
 */
export const ANSWER_WEIGHTS: Weights = {
  nearest: 0.3,
  nearestThree: 0.5,
  whole: 0.6,
  candidates: 300,
  isRelative: false,
  words: 0.35,
  topic: 0.16,
  lead: 0.8,
  penalties: { topic: 0.1, guide: 0, faq: 0, resource: 0.05, rule: 0, term: 0.03, case: 0 },
};

/**
 * What leads an answer, on top of ANSWER_WEIGHTS. A term or a case explains a thing, a topic is an
 * overview; a problem is seldom answered by them, and in a few words a term is matched too easily.
 * An item whose own questions use the same words gains a little. Chosen with the questions of `npm
 * run eval -- assistant` and the everyday ones of `-- search`, before the lead model.
 */
export const LEAD_WEIGHTS = {
  ownQuestions: 0.05,
  penalties: { topic: 0.1, guide: 0.02, faq: 0, resource: 0, rule: 0, term: 0.2, case: 0.06 },
  /** For a term or a case, in a question of at most so many words. */
  inFewWords: { max: 11, penalty: 0.2 },
} satisfies { penalties: Record<SearchKind, number>; [name: string]: unknown };

/**
 * While somebody types, by words alone. A topic is the safest suggestion, a single case the
 * narrowest.
 */
export const SUGGESTION_PENALTIES: Record<SearchKind, number> = {
  topic: 0,
  guide: 0.1,
  faq: 0.1,
  resource: 0.15,
  rule: 0.15,
  term: 0.25,
  case: 0.35,
};

/** Among cases alone. `wordsAlone`: where no case is near in meaning. */
export const CASE_WEIGHTS = { words: 0.25, wordsAlone: 0.8 };

/** Without meaning, a term or a case relative to an answer with the same words. */
export const REFERENCE_WORDS_WEIGHT = 0.35;
