// Which sentences a block has, which of them stand as good, and how one is read for citations: what is said and what is cited after it
// apart, so that the last word of a sentence ("in California.") is not taken for the beginning of a citation.
import type { MotionBlock, MotionSentence } from './motion.ts';

export const sentencesOf = (block: MotionBlock): MotionSentence[] => ('sentences' in block ? block.sentences : []);

export const isGood = ({ check }: MotionSentence) => check !== 'unverified' && check !== 'struck';

export type Part = { from: number; text: string };

export function partsOf({ text, citesFrom }: MotionSentence): Part[] {
  if (citesFrom === undefined) return [{ from: 0, text }];
  return [
    { from: 0, text: text.slice(0, citesFrom) },
    { from: citesFrom, text: text.slice(citesFrom) },
  ];
}
