// What stands between the sentences of an opening: the paragraph of the same source that is closer
// to the question, or tells of the reader's own state.
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import type { Relevance } from '../retrieve/best-passage.ts';
import { DEPENDENT_OPENING, type Piece, selectBlocks } from './answer-pieces.ts';
import { isAboutOtherStates, isAboutState } from './own-state.ts';

export type WriterRelevance = Relevance & { scoreOwn: (text: string) => number };

/**
 * A paragraph that is so much closer to the question than the opening comes behind the opening's
 * first sentences.
 */
const MIN_LEAD = 0.15;
const SENTENCES_BEFORE = 2;
/** A longer one stands behind the opening. */
const MAX_BETWEEN_WORDS = 60;
/**
 * The opening, and between its sentences what the same source says of the reader's own state, or
 * the paragraph that is clearly closer to the question. (It is not repeated below.)
 */
export function insertClosest(
  opening: Piece,
  pieces: Piece[],
  { scoreOwn }: WriterRelevance,
  jurisdiction: Jurisdiction,
): Piece[] {
  const own = pieces.filter(({ n, text }) => n === opening.n && !DEPENDENT_OPENING.test(text));
  const [closest] = own
    .filter((piece) => !isAboutOtherStates(piece, jurisdiction))
    .map((piece) => ({ piece, score: scoreOwn(piece.text) }))
    .sort((a, b) => b.score - a.score);
  const isCloser = closest && closest.score >= scoreOwn(opening.text) + MIN_LEAD;
  const inserted =
    own.find((piece) => isAboutState(piece, jurisdiction)) ??
    (isCloser ? closest.piece : undefined);
  const [block] = opening.blocks;
  if (!inserted || !block) return [opening];
  const cut = block.sentences.findIndex(
    (sentence, index) => index >= SENTENCES_BEFORE && !DEPENDENT_OPENING.test(sentence),
  );
  const between = { ...inserted, section: 'short' as const };
  if (cut < 0 || opening.blocks.length > 1 || between.words > MAX_BETWEEN_WORDS)
    return [opening, between];
  const select = (sentences: string[]) => selectBlocks(opening, 'short', [{ ...block, sentences }]);
  return [select(block.sentences.slice(0, cut)), between, select(block.sentences.slice(cut))];
}
