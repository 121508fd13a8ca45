// How people ask for sections of the U.S. Code, with a vector for each wording.

import {
  createPhraseVectors,
  type PhraseVectors,
  type VectorTable,
} from '#features/models/vector-table.ts';
import { createPassages, type Passage } from '../index/passage.ts';
import type { SectionQuestions } from '../schema.ts';

/** `section`: "15/1692c". */
type SectionPhrase = Passage & { section: string };
export type SectionPhrases = PhraseVectors & { phrases: SectionPhrase[] };

function listSectionPhrases(entries: readonly SectionQuestions[]): SectionPhrase[] {
  return entries.flatMap(({ id, questions }) =>
    createPassages('question', questions).map((phrase) => ({ ...phrase, section: id })),
  );
}

export function createSectionPhrases(
  entries: readonly SectionQuestions[],
  table: VectorTable,
): SectionPhrases {
  const phrases = listSectionPhrases(entries);
  return { phrases, ...createPhraseVectors(phrases, table) };
}
