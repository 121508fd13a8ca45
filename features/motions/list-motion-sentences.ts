// The sentences of a block, which of them are accepted, and how one is split for citation parsing:
// statement and trailing citations are parsed separately, so that the last words of a statement
// ("in California.") are not read as the start of a citation.
import type { MotionBlock, MotionSentence } from './motion.ts';

export const listMotionSentences = (block: MotionBlock): MotionSentence[] =>
  'sentences' in block ? block.sentences : [];

export const isAccepted = ({ check }: MotionSentence) =>
  check !== 'unverified' && check !== 'struck';

export type SentencePart = { from: number; text: string };

export function splitCitations({ text, citesFrom }: MotionSentence): SentencePart[] {
  if (citesFrom === undefined) return [{ from: 0, text }];
  return [
    { from: 0, text: text.slice(0, citesFrom) },
    { from: citesFrom, text: text.slice(citesFrom) },
  ];
}
