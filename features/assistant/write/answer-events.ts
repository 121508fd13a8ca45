// Turns pieces into the events of an answer. Blocks are numbered in order; a label, a step's title
// and a bold lead-in stand out from what they introduce.
import type { AnswerEvent, AnswerSection, BlockKind } from '#features/grounding/answer.ts';
import type { Piece } from './answer-pieces.ts';

export type EventWriter = {
  events: AnswerEvent[];
  /** A block with one sentence of our own, which states no law. */
  addPlain: (kind: BlockKind, section: AnswerSection, text: string, href?: string) => void;
  addPiece: (piece: Piece) => void;
};

export function createEventWriter(): EventWriter {
  const events: AnswerEvent[] = [];
  let block = 0;
  const openBlock = (kind: BlockKind, section: AnswerSection) =>
    events.push({ type: 'block', block: ++block, kind, section });
  const addOwnSentence = (text: string, more: { lead?: true; href?: string } = {}) =>
    events.push({
      type: 'sentence',
      block,
      sentence: { text, sources: [], check: 'plain', ...more },
    });
  return {
    events,
    addPlain(kind, section, text, href) {
      openBlock(kind, section);
      addOwnSentence(text, href ? { href } : {});
    },
    addPiece({ n, blocks, label, section }) {
      for (const [blockIndex, { kind, sentences, title, hasLeadIn }] of blocks.entries()) {
        openBlock(kind, section);
        if (label && blockIndex === 0) addOwnSentence(label, { lead: true });
        if (title) addOwnSentence(title, { lead: true });
        for (const [index, text] of sentences.entries()) {
          const isLeadIn = hasLeadIn === true && index === 0;
          events.push({
            type: 'sentence',
            block,
            sentence: {
              text,
              sources: [n],
              check: 'library',
              ...(isLeadIn && { lead: true as const }),
            },
          });
        }
      }
    },
  };
}
