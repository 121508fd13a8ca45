// Judges the citations that a change adds, with the citation checker. Citations that the block
// already had are ignored. A citation that is impossible, is not in the Code or names another case
// or year keeps the change out of every document; one that cannot be confirmed is only labeled.
import {
  type JudgeDeps,
  judgeSentenceCitations,
  listCitationKeys,
} from '#features/grounding/judge-sentence-citations.server.ts';
import type { Change } from '#features/printing/document-shapes.ts';
import type { CitationStatus } from '#legal/citations/types.ts';

export type ChangeCitation = {
  text: string;
  status: CitationStatus;
  sentence: string;
  href?: string;
};

export async function judgeChange(
  deps: JudgeDeps,
  { was, title, text }: Change,
): Promise<ChangeCitation[]> {
  const existingKeys = listCitationKeys(was);
  const judgedCitations = await judgeSentenceCitations(deps, title ? `${title}. ${text}` : text);
  return judgedCitations
    .filter(({ key }) => !existingKeys.has(key))
    .map(({ text, status, sentence, href }) => ({ text, status, sentence, ...(href && { href }) }));
}

export const isWrongCitation = ({ status }: ChangeCitation): boolean =>
  status === 'impossible' ||
  status === 'wrong_year' ||
  status === 'wrong_name' ||
  status === 'not_in_code';
