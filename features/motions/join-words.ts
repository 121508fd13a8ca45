// Formats library statements for a motion: placeholders are filled in once, and the citations
// follow as a separate sentence.

import type { MotionStatement, MotionValue } from '#features/library/schema/motion-schema.ts';
import { fillTemplate } from '#features/printing/fill-template.ts';
import type { CaptionValues } from './caption.ts';
import type { MotionSentence } from './motion.ts';

export type FormatStatement = (statement: MotionStatement) => MotionSentence;

export const createStatementFormatter =
  (values: CaptionValues): FormatStatement =>
  ({ text, cites }) =>
    toCitedSentence({ text: fillTemplate(text, (name) => values[name as MotionValue]), cites });

export const toPlainSentence = (text: string): MotionSentence => ({
  text,
  sources: [],
  check: 'library',
});

export function toCitedSentence({
  text,
  cites,
}: {
  text: string;
  cites: string[];
}): MotionSentence {
  if (cites.length === 0) return toPlainSentence(text);
  return {
    ...toPlainSentence(`${text} ${cites.join('; ').replace(/\.$/, '')}.`),
    citesFrom: text.length + 1,
  };
}
