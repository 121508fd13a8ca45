// What a change cites, with the status that the citation checker gives it. What stood in the piece already is not the change's doing.
// A citation that cannot be right, or is another case, keeps a change out of every document; one that we cannot confirm says so.
import { citationKeys, type JudgeDeps, judgeSentenceCitations } from '#features/grounding/judge-sentence-citations.server.ts';
import type { Change } from '#features/printing/document-shapes.ts';
import type { CitationStatus } from '#legal/citations/types.ts';

export type ChangeCitation = { text: string; status: CitationStatus; sentence: string; href?: string };

export async function judgeChange(deps: JudgeDeps, { was, title, text }: Change): Promise<ChangeCitation[]> {
  const known = citationKeys(was);
  const judged = await judgeSentenceCitations(deps, title ? `${title}. ${text}` : text);
  return judged
    .filter(({ key }) => !known.has(key))
    .map(({ text, status, sentence, href }) => ({ text, status, sentence, ...(href && { href }) }));
}

export const cannotStand = ({ status }: ChangeCitation): boolean => status === 'impossible' || status === 'wrong_name';
