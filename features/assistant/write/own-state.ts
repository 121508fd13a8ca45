// What a text says of the reader's own state comes first, and what it says of other states last:
// most items give examples from a few states. Nothing is told apart for a reader without a state.
import { type Jurisdiction, STATES, type StateCode } from '#legal/jurisdictions.ts';
import { DEPENDENT_OPENING, type Piece, selectBlocks } from './answer-pieces.ts';

/** Longer names first, so that "West Virginia" is not read as Virginia. */
const NAMES = (Object.entries(STATES) as [StateCode, string][])
  .map(([code, name]): [StateCode, string] => [code, name])
  .toSorted(([, a], [, b]) => b.length - a.length);
const STATE_NAME = new RegExp(`\\b(?:${NAMES.map(([, name]) => name).join('|')})\\b`, 'g');
const codeByName = new Map(NAMES.map(([code, name]) => [name, code]));

type Mention = 'own' | 'other' | 'none';

/** Without a state of the reader's every state that is named is another one. */
function findMention(text: string, state: Jurisdiction): Mention {
  const named = [...text.matchAll(STATE_NAME)].map(([name]) => codeByName.get(name));
  if (state !== 'General' && named.includes(state)) return 'own';
  return named.length > 0 ? 'other' : 'none';
}

/** Pieces about the reader's state, then those about none, then those about other states. */
export function putOwnStateFirst(pieces: Piece[], jurisdiction: Jurisdiction): Piece[] {
  if (jurisdiction === 'General') return pieces;
  const mentions = new Map(pieces.map((piece) => [piece, findMention(piece.text, jurisdiction)]));
  return (['own', 'none', 'other'] as const).flatMap((wanted) =>
    pieces.filter((piece) => mentions.get(piece) === wanted),
  );
}

export const isAboutState = ({ text }: Piece, jurisdiction: Jurisdiction): boolean =>
  findMention(text, jurisdiction) === 'own';

export const isAboutOtherStates = ({ text }: Piece, jurisdiction: Jurisdiction): boolean =>
  findMention(text, jurisdiction) === 'other';

/** Says itself that the law is another one elsewhere. */
const VARIES =
  /\b(?:(?:most|many|some|several|a few|few|nearly every|nearly all|in each|every) (?:states?|places)|(?:your|the) state (?:sets?|decides?|limits?|requires?|asks|gives|says)|your state(?:'s|’s) (?:law|rule|time|limit)s?|(?<!federal or |federal and )state (?:law|rule)s? (?:decides?|sets?|says|makes|differ|varies|gives)|states differ)\b/i;

/**
 * The opening says what holds in many states, and nothing what holds in the reader's: then that
 * must be said first. A state's rule would speak for the state.
 */
export function isGeneral(pieces: Piece[], jurisdiction: Jurisdiction): boolean {
  if (jurisdiction === 'General') return false;
  const [opening] = pieces.filter(({ section }) => section === 'short');
  return (
    opening !== undefined &&
    VARIES.test(opening.text) &&
    pieces.every(
      (piece) =>
        (piece.kind !== 'rule' || piece.section !== 'short') &&
        (piece.kind === 'rule' || piece.kind === 'resource' || !isAboutState(piece, jurisdiction)),
    )
  );
}

/** Of a piece that tells of the reader's state, what it tells of other states alone is left out. */
export function narrowToState(piece: Piece, jurisdiction: Jurisdiction): Piece {
  if (jurisdiction === 'General' || findMention(piece.text, jurisdiction) !== 'own') return piece;
  const blocks = piece.blocks
    .filter(
      ({ kind, sentences }) =>
        kind !== 'bullet' || findMention(sentences.join(' '), jurisdiction) !== 'other',
    )
    .map((block) =>
      block.kind === 'paragraph'
        ? { ...block, sentences: dropOtherStates(block.sentences, jurisdiction) }
        : block,
    );
  return selectBlocks(piece, piece.section, blocks);
}

/**
 * What a text says of the reader's state comes before what it says of others: where neither the
 * sentence nor the next one points back.
 */
export function beginWithState(piece: Piece, jurisdiction: Jurisdiction): Piece {
  const [block] = piece.blocks;
  if (jurisdiction === 'General' || !block || piece.blocks.length > 1) return piece;
  const { sentences } = block;
  const own = sentences.findIndex((text) => findMention(text, jurisdiction) === 'own');
  const isTied = (text: string | undefined) => text !== undefined && DEPENDENT_OPENING.test(text);
  if (own < 1 || isTied(sentences[own]) || isTied(sentences[own + 1])) return piece;
  const rest = sentences.filter((_, index) => index !== own);
  return selectBlocks(piece, piece.section, [
    { ...block, sentences: [sentences[own] as string, ...rest] },
  ]);
}

/** A sentence stays when the next one points back to it. */
function dropOtherStates(sentences: string[], state: StateCode): string[] {
  return sentences.filter((sentence, index) => {
    const next = sentences[index + 1];
    return (
      index === 0 ||
      findMention(sentence, state) !== 'other' ||
      (next !== undefined && DEPENDENT_OPENING.test(next))
    );
  });
}
