// How the library speaks in a motion: a sentence with its values filled in, once, and its citations as a sentence of their own after it.

import type { MotionStatement, MotionValue } from '#features/library/schema/motion-schema.ts';
import { fill } from '#features/printing/fill-template.ts';
import type { CaptionValues } from './caption.ts';
import type { MotionSentence } from './motion.ts';

export type Say = (statement: MotionStatement) => MotionSentence;

export const sayWith =
  (values: CaptionValues): Say =>
  ({ text, cites }) =>
    stated({ text: fill(text, (name) => values[name as MotionValue]), cites });

export const plain = (text: string): MotionSentence => ({ text, sources: [], check: 'library' });

export function stated({ text, cites }: { text: string; cites: string[] }): MotionSentence {
  if (cites.length === 0) return plain(text);
  return { ...plain(`${text} ${cites.join('; ').replace(/\.$/, '')}.`), citesFrom: text.length + 1 };
}
